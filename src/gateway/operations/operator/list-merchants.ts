import { OPERATOR_SIDE } from '../../domain/actor.ts';
import type { Grant } from '../../domain/actor.ts';
import { isFound } from '../../domain/merchant.ts';
import type { Merchant, MerchantSearch } from '../../domain/merchant.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

interface MerchantList {
  readonly merchants: readonly Merchant[];
  readonly next: number | null;
}

export function createMerchantLists({ store }: Pick<OperatorDependencies, 'store'>) {
  async function findExact({ text, status, after }: MerchantSearch): Promise<Merchant[]> {
    const isNumber = after === 0 && text !== null && /^[1-9][0-9]{0,9}$/.test(text);
    const found = isNumber ? await store.findMerchant(Number(text)) : null;
    return found !== null && isFound(found.merchant, { text, status }) ? [found.merchant] : [];
  }

  async function listOwn(merNo: number, search: MerchantSearch): Promise<MerchantList> {
    const own = merNo > search.after ? await store.findMerchant(merNo) : null;
    return { merchants: own !== null && isFound(own.merchant, search) ? [own.merchant] : [], next: null };
  }

  return {
    /** By number, except that a merchant whose number is the text comes first. */
    async listMerchants(search: MerchantSearch, { merNo }: Pick<Grant, 'merNo'>): Promise<MerchantList> {
      const { text, status, after, limit } = search;
      if (merNo !== OPERATOR_SIDE) return listOwn(merNo, search);
      if (text !== null || status !== null) {
        const exact = await findExact(search);
        const { merchants, next } = await store.searchMerchants({ ...search, limit: limit - exact.length });
        return { merchants: [...exact, ...merchants], next };
      }
      // One more than requested shows whether there is a next page.
      const found = await store.listMerchants({ after, limit: limit + 1 });
      const merchants = found.slice(0, limit);
      return { merchants, next: found.length > limit ? (merchants.at(-1)?.merNo ?? null) : null };
    },
  };
}
