import type { Kit } from '../kit.ts';
import type { Judged } from '../judge.ts';
import type { Relay, RelayFault } from '../relay.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { decimalsOf } from '../../units.ts';
import type { MoneyCall, Subject } from '../subject.ts';
import { numberOf } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// Between adapter and provider everything can go wrong, too. What the adapter does not know, it must not say.

const RELAY = { claims: ['payments'], position: 'relay', needs: ['relay', 'card.approved'] } as const;
const WHY = 'The provider may have taken the money. A decline lets the order fail; an approval may be wrong.';
const DELAY_BEYOND_MS = 2000;

export const RELAY_RULES: readonly Rule[] = [
  {
    ...RELAY,
    id: 'RELAY-1',
    title: "a provider's answer that is lost decides nothing, and the payment is found later",
    what: 'Drops the answers of the provider during authorize: not declined. Then inquires without a fault: approved.',
    why: WHY,
    incident: INCIDENTS.timeoutsFail,
    remedy: 'Answer `pending` or a 5xx status, and ask the provider by your own number at the next inquire.',
    run: (kit) => ensureFoundAfter(kit, 'authorize', { kind: 'dropAfter' }),
  },
  {
    ...RELAY,
    id: 'RELAY-2',
    title: 'a provider that answers after the deadline decides nothing',
    what: 'Delays the answers of the provider past the deadline. Then inquires: approved.',
    why: WHY,
    incident: INCIDENTS.timeoutIsFailure,
    remedy: "Set a timeout below the gateway's ten seconds, answer `pending`, and find the result later.",
    run: (kit) => ensureFoundAfter(kit, 'authorize', { kind: 'delay', ms: kit.deadlineMs + DELAY_BEYOND_MS }),
  },
  {
    ...RELAY,
    id: 'RELAY-3',
    title: 'a page of a proxy decides nothing, and is shown to nobody',
    what: 'Replaces the answers of the provider by a 502 page. The answer has no HTML; then inquire says approved.',
    why: WHY,
    incident: INCIDENTS.htmlAnswer,
    remedy: 'Check status and content type of the provider before you read, and write your own message.',
    run: (kit) => ensureFoundAfter(kit, 'authorize', { kind: 'badGateway' }),
  },
  {
    ...RELAY,
    id: 'RELAY-4',
    title: "a provider's answer that is cut decides nothing",
    what: 'Cuts the answers of the provider in the middle. Then inquires: approved.',
    why: WHY,
    incident: INCIDENTS.undefinedState,
    remedy: 'Take an answer that cannot be parsed as no answer.',
    run: (kit) => ensureFoundAfter(kit, 'authorize', { kind: 'cutJson' }),
  },
  {
    ...RELAY,
    id: 'RELAY-5',
    title: 'an answer about another amount is not an approval',
    what: "Changes the amount in the provider's answers to authorize: it must not be approved.",
    why: 'It is about another payment, or less was paid than asked for.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare the amount in the answer of the provider with yours before you approve.',
    run: (kit) => ensureNotApproved(kit, amountsOf),
  },
  {
    ...RELAY,
    id: 'RELAY-6',
    title: 'an answer in another currency is not an approval',
    what: "Changes the currency in the provider's answers to authorize: it must not be approved.",
    why: 'The same figure in another currency is another amount.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare the currency in the answer of the provider with yours before you approve.',
    run: (kit) => ensureNotApproved(kit, currenciesOf),
  },
  {
    ...RELAY,
    id: 'RELAY-7',
    title: 'a provider that cannot be reached is no decline, and nothing is paid behind its back',
    what: 'Drops the requests to the provider during authorize. Then cancels: cancelled; and pays with the number: declined.',
    why: 'Whatever is on the way must not arrive after the order has failed.',
    incident: INCIDENTS.droppedOut,
    remedy: 'Answer a 5xx status or `pending`, and close the number when the gateway cancels.',
    async run(kit) {
      const payment = kit.subject();
      const judged = await spoiled(kit, { kind: 'dropBefore' }, () =>
        kit.try('authorize', payment, { isSpoiled: true }),
      );
      ensureUndecided(judged, 'a provider that cannot be reached');
      const { kind } = await kit.expect('cancel', payment, ['cancelled', 'declined', 'approved', 'pending']);
      if (kind === 'cancelled') await kit.expect('authorize', payment, ['declined']);
    },
  },
  {
    ...RELAY,
    id: 'RELAY-8',
    title: 'inquire never says notFound because the provider is silent',
    what: 'Pays, then inquires about it while the requests to the provider are dropped: the result, or nothing.',
    why: 'After notFound the gateway lets the payment fail. It was paid.',
    incident: INCIDENTS.lostReference,
    remedy: 'Answer a 5xx status if the provider does not answer; the gateway asks again.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      const judged = await spoiled(kit, { kind: 'dropBefore' }, () => kit.try('inquire', payment, { isSpoiled: true }));
      const kind = judged.kind === 'answer' ? judged.answer.kind : null;
      ensure(kind !== 'notFound' && kind !== 'declined', `inquire says ${kind} while the provider is silent`);
    },
  },
  {
    ...RELAY,
    id: 'RELAY-9',
    title: 'a refund whose answer is lost at the provider is one refund',
    claims: ['payments', 'refunds'],
    what: 'Drops the answers of the provider during refund, repeats the refund, and inquires: taken, not declined.',
    why: 'The payer would get the money twice, or the refund would fail although the money is back.',
    incident: INCIDENTS.doubleRefund,
    remedy: "Send the refund number as the provider's idempotency key.",
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await ensureOneSentBack(kit, 'refund', kit.refundOf(payment, payment.amount));
    },
  },
  {
    ...RELAY,
    id: 'RELAY-10',
    title: 'a return whose answer is lost at the provider is one return',
    claims: ['payments', 'returns'],
    what: 'Drops the answers of the provider during a return, repeats the return, and inquires: taken, not declined.',
    why: 'The payer would get the money twice, or somebody would give away by hand what has already gone back.',
    incident: INCIDENTS.doubleRefund,
    remedy: "Send the number of the return as the provider's idempotency key.",
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await ensureOneSentBack(kit, 'returnMoney', kit.returnOf(payment, payment.amount));
    },
  },
];

