import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { bulkTakeRoute } from './exception-bulk.ts';
import {
  askRoute,
  assignRoute,
  creditRoute,
  dueRoute,
  noteRoute,
  reopenRoute,
  returnRoute,
  takeRoute,
  writeOffRoute,
} from './exception-forms.ts';
import { EXCEPTION_LIST } from './exception-list.ts';
import { matchRoute } from './exception-match.ts';
import { exceptionRoute } from './exception-page.ts';

/** What acquirers, banks and the books do not agree on: the work list, one exception, and what people do about it. */
export const exceptionsScreen: Screen = {
  id: 'exceptions',
  routes: (context) => [
    listRoute(context, EXCEPTION_LIST),
    bulkTakeRoute(context),
    exceptionRoute(context),
    takeRoute(context),
    assignRoute(context),
    dueRoute(context),
    noteRoute(context),
    askRoute(context),
    matchRoute(context),
    writeOffRoute(context),
    returnRoute(context),
    creditRoute(context),
    reopenRoute(context),
  ],
};
