import type { JsonObject } from './contract.ts';
import { describeCalls, describeFields } from './describe-channel.ts';
import type { ChannelContract } from './describe-channel.ts';
import { describeRequestShape } from './describe-shape.ts';
import { compileValidators, declareValidator, refTo, VALIDATOR_TYPES } from './emit-validators.ts';
import { propertiesOf, schemaProperties } from './schema-properties.ts';
import { HEADER, literal } from './source-text.ts';

/** Call → path, schemas, kinds of answer, bounds; what is echoed; versions. */
export function emitChannelCalls(contract: ChannelContract): string {
  const calls = describeCalls(contract).map(({ name, ...rest }) => [name, rest]);
  const names = (schema: string) => schemaProperties(contract, schema).map(({ name }) => name);
  return [
    HEADER,
    '\n/** What the gateway calls at an adapter. */\n',
    `export const channelCalls = ${literal(Object.fromEntries(calls) as JsonObject)} as const;\n\n`,
    'export type ChannelCallName = keyof typeof channelCalls;\n\n',
    '/** What an answer repeats of its call. */\n',
    `export const channelEcho = ${literal(names('Echo'))} as const;\n\n`,
    '/** What an answer may say beside the result. */\n',
    `export const channelFacts = ${literal(names('Facts'))} as const;\n\n`,
    "/** What of it is about a payer, by its class: it goes with the payer's data. */\n",
    `export const personalFacts = ${literal(personalPaths(contract, refTo('Facts')))} as const;\n\n`,
    '/** The versions that the gateway speaks. */\n',
    `export const channelVersions = ${literal(contract['x-versions'])} as const;\n\n`,
    `export const CHANNEL_VERSION_HEADER = ${literal(versionHeader(contract))};\n\n`,
    '/** A call that is larger is not sent. */\n',
    `export const CALL_BYTES_MAX = ${contract['x-call-bytes-max']};\n`,
  ].join('');
}

/** The paths of a schema whose class is not `none`. */
function personalPaths(contract: ChannelContract, schema: JsonObject): string[] {
  return propertiesOf(contract, schema).flatMap(({ name, schema: own }) => {
    if (own['properties'] !== undefined) return personalPaths(contract, own).map((path) => `${name}.${path}`);
    return own['x-sensitive'] === 'none' ? [] : [name];
  });
}

/** The fields of each answer: what is not among them is ignored. */
export function emitChannelFields(contract: ChannelContract): string {
  const answers = [...new Set(describeCalls(contract).map(({ answer }) => answer)), 'Hint'];
  const trees = answers.map((name) => [name, describeFields(contract, refTo(name))]);
  return [
    HEADER,
    '\nexport type ChannelFields =\n',
    '  | { readonly required: readonly string[]; readonly fields: Readonly<Record<string, ChannelFields | null>> }\n',
    '  | { readonly items: ChannelFields | null }\n',
    '  | { readonly by: string; readonly variants: Readonly<Record<string, ChannelFields>> };\n\n',
    '/** The fields that each answer has. A part that has none of its own is null. */\n',
    `export const channelFields = ${literal(Object.fromEntries(trees) as JsonObject)} as const satisfies Record<string, ChannelFields>;\n`,
  ].join('');
}

export function emitChannelValidators(contract: ChannelContract): Promise<string> {
  const shapes = received(contract).map((name) => [name, describeRequestShape(contract, refTo(name), name)]);
  return compileValidators(contract, exchanged(contract), { shapes: Object.fromEntries(shapes) });
}

export function emitChannelValidatorTypes(contract: ChannelContract): string {
  const shaped = received(contract);
  return [
    HEADER,
    "import type { components } from './channel.ts';\n\n",
    VALIDATOR_TYPES,
    ...exchanged(contract).map((name) => declareValidator(name, shaped.includes(name))),
  ].join('');
}

/** What an adapter receives, and what the gateway receives unasked. */
function received(contract: ChannelContract): string[] {
  return [...describeCalls(contract).map(({ call }) => call), 'Hint'];
}

function exchanged(contract: ChannelContract): string[] {
  const answers = describeCalls(contract).map(({ answer }) => answer);
  return [...new Set([...received(contract), ...answers, 'DeclinedAnswer', 'Refusal'])].toSorted();
}

function versionHeader(contract: ChannelContract): string {
  const parameters = (contract.components['parameters'] ?? {}) as Record<string, JsonObject>;
  return String(parameters['Version']?.['name']);
}
