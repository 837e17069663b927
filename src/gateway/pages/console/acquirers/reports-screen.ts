import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { REPORT_LIST } from './report-list.ts';
import { reportRoute } from './report-page.ts';

/** What acquirers say that they paid: the list, and one report with its lines. */
export const reportsScreen: Screen = {
  id: 'settlementReports',
  routes: (context) => [listRoute(context, REPORT_LIST), reportRoute(context)],
};
