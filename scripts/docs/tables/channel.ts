import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeCalls } from '../../generate/describe-channel.ts';
import type { ChannelContract, DescribedCall } from '../../generate/describe-channel.ts';
import { resolveSchema, schemaProperties } from '../../generate/schema-properties.ts';
import { toWire } from '../../../src/gateway/domain/acquirers/channel-units.ts';
import { formatAmount } from '../../../src/gateway/domain/money.ts';
import channelJson from '../../../generated/channel.openapi.json' with { type: 'json' };
import { code, codeList, table } from '../markdown.ts';

// The tables and examples of the guide to acquirers, all of them from the channel contract.

const contract = channelJson as unknown as ChannelContract;

type Build = (contract: Contract) => string;

/** By the name of the placeholder. */
export const channelTables: Readonly<Record<string, Build>> = {
  'channel-calls': callsTable,
  'channel-kinds': kindsTable,
  'channel-subject': () => fieldsTable('Subject'),
  'channel-facts': () => fieldsTable('Facts'),
  'channel-actions': actionExamples,
  'channel-units': unitsTable,
  ...Object.fromEntries(
    Object.entries({ refusals: 'RefusalCode', declines: 'DeclineClass', claims: 'Claim' }).map(([name, schema]) => [
      `channel-${name}`,
      () => valuesTable(schema),
    ]),
  ),
  ...Object.fromEntries(shownCalls().map(({ name }) => [`channel-${name}`, () => exampleOf(name)])),
};

/** The feeds are long, and for few: the guide leads to the reference for them. */
function shownCalls(): DescribedCall[] {
  return describeCalls(contract).filter(({ name }) => !['changes', 'settlementReports'].includes(name));
}

function callsTable(): string {
  const rows = describeCalls(contract).map(({ name, path, kinds, answerBytesMax }) => [
    name,
    code(`/${path}`),
    String(postOf(name)['summary']),
    kinds.length === 0 ? '' : codeList(kinds),
    answerBytesMax.toLocaleString('en'),
  ]);
  return table(['Call', 'Path', 'What it is for', 'Kinds of answer', 'Bytes of the answer'], rows);
}

function kindsTable(): string {
  const kinds = describeCalls(contract).flatMap(({ answer }) => {
    const kind = schemaProperties(contract, answer).find(({ name }) => name === 'kind');
    return Object.entries((kind?.schema['x-enumDescriptions'] ?? {}) as Record<string, string>);
  });
  return table(
    ['Kind', 'What it means'],
    [...new Map(kinds)].map(([kind, meaning]) => [code(kind), meaning]),
  );
}

function fieldsTable(schema: string): string {
  const rows = schemaProperties(contract, schema).map(({ name, required, schema: own }) => [
    required ? code(name) : `${code(name)}, optional`,
    firstParagraph(String(own['description'])),
  ]);
  return table(['Field', 'What it is'], rows);
}

function valuesTable(schema: string): string {
  const values = contract.components.schemas[schema]?.['x-enumDescriptions'] as Record<string, string>;
  return table(
    ['Value', 'What it means'],
    Object.entries(values).map(([value, meaning]) => [code(value), meaning]),
  );
}

/** The same money in both versions, counted by the code that sends it. */
function unitsTable(): string {
  const rows = UNITS.map(([currency, amount]) => [
    `${formatAmount(amount, currency)} ${currency}`,
    ...[1, 2].map((version) => code(`"${toWire(amount, { currency, version })}"`)),
  ]);
  return table(['Money', 'Version 1', 'Version 2'], rows);
}

const UNITS = [
  ['USD', 1230n],
  ['JPY', 123_000n],
  ['BHD', 1230n],
  ['BTC', 50_000_000n],
] as const;

/** The address, the first thing that is sent, and the first answer to it. */
function exampleOf(name: string): string {
  const post = postOf(name);
  const [sent] = examplesAt(post, 'requestBody');
  const answers = examplesAt(post, 'responses', '200');
  const answer = answers.find((one) => one['callId'] === sent?.['callId']) ?? answers[0];
  const { path } = describeCalls(contract).find((call) => call.name === name) ?? { path: '' };
  return [`\`POST /${path}\`:`, jsonBlock(sent), 'Answer:', jsonBlock(answer)].join('\n\n');
}

/** What each action does, and one of it. */
function actionExamples(): string {
  const { discriminator } = contract.components.schemas['PayerAction'] ?? {};
  const { mapping } = discriminator as { mapping: Record<string, string> };
  return Object.values(mapping)
    .map((ref) => {
      const schema = resolveSchema(contract, { $ref: ref });
      return `${String(schema['description'])}\n\n${jsonBlock(sampleOf(schema), ' action')}`;
    })
    .join('\n\n');
}

/** A value made from the examples of its parts. */
function sampleOf(given: JsonObject): unknown {
  const schema = resolveSchema(contract, given);
  if (schema['items'] !== undefined) return [sampleOf(schema['items'] as JsonObject)];
  if (schema['properties'] === undefined) return (schema['examples'] as unknown[])[0];
  const properties = Object.entries(schema['properties'] as Record<string, JsonObject>);
  return Object.fromEntries(properties.map(([name, own]) => [name, sampleOf(own)]));
}

function postOf(name: string): JsonObject {
  const found = Object.values(contract.paths).find(({ post }) => post['operationId'] === name);
  if (found === undefined) throw new Error(`the channel contract has no call ${name}`);
  return found.post;
}

function examplesAt(post: JsonObject, ...steps: readonly string[]): JsonObject[] {
  let node = post;
  for (const step of [...steps, 'content', 'application/json', 'examples']) node = (node[step] ?? {}) as JsonObject;
  return Object.values(node as Record<string, { value: JsonObject }>).map(({ value }) => value);
}

function jsonBlock(value: unknown, label = ''): string {
  return `\`\`\`json${label}\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function firstParagraph(text: string): string {
  return text.split('\n\n')[0] ?? text;
}
