import { merchantOf } from '../numbers.ts';
import type { FileLine, LineType, SectionKind } from './file-line.ts';
import type { LineState } from './line-state.ts';

// Which item of the books a line is about, by the numbers of ours that it names. A line that could be about two is about none.

export interface NamedItem {
  /** 0: it names no merchant. */
  readonly merNo: number;
  readonly subject: string | null;
  readonly event: string | null;
  /** What the line is without looking for the item; null: the books say it. */
  readonly state: LineState | null;
  /** It names the payment that its item belongs to, instead of the item. */
  readonly through: 'refund' | 'chargeback' | null;
}

const NOTHING = { merNo: 0, subject: null, event: null, through: null } as const;
const UNKNOWN: NamedItem = { ...NOTHING, state: 'unknown' };
const NO_ITEM: NamedItem = { ...NOTHING, state: 'noItem' };
const NOT_BOOKED: NamedItem = { ...NOTHING, state: 'notBooked' };

export function itemNamedBy(line: FileLine, kind: SectionKind): NamedItem {
  // A notification has what the statement will book, and moves nothing itself.
  if (!line.isBooked || kind === 'notification') return NOT_BOOKED;
  if (kind === 'statement') return namedByBank(line);
  if (line.type === 'fee' || line.type === 'reserve') return NO_ITEM;
  const order = firstOf('order', line.references);
  const refund = firstOf('refund', line.references);
  if (line.type === 'refund' || (line.type === 'reversal' && refund !== null)) {
    if (refund !== null) return item(refund, line.type === 'refund' ? 'refund' : 'refundReversed');
    return order === null ? UNKNOWN : { ...item(order, 'refund'), through: 'refund' };
  }
  if (line.type === 'chargeback') {
    const chargeback = firstOf('chargeback', line.references);
    if (chargeback !== null) return item(chargeback, 'chargebackLost');
    return order === null ? UNKNOWN : { ...item(order, 'chargebackLost'), through: 'chargeback' };
  }
  const event = EVENTS[line.type];
  if (order === null || event === undefined) return { ...UNKNOWN, ...ownerOf(order ?? refund) };
  return item(order, event);
}

const EVENTS: Partial<Readonly<Record<LineType, string>>> = {
  payment: 'payment',
  payout: 'payout',
  reversal: 'payoutReversed',
};

interface Numbered {
  readonly number: string;
  readonly merNo: number;
}

/** What a bank moves itself: payouts and refunds, and what came back. */
function namedByBank({ references, net }: FileLine): NamedItem {
  const ours = references.flatMap((number) => numberedAs('order', number) ?? numberedAs('refund', number) ?? []);
  const [only] = ours;
  if (only === undefined || ours.length > 1) return UNKNOWN;
  const kind = merchantOf('refund', only.number) === undefined ? 'payout' : 'refund';
  return item(only, net < 0n ? kind : `${kind}Reversed`);
}

function item({ number, merNo }: Numbered, event: string): NamedItem {
  return { merNo, subject: number, event, state: null, through: null };
}

function ownerOf(numbered: Numbered | null): Pick<NamedItem, 'merNo' | 'subject'> {
  return numbered === null ? { merNo: 0, subject: null } : { merNo: numbered.merNo, subject: numbered.number };
}

function firstOf(kind: 'order' | 'refund' | 'chargeback', references: readonly string[]): Numbered | null {
  for (const number of references) {
    const found = numberedAs(kind, number);
    if (found !== null) return found;
  }
  return null;
}

function numberedAs(kind: 'order' | 'refund' | 'chargeback', number: string): Numbered | null {
  const merNo = merchantOf(kind, number);
  return merNo === undefined ? null : { number, merNo };
}
