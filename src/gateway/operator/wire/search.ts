import type { components } from '../../../../generated/operator.ts';
import { dayText } from '../../domain/day.ts';
import type { SearchHit, SearchList } from '../../operations/search/search-types.ts';
import { momentText } from './merchant.ts';
import { isOrderEnd } from '../../domain/orders/order-list.ts';
import { chargebackToWire, listedStateToWire, orderToWire, refundToWire } from './order.ts';

type Schemas = components['schemas'];

export function hitToWire(hit: SearchHit): Schemas['SearchHit'] {
  const { kind, matched } = hit;
  switch (kind) {
    case 'order':
      return { kind, matched, order: orderToWire(hit.order) };
    case 'refund':
      return { kind, matched, refund: refundToWire(hit.refund) };
    case 'chargeback':
      return { kind, matched, chargeback: chargebackToWire(hit.chargeback) };
    case 'merchant': {
      const { merNo, name, status } = hit.merchant;
      return { kind, matched, merchant: { merNo, name, status } };
    }
    case 'person': {
      const { personId, name, email } = hit.person;
      return { kind, matched, person: { personId, name, email } };
    }
    default:
      return { kind, matched, record: recordToWire(hit) };
  }
}

type RecordHit = Extract<SearchHit, { kind: 'delivery' | 'approval' | 'request' | 'link' }>;

function recordToWire(hit: RecordHit): Schemas['FoundRecord'] {
  if (hit.kind === 'delivery') {
    const { notificationId: number, merNo, event: what, state, createdAt } = hit.delivery;
    return { number, merNo, what, state, at: momentText(createdAt) };
  }
  if (hit.kind === 'approval') {
    const { approvalNo: number, merNo, summary: what, state, createdAt } = hit.approval;
    return { number, merNo: merNo === 0 ? null : merNo, what, state, at: momentText(createdAt) };
  }
  if (hit.kind === 'request') {
    const { requestId: number, merNo, operation: what, code: state, at } = hit.request;
    return { number, merNo, what, state, at: momentText(at) };
  }
  const { linkNo: number, merNo, title: what, createdAt } = hit.link;
  return { number, merNo, what, state: hit.state, at: momentText(createdAt) };
}

export function listToWire({ list, days, states, amount, currency, merNo }: SearchList): Schemas['SearchList'] {
  const [from, to] = days === null ? [null, null] : [dayText(days.first), dayText(days.last)];
  return {
    list,
    from,
    to,
    states: states.map((state) => (isOrderEnd(state) ? state : listedStateToWire(state))),
    amount,
    currency,
    merNo,
  };
}
