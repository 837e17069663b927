import type { OperatorAnswers } from '../../../../../../generated/operator-operations.ts';
import { merchantOf } from '../../../../domain/numbers.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext } from '../../../desk/desk-types.ts';
import { read } from '../../../shared/orders/story/story.ts';
import type { Read, Story } from '../../../shared/orders/story/story.ts';

type Note = OperatorAnswers['listNotes']['notes'][number];
type Merchant = OperatorAnswers['getMerchant'];
type Related = OperatorAnswers['listRelatedOrders'];

/** Everything that the page shows. */
export interface LoadedOrder {
  readonly story: Story;
  /** Empty for those who may not read them. */
  readonly notes: readonly Note[];
  readonly merchant: Merchant;
  readonly related: Related;
}

/** Whoever may read orders may read merchants. */
export async function loadStory({ call }: DeskContext, exchange: SignedInExchange): Promise<Read<LoadedOrder>> {
  const tradeNo = exchange.parameter;
  const merNo = merchantOf('order', tradeNo) ?? 0;
  const [story, notes, merchant, related] = await Promise.all([
    call(exchange, 'getOrder', { parameters: { tradeNo } }).then(read),
    may(exchange, 'notes.read') ? call(exchange, 'listNotes', { parameters: { tradeNo } }).then(read) : NO_NOTES,
    merNo === 0 ? null : call(exchange, 'getMerchant', { parameters: { merNo } }).then(read),
    call(exchange, 'listRelatedOrders', { parameters: { tradeNo, limit: RELATED_MAX } }).then(read),
  ]);
  if (story.kind === 'refused') return story;
  if (notes.kind === 'refused') return notes;
  if (merchant === null || merchant.kind === 'refused') return merchant ?? { ...story, ...NOT_FOUND };
  if (related.kind === 'refused') return related;
  const loaded = { story: story.value, notes: notes.value.notes, merchant: merchant.value, related: related.value };
  return { kind: 'done', value: loaded };
}

const RELATED_MAX = 10;
const NO_NOTES = { kind: 'done', value: { notes: [] } } as const;
const NOT_FOUND = { kind: 'refused', name: 'orderNotFound', detail: 'There is no such order.' } as const;
