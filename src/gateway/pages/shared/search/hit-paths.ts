import type { components } from '../../../../../generated/operator.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { queryPath } from '../../desk/query-path.ts';

// Where what was found leads.

type Schemas = components['schemas'];
type Shown = Pick<Exchange, 'request' | 'desk'>;

export function pathOf(exchange: Shown, hit: Schemas['SearchHit']): string {
  const { order, refund, chargeback, merchant, record, person } = hit;
  const { folder, is } = deskOf(exchange);
  if (order !== undefined) return `${folder}/orders/${order.tradeNo}`;
  if (refund !== undefined) return `${folder}/refunds/${refund.refundNo}`;
  if (chargeback !== undefined) return `${folder}/chargebacks/${chargeback.chargebackNo}`;
  if (person !== undefined) return `${folder}/${is === 'merchant' ? 'team' : 'people'}/${person.personId}`;
  if (record !== undefined) return recordPath(exchange, hit.kind, record);
  return merchant === undefined ? folder : `${folder}/merchants/${merchant.merNo}`;
}

function recordPath(
  exchange: Shown,
  kind: Schemas['SearchHit']['kind'],
  { number, merNo }: Schemas['FoundRecord'],
): string {
  const { folder, is } = deskOf(exchange);
  if (kind === 'delivery') return `${folder}/deliveries/${number}`;
  if (kind === 'approval') return `${folder}/approvals/${number}`;
  if (is === 'merchant') return `${folder}/${kind === 'request' ? 'requests' : 'links'}/${number}`;
  const merchant = `${folder}/merchants/${merNo}`;
  // The console shows a merchant's links on the merchant's page.
  return kind === 'request' ? queryPath(`${merchant}/requests`, { id: number }) : merchant;
}

/** A shop has no list of refunds: it sees which of its orders are refunded. */
export function listPath(exchange: Shown, list: Schemas['SearchList']): string {
  const { folder, is } = deskOf(exchange);
  const { from, to, merNo, amount, currency, states } = list;
  const days = { from, to, merNo };
  if (list.list === 'chargebacks') return queryPath(`${folder}/chargebacks`, { state: 'all', ...days });
  if (list.list === 'payouts') return queryPath(`${folder}/payouts`, { ...days, state: states[0] });
  if (list.list === 'refunds' && is === 'console')
    return queryPath(`${folder}/refunds`, { ...days, state: REFUND_STATES[states[0] ?? ''] });
  const state = list.list === 'refunds' ? 'refundSuccess' : states.join(',');
  return queryPath(`${folder}/orders`, { ...days, state, amountMin: amount, amountMax: amount, currency });
}

const REFUND_STATES: Readonly<Record<string, string>> = {
  failure: 'failure',
  success: 'success',
  processing: 'processing',
};
