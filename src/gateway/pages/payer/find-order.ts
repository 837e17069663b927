import { merchantOf } from '../../domain/numbers.ts';
import type { FoundOrder, PagesOptions } from './page-types.ts';
import { situationOf } from './situation.ts';

/** Null if there is no such payment, or its link has expired. */
export async function findOrder({ payer }: PagesOptions, tradeNo: string): Promise<FoundOrder | null> {
  const paid = merchantOf('order', tradeNo) === undefined ? null : await payer.find(tradeNo);
  return paid === null ? null : { paid, situation: situationOf(paid) };
}
