import type { DataOf, OrderListItem } from './body-types.ts';

/** The orders of all pages, one after the other; a page is fetched when its first order is asked for. */
export async function* eachOrder(
  fetchPage: (pageNum: number) => Promise<DataOf<'listOrders'>>,
): AsyncGenerator<OrderListItem> {
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await fetchPage(pageNum);
    yield* page.list;
    if (pageNum >= page.totalPage || page.list.length === 0) return;
  }
}
