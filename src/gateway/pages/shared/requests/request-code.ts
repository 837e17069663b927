import { calls } from '../../../../../generated/calls.ts';
import { operations } from '../../../../../generated/operations.ts';
import type { OperationId } from '../../../../../generated/operations.ts';
import type { OperationRule } from '../../../../protocol/operation-rule.ts';
import { signedText } from '../../../../protocol/signed-text.ts';
import type { RequestStory } from './request-words.ts';

// A request as a program that signs it and sends it again. The key is named, never written. In the sandbox it runs as it stands:
// with test values in place of what is masked, and a new order number each time. In live mode nothing is made up: an order number
// that was used is refused, and what is masked must be filled in.

type Fields = Readonly<Record<string, unknown>>;

export interface RequestCode {
  readonly curl: string;
  readonly typeScript: string;
}

interface CodePlace {
  readonly publicUrl: string;
  readonly mode: 'sandbox' | 'live';
}

/** Null if the body was not kept, or must not be pasted. */
export function codeOf(story: RequestStory, place: CodePlace): RequestCode | null {
  const rule = (operations as Readonly<Record<string, OperationRule>>)[story.request.operation];
  const { sample } = story;
  if (sample === null || rule === undefined) return null;
  const isNew = sample.createsOrder && place.mode === 'sandbox';
  const fields = { ...(JSON.parse(sample.body) as Fields), ...(isNew && { merOrderNo: ORDER }) };
  const source = { ...place, story, rule, fields, isNew, referer: refererOf(story, rule) };
  if (hasControls([sample.body, source.referer, kindOf(story, rule)])) return null;
  return { curl: curlOf(source), typeScript: typeScriptOf(source) };
}

interface Source extends CodePlace {
  readonly story: RequestStory;
  readonly rule: OperationRule;
  readonly fields: Fields;
  readonly isNew: boolean;
  readonly referer: string;
}

// Where the program puts a value of its own. No text that people type has these characters.
const ORDER = '\uE000ORDER\uE000';
const SIGN = '\uE000SIGN\uE000';
const NEW_KEY = '\uE000KEY\uE000';

const NO_REFERER = '<a page of your website>';

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Anybody can send such a request. Characters that steer a terminal are in no true one, and would run what follows them. */
function hasControls([body = '', ...texts]: readonly string[]): boolean {
  let found = texts.some((text) => CONTROLS.test(text));
  JSON.parse(body, (name, value: unknown) => {
    found ||= CONTROLS.test(name) || (typeof value === 'string' && CONTROLS.test(value));
    return value;
  });
  return found;
}

/** For a POSIX shell, which signs it on Linux and macOS. */
function curlOf({ rule, fields, story, referer, isNew, ...place }: Source): string {
  const { selector, signature } = rule;
  const headers = ['Content-Type: application/json'];
  // A card payment has an empty kind.
  const kind = kindOf(story, rule);
  if (selector?.in === 'header' && kind !== '') headers.push(`${selector.name}: ${kind}`);
  if (rule.referer) headers.push(`Referer: ${referer}`);
  const sendsKey = needsKey(story, rule) && place.mode === 'sandbox';
  if (sendsKey) headers.push(`Idempotency-Key: ${NEW_KEY}`);
  const text = signedText(signature.fields, fields);
  return [
    ...notesOf(story, { ...place, rule, referer, sendsKey }).map((note) => `# ${note}`),
    ...(isNew ? ['ORDER="AGAIN-$(openssl rand -hex 6)"'] : []),
    ...(sendsKey ? ['KEY=$(openssl rand -hex 16)'] : []),
    `SIGN=$(printf %s ${shellWord(text)}"$TOLLGATE_KEY" | openssl md5 | awk '{ print toupper($NF) }')`,
    [
      `curl -sS ${shellWord(place.publicUrl + rule.path)}`,
      ...headers.map((header) => `-H ${shellWord(header)}`),
      `-d ${shellWord(JSON.stringify({ ...fields, sign: SIGN }, null, 2))}`,
    ].join(' \\\n  '),
  ].join('\n');
}

