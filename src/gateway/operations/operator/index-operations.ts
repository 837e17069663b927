import type { Acting } from '../../domain/actor.ts';
import { readAttention } from './attention.ts';
import { readFigures } from './figures.ts';
import type { FiguresQuery } from './figures.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { listRelatedOrders } from './related-orders.ts';
import { search } from './search.ts';
import type { SearchQuery } from './search.ts';

/** What is read from the index of orders, and what needs a person. */
export function createIndexOperations(deps: OperatorDependencies) {
  return {
    searchAll: (query: SearchQuery, acting: Acting) => search(deps, query, acting),
    listRelatedOrders: (query: Parameters<typeof listRelatedOrders>[1], acting: Acting) =>
      listRelatedOrders(deps, query, acting),
    readFigures: (query: FiguresQuery) => readFigures(deps, query),
    readAttention: (acting: Acting) => readAttention(deps, acting),
  };
}
