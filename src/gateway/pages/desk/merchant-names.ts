import { say } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OperatorAnswers } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { actingOf } from '../frame/acting.ts';
import type { PageRequest, SignedInExchange } from '../frame/page-types.ts';
import type { Performer } from '../../operator/perform.ts';
import type { Refused } from '../../operator/refused.ts';
import { deskOf } from './desks.ts';

// Answers have the numbers of merchants, and people know their names. Whatever the console reads, the names of the merchants in
// it are read with it, once a page; and where an operation takes a number, people may type a name.

type Perform = Performer['perform'];
type Names = OperatorAnswers['listMerchantNames'];
type Fields = Readonly<Record<string, unknown>>;

const NAMES = new WeakMap<PageRequest, Map<number, string>>();

/** Undefined if nothing that the page has read so far mentions the merchant. */
export function merchantName({ request }: Pick<SignedInExchange, 'request'>, merNo: number): string | undefined {
  return NAMES.get(request)?.get(merNo);
}

/** Its name, which leads to it; the number on hover. */
export function merchantLink(exchange: SignedInExchange, merNo: number): Html {
  const name = merchantName(exchange, merNo);
  const path = `${deskOf(exchange).folder}/merchants/${merNo}`;
  return name === undefined
    ? html`<a href="${path}">${merNo}</a>`
    : html`<a href="${path}" title="${merNo}"><bdi>${name}</bdi></a>`;
}

/** In a heading or a sentence: the name, or what stands for it as long as nobody knows it. */
export function merchantWords(exchange: SignedInExchange, merNo: number): string {
  return merchantName(exchange, merNo) ?? say`merchant ${merNo}`;
}

/** For a page about one thing, where there is room for both. */
export function merchantFact(exchange: SignedInExchange, merNo: number): Html {
  const isNamed = merchantName(exchange, merNo) !== undefined;
  return html`${merchantLink(exchange, merNo)}${isNamed && html` <span class="soft">${merNo}</span>`}`;
}

/** As the picker writes a merchant that was chosen: the name for people, the number for us. */
export function pickedText({ merNo, name }: { readonly merNo: number; readonly name: string }): string {
  return `${name} · ${merNo}`;
}

/** What a field that names a merchant shows: a number gets its name. */
export function shownMerchant(exchange: SignedInExchange, text: string): string {
  const merNo = numberIn(text);
  const name = merNo === null ? undefined : merchantName(exchange, merNo);
  return merNo === null || name === undefined ? text : pickedText({ merNo, name });
}

const DIGITS = /^[0-9]{1,12}$/;
const PICKED = / · ([0-9]{1,10})$/;

function numberIn(text: string): number | null {
  if (DIGITS.test(text)) return Number(text);
  const [, picked] = PICKED.exec(text) ?? [];
  return picked === undefined ? null : Number(picked);
}

const CANDIDATES_MAX = 5;

type Read<Given> = { readonly kind: 'read'; readonly fields: Given } | Refused;

/** The same fields, with the number of the merchant who was named. */
export async function readMerchant<Given extends Fields | null>(
  perform: Perform,
  exchange: SignedInExchange,
  fields: Given,
): Promise<Read<Given>> {
  const text = fields?.['merNo'];
  if (typeof text !== 'string' || text === '' || !isOfOperator(exchange)) return { kind: 'read', fields };
  const merNo = numberIn(text.trim());
  if (merNo !== null) return { kind: 'read', fields: { ...fields, merNo } };
  const found = await perform(
    'listMerchantNames',
    { parameters: { text: text.trim().slice(0, 100), limit: CANDIDATES_MAX }, body: null, file: undefined },
    actingOf(exchange, null),
  );
  if (found.kind === 'refused') return refuse(`is unknown: there is no merchant “${text}”`);
  const { merchants, isMore } = found.value as Names;
  const exact = merchants.filter(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const [only, ...others] = exact.length > 0 ? exact : merchants;
  if (only === undefined)
    return refuse(`is unknown: there is no merchant “${text}”; type a part of the name, or the number`);
  if (others.length === 0) return { kind: 'read', fields: { ...fields, merNo: only.merNo } };
  const choices = [only, ...others].map(({ merNo: number, name }) => `${name} (${number})`).join(', ');
  return refuse(
    `fits more than one merchant: ${choices}${isMore ? ' and others' : ''}; type more of the name, or the number`,
  );
}

function refuse(problem: string): Refused {
  const fields = [{ field: 'merNo', problem }];
  return { kind: 'refused', name: 'invalidInput', detail: `The merchant ${problem}.`, fields };
}

/** Reads the names of the merchants that the answer mentions, and of the one who was asked for. */
export async function learnNames(
  perform: Perform,
  exchange: SignedInExchange,
  { parameters, answer }: { readonly parameters: Fields; readonly answer: unknown },
): Promise<void> {
  if (!isOfOperator(exchange) || exchange.request.method === 'POST') return;
  const known = NAMES.get(exchange.request) ?? new Map<number, string>();
  NAMES.set(exchange.request, known);
  const mentioned = new Set<number>();
  mention(parameters, mentioned, 1);
  mention(answer, mentioned, DEPTH_MAX);
  const numbers = [...mentioned].filter((merNo) => !known.has(merNo)).slice(0, NUMBERS_MAX);
  if (numbers.length === 0) return;
  const call = { parameters: { numbers: numbers.map(String) }, body: null, file: undefined };
  const read = await perform('listMerchantNames', call, actingOf(exchange, null));
  if (read.kind === 'refused') return;
  for (const { merNo, name } of (read.value as Names).merchants) known.set(merNo, name);
}

/** A page of rows, and what is inside a row. */
const DEPTH_MAX = 5;
const NUMBERS_MAX = 200;

function mention(value: unknown, found: Set<number>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'merNo' && typeof inner === 'number' && inner !== OPERATOR_SIDE) found.add(inner);
    else mention(inner, found, depth - 1);
  }
}

function isOfOperator({ signedIn }: SignedInExchange): boolean {
  return signedIn.grant.merNo === OPERATOR_SIDE;
}