function typeScriptOf({ rule, fields, story, referer, ...place }: Source): string {
  const { merNo, version, ...rest } = fields;
  const { defaults } = calls[rule.operationId as OperationId];
  const body = version === undefined || version === defaults['version'] ? rest : { version, ...rest };
  const method = rule.selector?.in === 'header' ? `${JSON.stringify(story.variant ?? kindOf(story, rule))}, ` : '';
  return [
    ...notesOf(story, { ...place, rule, referer, sendsKey: true }).map((note) => `// ${note}`),
    `import { createClient } from '@tollgate/kit/client';`,
    '',
    'const client = createClient({',
    `  baseUrl: ${JSON.stringify(place.publicUrl)},`,
    `  merNo: ${String(merNo)},`,
    `  key: process.env.TOLLGATE_KEY ?? '',`,
    `  referer: ${JSON.stringify(referer)},`,
    '});',
    '',
    `const answer = await client.${rule.operationId}(${method}${literal(body)});`,
    'console.log(answer);',
  ].join('\n');
}

/** A refund names an order: the same once more is refused unless it has a key of its own. The client always sends one. */
function needsKey({ sample }: RequestStory, { headers }: OperationRule): boolean {
  return sample?.createsOrder === false && headers.includes('Idempotency-Key');
}

/** The header's value that names the kind of a request, as the contract has it, or else as it came. */
function kindOf({ variant, headers }: RequestStory, { selector, variants }: OperationRule): string {
  const known = variants[variant ?? '']?.value;
  return known ?? headers.find(({ name }) => name === selector?.name)?.value ?? '';
}

/** The client wants one for every request, and sends it where the contract does. */
function refererOf({ headers }: RequestStory, { referer }: OperationRule): string {
  const sent = headers.find(({ name }) => name === 'Referer')?.value;
  // The log leaves its query out, and says so.
  if (sent !== undefined) return sent.replace(/\??…$/, '');
  return referer ? NO_REFERER : 'https://shop.example/';
}

/** What to know before it is run, in English like the code around it. Nothing that came with the request is in it, so that it cannot add lines. */
function notesOf(
  story: RequestStory,
  { mode, rule, referer, sendsKey }: Pick<Source, 'mode' | 'rule' | 'referer'> & { readonly sendsKey: boolean },
): string[] {
  const { sample, request } = story;
  const isRepeat = needsKey(story, rule);
  const isNew = sample?.createsOrder === true;
  const notes: readonly (readonly [text: string, isTrue: boolean])[] = [
    ['Set TOLLGATE_KEY to your merchant key.', true],
    ['The order number is new each time.', isNew && mode === 'sandbox'],
    ['Its order number was used: choose another.', isNew && mode === 'live' && request.result === 'ok'],
    ['Each run is a refund of its own.', isRepeat && sendsKey],
    [
      'It was accepted: to refund once more, add a new Idempotency-Key.',
      isRepeat && !sendsKey && request.result === 'ok',
    ],
    [MASKED[mode], sample !== null && sample.replaced.length > 0],
    ['It had no Referer: fill in a page of your website.', rule.referer && referer === NO_REFERER],
  ];
  return notes.flatMap(([text, isTrue]) => (isTrue ? [text] : []));
}

const MASKED = {
  sandbox: 'Test values stand for what is masked.',
  live: 'Fill in what is in <angle brackets>: it is masked.',
};

/** An object as people write it, without quotation marks around names. */
function literal(fields: Fields): string {
  return JSON.stringify(fields, null, 2)
    .replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(JSON.stringify(ORDER), () => '`AGAIN-${crypto.randomUUID().slice(0, 12)}`');
}

/** One word, whatever came; our own values are put in by the shell. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
    .replaceAll(ORDER, () => `'"$ORDER"'`)
    .replaceAll(NEW_KEY, () => `'"$KEY"'`)
    .replaceAll(SIGN, () => `'"$SIGN"'`);
}
