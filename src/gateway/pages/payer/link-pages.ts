import { linkAmountProblem } from '../../domain/links/link.ts';
import { parseAmount, scaleOf } from '../../domain/money.ts';
import type { BeginLinkOutcome, PayerLink } from '../../operations/operations.ts';
import { formToken, isFormToken } from './csrf.ts';
import { pageHeaders, seeOther } from './page-headers.ts';
import type { PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import { readPayerCookie } from './payer-cookie.ts';
import { renderLink } from './views/link.ts';
import type { AmountError, LinkView } from './views/link-view.ts';
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

/** Checked in this order: the pair of cookie and token, the amount, then what the operation checks. */
export async function beginLink(exchange: LinkExchange): Promise<PageAnswer | null> {
  const { options, request, linkNo } = exchange;
  const form = new URLSearchParams(request.body);
  const secret = readPayerCookie(request.header('Cookie'))?.secret;
  if (!isFormToken(options.vault, { secret, tradeNo: linkNo, token: form.get('token') ?? '' })) {
    return seeOther(linkNo, '?notice=session');
  }
  const found = await find(exchange);
  if (found === null) return null;
  const typed = form.get('amount') ?? '';
  const amount = found.link.amount === null ? readAmount(found, typed) : null;
  if (typeof amount === 'string') return present(exchange, found, { status: 422, error: amount, typed });
  const visitor = readVisitor(options, request, { merchant: found.merchant, field: undefined });
  const payer = payerOf(exchange, visitor.secret);
  const language = visitor.language.tag;
  const outcome = await options.links.begin({ linkNo, payer, amount, language, address: request.address });
  return answerBegun(exchange, found, outcome);
}

function answerBegun(exchange: LinkExchange, found: PayerLink, outcome: BeginLinkOutcome): PageAnswer | null {
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

type Shown = Partial<Pick<LinkView, 'error' | 'typed' | 'retryAfterSeconds' | 'isStarting'>> & { status?: number };

function present(exchange: LinkExchange, found: PayerLink, shown: Shown): PageAnswer {
  const { options, request, linkNo } = exchange;
  const { merchant } = found;
  const { language, secret, setCookie } = readVisitor(options, request, { merchant, field: undefined });
  const { error = null, typed = '', retryAfterSeconds = null, isStarting = false } = shown;
  const view: LinkView = {
    language,
    found,
    url: `${options.publicUrl()}/pay/${linkNo}`,
    token: formToken(options.vault, secret, linkNo),
    version: linkVersionOf(found),
    isSessionLost: request.query.get('notice') === 'session',
    error,
    typed,
    retryAfterSeconds,
    isStarting,
  };
  const isOver = found.state === 'usedUp' || found.state === 'expired' || found.state === 'revoked';
  const status = shown.status ?? (isOver && found.own?.state !== 'succeeded' ? 410 : 200);
  return { status, headers: { ...pageHeaders(merchant), ...setCookie }, body: renderLink(view) };
}

/** Changes whenever the page would show something else. */
function linkVersionOf({ state, own }: PayerLink): string {
  return own === null ? state : `${state}.${own.tradeNo}.${own.state}`;
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
