import { linkAmountProblem, linkTotal } from '../../domain/links/link.ts';
import { readAnswers } from '../../domain/links/link-asks.ts';
import { parseAmount, scaleOf } from '../../domain/money.ts';
import type { BeginLinkOutcome, PayerLink } from '../../operations/operations.ts';
import { formToken, isFormToken } from './csrf.ts';
import { pageHeaders, seeOther } from './page-headers.ts';
import type { PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import { readPayerCookie } from './payer-cookie.ts';
import { renderLink } from './views/link.ts';
import type { AmountError, LinkErrors, LinkView } from './views/link-view.ts';
import { readVisitor } from './visitor.ts';

// The page of a payment link. Looking at it begins nothing and holds nothing, because link previews look at it too; pressing
// its button creates an order, whose own page goes on from there.

/** A request for the page of a link, and what is needed to answer it. */
export interface LinkExchange {
  readonly options: PagesOptions;
  readonly request: PageRequest;
  readonly linkNo: string;
}

/** Each answers null if there is no such link. */
export async function showLink(exchange: LinkExchange): Promise<PageAnswer | null> {
  const found = await find(exchange);
  return found === null ? null : present(exchange, found, {});
}

export async function linkState(exchange: LinkExchange): Promise<PageAnswer | null> {
  const found = await find(exchange);
  const headers = { 'Content-Type': 'application/json' };
  if (found === null) return { status: 404, headers, body: '{"state":"gone","version":"gone"}' };
  return { status: 200, headers, body: JSON.stringify({ state: found.state, version: linkVersionOf(found) }) };
}

/** Checked in this order: the pair of cookie and token, whether the link is as the payer saw it, the amount, then the rest. */
export async function beginLink(exchange: LinkExchange): Promise<PageAnswer | null> {
  const { options, request, linkNo } = exchange;
  const form = new URLSearchParams(request.body);
  const secret = readPayerCookie(request.header('Cookie'))?.secret;
  if (!isFormToken(options.vault, { secret, tradeNo: linkNo, token: form.get('token') ?? '' })) {
    return seeOther(linkNo, '?notice=session');
  }
  const found = await find(exchange);
  if (found === null) return null;
  const typedOf = (field: string) => form.get(field) ?? '';
  const version = readVersion(form.get('version'));
  if (version !== null && version !== found.link.version) {
    return present(exchange, found, { status: 409, hasChanged: true, typedOf });
  }
  const amount = found.link.amount === null ? readAmount(found, typedOf('amount')) : null;
  const errors = answerErrors(found, typedOf, typeof amount === 'string' ? amount : undefined);
  if (typeof amount === 'string' || Object.keys(errors).length > 0) {
    return present(exchange, found, { status: 422, errors, typedOf });
  }
  const visitor = readVisitor(options, request, { merchant: found.merchant, field: undefined });
  const payer = payerOf(exchange, visitor.secret);
  const language = visitor.language.tag;
  const quantity = quantityOf(typedOf);
  const { address } = request;
  const outcome = await options.links.begin({ linkNo, payer, amount, quantity, typedOf, version, language, address });
  return answerBegun(exchange, found, { outcome, typedOf });
}

/** All that is wrong at once, so that the payer sends the form once more and not once for each field. */
function answerErrors({ link }: PayerLink, typedOf: LinkView['typedOf'], amount: AmountError | undefined): LinkErrors {
  const answers = readAnswers(link.asks, typedOf);
  const isWrong = link.amount !== null && linkTotal(link, quantityOf(typedOf)) === null;
  return {
    ...(amount !== undefined && { amount }),
    ...(isWrong && { quantity: 'wrong' }),
    ...(answers.kind === 'wrong' && answers.errors),
  };
}

/** A link without quantities has no such field. */
function quantityOf(typedOf: LinkView['typedOf']): number {
  const typed = typedOf('quantity');
  return typed === '' ? 1 : /^[0-9]{1,3}$/.test(typed) ? Number(typed) : 0;
}

/** Null if the page did not say, as those of the release before. */
function readVersion(text: string | null): number | null {
  return text === null ? null : /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
}

async function answerBegun(
  exchange: LinkExchange,
  found: PayerLink,
  { outcome, typedOf }: { outcome: BeginLinkOutcome; typedOf: LinkView['typedOf'] },
): Promise<PageAnswer | null> {
  const { linkNo } = exchange;
  switch (outcome.kind) {
    case 'begun':
      return seeOther(outcome.tradeNo);
    case 'notFound':
      return null;
    case 'limited': {
      const { retryAfterSeconds } = outcome;
      const limited = present(exchange, found, { status: 429, retryAfterSeconds });
      return { ...limited, headers: { ...limited.headers, 'Retry-After': String(retryAfterSeconds) } };
    }
    case 'starting':
      return present(exchange, found, { isStarting: true });
    case 'unavailable':
      return present(exchange, { ...found, state: 'unavailable' }, { status: 409 });
    case 'answersWrong':
      return present(exchange, found, { status: 422, errors: outcome.errors, typedOf });
    case 'changed': {
      const now = await find(exchange);
      return now === null ? null : present(exchange, now, { status: 409, hasChanged: true, typedOf });
    }
    // The page shows what has changed since the payer looked at it.
    case 'amountWrong':
    case 'held':
    case 'closed':
      return seeOther(linkNo);
  }
}

function find(exchange: LinkExchange): Promise<PayerLink | null> {
  const { options, request, linkNo } = exchange;
  const secret = readPayerCookie(request.header('Cookie'))?.secret;
  return options.links.find(linkNo, secret === undefined ? null : payerOf(exchange, secret));
}

/** Another one for each link, so that nobody can tell that they have a payer in common. */
function payerOf({ options, linkNo }: LinkExchange, secret: string): string {
  return options.vault.fingerprint(`link payer ${secret} ${linkNo}`);
}

type Shown = Partial<Pick<LinkView, 'errors' | 'typedOf' | 'hasChanged' | 'retryAfterSeconds' | 'isStarting'>> & {
  status?: number;
};

function present(exchange: LinkExchange, found: PayerLink, shown: Shown): PageAnswer {
  const { options, request, linkNo } = exchange;
  const { merchant } = found;
  const { language, secret, setCookie } = readVisitor(options, request, { merchant, field: undefined });
  const { errors = {}, typedOf = () => '', hasChanged = false, retryAfterSeconds = null, isStarting = false } = shown;
  const view: LinkView = {
    language,
    found,
    url: `${options.publicUrl()}/pay/${linkNo}`,
    token: formToken(options.vault, secret, linkNo),
    version: linkVersionOf(found),
    isSessionLost: request.query.get('notice') === 'session',
    hasChanged,
    errors,
    typedOf,
    retryAfterSeconds,
    isStarting,
  };
  const isOver = found.state === 'usedUp' || found.state === 'expired' || found.state === 'revoked';
  const status = shown.status ?? (isOver && found.own?.state !== 'succeeded' ? 410 : 200);
  return { status, headers: { ...pageHeaders(merchant), ...setCookie }, body: renderLink(view) };
}

/** Changes whenever the page would show something else. */
function linkVersionOf({ state, own, link }: PayerLink): string {
  const shown = `${state}.${link.version}`;
  return own === null ? shown : `${shown}.${own.tradeNo}.${own.state}`;
}

// Nobody types more than this.
const TYPED_LENGTH_MAX = 20;
const DECIMAL = /^([0-9]{1,9})(?:[.,]([0-9]{1,8}))?$/;

/** With a point or a comma before the decimals; thousands are not set apart, because 1.000 could mean either. */
function readAmount({ link }: PayerLink, typed: string): bigint | AmountError {
  const text = typed.slice(0, TYPED_LENGTH_MAX + 1).trim();
  if (text === '') return 'missing';
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '' || fraction.length > scaleOf(link.currency)) return 'wrong';
  const amount = parseAmount(fraction === '' ? whole : `${whole}.${fraction}`, link.currency);
  return amount === 0n ? 'wrong' : (linkAmountProblem(link, amount) ?? amount);
}
