import { approvalList } from '../../shared/approvals/approval-list.ts';
import { approvalRoutes } from '../../shared/approvals/approval-routes.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';

/** What waits for a second person: lists, one request, and several at once. */
export const approvalsScreen: Screen = {
  id: 'approvals',
  routes: (context) => [listRoute(context, approvalList), ...approvalRoutes(context)],
};
