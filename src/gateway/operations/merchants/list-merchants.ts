import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Grant } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { isFound, isNamed } from '../../domain/merchants/merchant.ts';
import type { Merchant, MerchantLists, MerchantSearch, NamedMerchant } from '../../domain/merchants/merchant.ts';

interface MerchantList {
  readonly merchants: readonly Merchant[];
  readonly next: number | null;
}

interface MerchantNames {
  readonly merchants: readonly NamedMerchant[];
  readonly isMore: boolean;
}

export interface NamesQuery {
  /** Empty for all. */
  readonly numbers: readonly number[];
  readonly text: string | null;
  readonly limit: number;
}

export interface ListMerchantsDependencies {
  readonly store: MerchantLists & Pick<MerchantStore, 'findMerchant' | 'listMerchants'>;
}

export function createMerchantLists({ store }: ListMerchantsDependencies) {
  async function findExact({ text, status, after }: MerchantSearch): Promise<Merchant[]> {
    const isNumber = after === 0 && text !== null && /^[1-9][0-9]{0,9}$/.test(text);
    const found = isNumber ? await store.findMerchant(Number(text)) : null;
    return found !== null && isFound(found.merchant, { text, status }) ? [found.merchant] : [];
  }

  async function listOwn(merNo: number, search: MerchantSearch): Promise<MerchantList> {
    const own = merNo > search.after ? await store.findMerchant(merNo) : null;
    return { merchants: own !== null && isFound(own.merchant, search) ? [own.merchant] : [], next: null };
  }

  /** One more than is returned shows whether there are others. */
  async function findNames({ text, numbers, limit }: NamesQuery): Promise<readonly NamedMerchant[]> {
    if (numbers.length > 0) return store.readMerchantNames(numbers);
    return text === null
      ? (await store.listMerchants({ after: 0, limit: limit + 1 })).map(({ merNo, name }) => ({ merNo, name }))
      : store.findMerchantNames({ text, limit: limit + 1 });
  }

  return {
    async listMerchantNames(query: NamesQuery, { merNo }: Pick<Grant, 'merNo'>): Promise<MerchantNames> {
      const { text, numbers } = query;
      if (merNo === OPERATOR_SIDE) {
        const found = await findNames(query);
        const limit = Math.max(query.limit, numbers.length);
        return { merchants: found.slice(0, limit), isMore: found.length > limit };
      }
      const own = await store.readMerchantNames([merNo]);
      const isAsked = (one: NamedMerchant) =>
        (numbers.length === 0 || numbers.includes(one.merNo)) && (text === null || isNamed(one, text));
      return { merchants: own.filter(isAsked), isMore: false };
    },
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
