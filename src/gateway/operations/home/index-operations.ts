import type { Acting } from '../../domain/audit/actor.ts';
import { readAttention } from './attention.ts';
import type { AttentionDependencies } from './attention.ts';
import { readFigures } from './figures.ts';
import type { FiguresDependencies, FiguresQuery } from './figures.ts';
import { listRelatedOrders } from '../orders/related-orders.ts';
import type { RelatedOrdersDependencies } from '../orders/related-orders.ts';
import { search } from '../search/search.ts';
import type { SearchDependencies, SearchQuery } from '../search/search-types.ts';
import { readUpkeep } from './upkeep.ts';
import { readDeclines } from './declines.ts';
import type { DeclineDependencies } from './declines.ts';

export type IndexDependencies = SearchDependencies &
  RelatedOrdersDependencies &
  FiguresDependencies &
  DeclineDependencies &
  AttentionDependencies;

/** What is read from the index of orders, and what needs a person. */
export function createIndexOperations(deps: IndexDependencies) {
  return {
    searchAll: (query: SearchQuery, acting: Acting) => search(deps, query, acting),
    listRelatedOrders: (query: Parameters<typeof listRelatedOrders>[1], acting: Acting) =>
      listRelatedOrders(deps, query, acting),
    readFigures: (query: FiguresQuery) => readFigures(deps, query),
    readDeclines: (query: Parameters<typeof readDeclines>[1]) => readDeclines(deps, query),
    readAttention: (acting: Acting) => readAttention(deps, acting),
    readUpkeep: () => readUpkeep(deps),
  };
}
