import { Refused } from './refusals.ts';
import { newId } from './state.ts';
import type { State, StripeObject } from './state.ts';

/** A list, newest first, from a place on. Payouts are made when somebody asks for them. */
export function readList(state: State, name: string, query: URLSearchParams): object {
  const all = listOf(state, name, query);
  if (all === undefined) throw new Refused(404, { type: 'invalid_request_error', code: 'url_invalid' });
  const newestFirst = all.toReversed();
  const limit = Number(query.get('limit') ?? 10);
  const [before, after] = [query.get('ending_before'), query.get('starting_after')];
  const placeOf = (id: string) => newestFirst.findIndex((object) => object.id === id);
  const rest =
    before !== null
      ? newestFirst.slice(0, placeOf(before))
      : newestFirst.slice(after === null ? 0 : placeOf(after) + 1);
  // Before a place, those that are next to it.
  const data = before === null ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', url: `/v1/${name}`, has_more: rest.length > data.length, data };
}

function listOf(state: State, name: string, query: URLSearchParams): readonly StripeObject[] | undefined {
  const [from, to] = [Number(query.get('created[gte]') ?? 0), Number(query.get('created[lte]') ?? Infinity)];
  const isAsked = ({ created }: StripeObject) => created >= from && created <= to;
  if (name === 'payment_intents') return state.intents.all().filter(isAsked);
  if (name === 'refunds') {
    const intent = query.get('payment_intent');
    return state.refunds.all().filter(({ payment_intent: of }) => of === intent);
  }
  if (name === 'events') {
    const types = [...query].filter(([key]) => key.startsWith('types')).map(([, type]) => type);
    return state.events.all().filter((event) => isAsked(event) && types.includes(String(event['type'])));
  }
  if (name === 'balance_transactions') return bookedOf(state, query.get('payout'));
  if (name !== 'payouts') return undefined;
  payOut(state);
  return state.payouts.all();
}

function bookedOf({ booked, charges, refunds, disputes }: State, payout: string | null): StripeObject[] {
  const sourceOf = (id: string) => charges.get(id) ?? refunds.get(id) ?? disputes.get(id) ?? id;
  const lines = booked.all().filter((line) => line.payout === payout);
  return lines.map((line) => ({ ...line, source: sourceOf(line.source) }));
}

/** One for each currency, of all that was booked since the last one, with a booking of its own. */
function payOut({ booked, payouts }: State): void {
  const open = booked.all().filter(({ payout }) => payout === null);
  for (const currency of new Set(open.map((line) => line.currency))) {
    const lines = open.filter((line) => line.currency === currency);
    const amount = lines.reduce((sum, { net }) => sum + net, 0);
    const rest = { automatic: true, method: 'standard', type: 'bank_account', source_type: 'card', status: 'paid' };
    const arrival = Math.floor(Date.now() / 1000);
    const known = { arrival_date: arrival, reconciliation_status: 'completed' };
    const payout = payouts.add({ id: newId('po'), object: 'payout', amount, currency, ...rest, ...known });
    const kind = { type: 'payout', reporting_category: 'payout', status: 'available', fee_details: [] };
    const own = { amount: -amount, fee: 0, net: -amount, currency, source: payout.id, available_on: arrival };
    const line = booked.add({ id: newId('txn'), object: 'balance_transaction', payout: null, ...own, ...kind });
    for (const { id } of [...lines, line]) booked.change(id, { payout: payout.id });
  }
}