async function spoiled(kit: Kit, fault: RelayFault, work: () => Promise<Judged>): Promise<Judged> {
  const { relay } = kit;
  if (relay === null) throw new NotRunError('it needs --relay');
  return relay.during(fault, work);
}

function ensureUndecided(judged: Judged, cause: string): void {
  if (judged.kind !== 'answer') return;
  const { kind, message } = judged.answer;
  ensure(kind !== 'declined' && kind !== 'approved', `${cause} became ${kind}`);
  ensure(!/<[a-z!/]/i.test(message), 'the message has HTML of a proxy');
}

async function ensureFoundAfter(kit: Kit, call: MoneyCall, fault: RelayFault): Promise<void> {
  const payment = kit.subject();
  const judged = await spoiled(kit, fault, () => kit.try(call, payment, { isSpoiled: true }));
  ensureUndecided(judged, 'an answer of the provider that cannot be read');
  // An adapter that asks the provider for something else first may never have sent the payment, and then ends it without one.
  const isSent = hasArrived(kit.relay, payment);
  const result = await kit.resultOf(payment);
  if (!isSent && (result === 'notFound' || result === 'declined')) return;
  ensure(result === 'approved', `the provider has taken the money, and inquire says ${result}`);
}

async function ensureOneSentBack(kit: Kit, call: 'refund' | 'returnMoney', subject: Subject): Promise<void> {
  const judged = await spoiled(kit, { kind: 'dropAfter' }, () => kit.try(call, subject, { isSpoiled: true }));
  ensureUndecided(judged, 'a lost answer of the provider');
  await kit.expect(call, subject, ['approved', 'pending']);
  const result = await kit.resultOf(subject);
  ensure(result === 'approved', `after a lost answer of the provider it is ${result}`);
}

function hasArrived(relay: Relay | null, payment: Subject): boolean {
  return relay === null || relay.carriedOut(numberOf(payment)) > 0;
}

async function ensureNotApproved(kit: Kit, valuesOf: (payment: Subject, kit: Kit) => ReadonlyMap<string, string>) {
  const payment = kit.subject();
  const before = kit.relay?.replaced() ?? 0;
  const fault: RelayFault = { kind: 'replace', values: valuesOf(payment, kit) };
  const judged = await spoiled(kit, fault, () => kit.try('authorize', payment, { isSpoiled: true }));
  if ((kit.relay?.replaced() ?? 0) === before) throw new NotRunError('the answers of the provider have no such value');
  const kind = judged.kind === 'answer' ? judged.answer.kind : null;
  ensure(kind !== 'approved', 'it was approved, although the provider answered about something else');
}

/** The amount in minor units and as a decimal number, each with another one in its place. */
function amountsOf({ amount, currency, version }: Subject): ReadonlyMap<string, string> {
  const decimals = decimalsOf(currency, version);
  const decimal = (text: string) => {
    const digits = text.padStart(decimals + 1, '0');
    return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`;
  };
  const other = String(BigInt(amount) - 1n);
  return new Map([
    [amount, other],
    [decimal(amount), decimal(other)],
    [String(Number(decimal(amount))), String(Number(decimal(other)))],
  ]);
}

function currenciesOf({ currency }: Subject, { values }: Kit): ReadonlyMap<string, string> {
  const { otherCurrency } = values;
  return new Map([
    [currency, otherCurrency],
    [currency.toLowerCase(), otherCurrency.toLowerCase()],
  ]);
}
