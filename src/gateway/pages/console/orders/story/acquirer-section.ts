import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import { isoDecimalsOf } from '../../../../domain/iso-decimals.ts';
import { scaleOf } from '../../../../domain/money.ts';
import { amountWords } from '../../../design/written.ts';
import { CONSOLE, SCREENS } from '../../../desk/console-navigation.ts';
import { may } from '../../../desk/desk-types.ts';
import { copyable, facts, section } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Story } from '../../../shared/orders/story/story.ts';
import { numberLink } from '../../number-links.ts';

// Where the order, its attempts and its refunds were sent, and what else the acquirer answered. It decides nothing.

type Try = NonNullable<Story['acquirerTries']>[number];
type Facts = components['schemas']['Facts'];

export function acquirerSection(exchange: SignedInExchange, { order, acquirerTries = [] }: Story): Html {
  if (acquirerTries.length === 0) return NOTHING;
  const isAlone = acquirerTries.length === 1;
  return section(
    'Acquirer',
    html`<div class="stack">
      ${acquirerTries.map((one) => html`${!isAlone && html`<h3>${titleOf(one, order.tradeNo)}</h3>`} ${tryFacts(exchange, one)}`)}
    </div>`,
    { id: 'acquirer' },
  );
}

function titleOf({ number, attempt }: Try, tradeNo: string): Value {
  if (number !== tradeNo) return html`Refund ${numberLink(number)}`;
  return attempt === null ? 'The order' : `Attempt ${attempt}`;
}

function tryFacts(exchange: SignedInExchange, { acquirer, contractVersion, notSent, facts: given }: Try): Html {
  const path = `${CONSOLE}${SCREENS.channels.path}/${acquirer}`;
  return facts([
    [
      notSent === null ? 'Sent to' : 'Not sent to',
      may(exchange, 'channels.read') ? html`<a href="${path}">${acquirer}</a>` : acquirer,
    ],
    ['Reason', notSent !== null && notSent !== '' && html`<bdi>${notSent}</bdi>`],
    ...(given === null ? [] : factPairs(given, contractVersion)),
  ]);
}

const DECLINES: Readonly<Record<NonNullable<Facts['decline']>['class'], string>> = {
  soft: 'soft: another try later may succeed',
  hard: 'hard: never with this card or account',
  fraud: 'suspected fraud',
  limit: 'a limit is used up',
  technical: 'technical: it did not reach the bank',
};

function factPairs(given: Facts, contractVersion: number): (readonly [string, Value])[] {
  const { decline, threeDSecure, fee } = given;
  return [
    ["Acquirer's number", given.acquirerReference !== undefined && copyable(given.acquirerReference)],
    ['ARN', given.arn !== undefined && copyable(given.arn)],
    ["Network's number", given.networkTransactionId !== undefined && copyable(given.networkTransactionId)],
    ['Authorisation code', given.authorisationCode !== undefined && copyable(given.authorisationCode)],
    ['Decline', decline && DECLINES[decline.class]],
    ["Network's code", decline?.schemeCode],
    ["Network's advice", decline?.adviceCode],
    ['3-D Secure', threeDSecure && threeDSecureWords(threeDSecure)],
    ["Directory server's number", threeDSecure?.dsTransId !== undefined && copyable(threeDSecure.dsTransId)],
    ['Address check', given.addressCheck],
    ['Security code check', given.securityCodeCheck],
    ["Acquirer's fee", fee && feeWords(fee, contractVersion)],
  ];
}

/** Such as `2.2.0, ECI 05, the payer's bank is liable`. */
function threeDSecureWords({ version, eci, liability }: NonNullable<Facts['threeDSecure']>): string {
  const liable = liability && (liability === 'issuer' ? "the payer's bank is liable" : 'the merchant is liable');
  return [version, eci && `ECI ${eci}`, liable].filter(Boolean).join(', ');
}

/** In the units of the version in which it was sent: hundredths in the first, those of ISO 4217 later. */
function feeWords({ amount, currency }: NonNullable<Facts['fee']>, contractVersion: number): string {
  const decimals = contractVersion === 1 ? scaleOf(currency) : (isoDecimalsOf(currency) ?? scaleOf(currency));
  const isNegative = amount.startsWith('-');
  const digits = amount.replace('-', '').padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const decimal = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return amountWords(`${isNegative ? '-' : ''}${decimal}`, currency);
}
