import type { DataOf, OrderListItem } from './body-types.ts';

/** The contract takes no smaller pages from page 11 on: page and size are signed without a separator. */
const PAGE_SIZE_MIN = 10;
const PAGE_SIZE_DEFAULT = 100;

interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The orders of all pages, one after the other; a page is fetched when its first order is asked for. */
export async function* eachOrder(
  fetchPage: (paging: Paging) => Promise<DataOf<'listOrders'>>,
  wanted: { readonly pageSize?: number },
): AsyncGenerator<OrderListItem> {
  const pageSize = Math.max(PAGE_SIZE_MIN, wanted.pageSize ?? PAGE_SIZE_DEFAULT);
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await fetchPage({ pageNum, pageSize });
    yield* page.list;
    if (pageNum >= page.totalPage || page.list.length === 0) return;
  }
}
