import type { FoundMerchant } from '../../domain/merchants/merchant.ts';
import { closeNames } from '../../domain/search/close-names.ts';
import type { SearchMeanings } from '../../domain/search/search-text.ts';
import { maySeeMerchants } from './search-types.ts';
import type { Look, SearchDependencies, SearchHit, Within } from './search-types.ts';

const SIMILAR_MAX = 5;

export function looksForMerchants(
  { store }: SearchDependencies,
  { merchantName, merNo }: SearchMeanings,
  within: Within,
): Look[] {
  if (!maySeeMerchants(within)) return [];
  const looks: Look[] = [];
  if (merchantName !== null) {
    const search = { text: merchantName, status: null, after: 0, limit: within.limit };
    const find = async () => ({ hits: hitsOf((await store.searchMerchants(search)).merchants, 'merchantName') });
    looks.push({ matched: 'merchantName', find });
  }
  if (merNo !== null) {
    const find = async () => {
      const account = await store.findMerchant(merNo);
      return { hits: hitsOf(account === null ? [] : [account.merchant], 'merNo') };
    };
    looks.push({ matched: 'merNo', find });
  }
  return looks;
}

/** Merchants whose name is nearly the text, if none has it. */
export async function findSimilar(
  { store }: SearchDependencies,
  { meanings: { merchantName }, hits }: { readonly meanings: SearchMeanings; readonly hits: readonly SearchHit[] },
  within: Within,
): Promise<SearchHit[]> {
  const isKnown = hits.some(({ kind }) => kind === 'merchant');
  if (merchantName === null || isKnown || /[0-9]/.test(merchantName) || !maySeeMerchants(within)) return [];
  return hitsOf(closeNames(merchantName, await store.listMerchantNames(), SIMILAR_MAX), 'similarName');
}

/** By number, by a part of the name, or by nearly all of it. */
export async function merchantsNamed({ store }: SearchDependencies, text: string): Promise<readonly FoundMerchant[]> {
  if (/^[0-9]{1,10}$/.test(text)) {
    const account = await store.findMerchant(Number(text));
    if (account !== null) return [account.merchant];
  }
  const { merchants } = await store.searchMerchants({ text, status: null, after: 0, limit: SIMILAR_MAX });
  return merchants.length > 0 ? merchants : closeNames(text, await store.listMerchantNames(), SIMILAR_MAX);
}

function hitsOf(
  merchants: readonly FoundMerchant[],
  matched: Extract<SearchHit, { kind: 'merchant' }>['matched'],
): SearchHit[] {
  return merchants.map((merchant) => ({ kind: 'merchant', matched, merchant }));
}
