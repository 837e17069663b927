import type { OrderList, OrderListItem } from '../../generated/bodies.ts';

/** From page 11 on the contract allows no smaller pages: page and size are signed without a separator. */
const PAGE_SIZE_MIN = 10;
const PAGE_SIZE_DEFAULT = 100;

interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The orders of all pages in turn. Each page is fetched when its first order is needed. */
export async function* eachOrder(
  fetchPage: (paging: Paging) => Promise<OrderList>,
  wanted: { readonly pageSize?: number },
): AsyncGenerator<OrderListItem> {
  const pageSize = Math.max(PAGE_SIZE_MIN, wanted.pageSize ?? PAGE_SIZE_DEFAULT);
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await fetchPage({ pageNum, pageSize });
    yield* page.list;
    if (pageNum >= page.totalPage || page.list.length === 0) return;
  }
}
