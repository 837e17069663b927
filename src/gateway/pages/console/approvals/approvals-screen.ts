import { showApprovals } from '../../desk/approvals/approval-list.ts';
import { approvalRoutes } from '../../desk/approvals/approval-routes.ts';
import type { Screen } from '../../desk/desk-types.ts';

/** What waits for a second person: lists, one request, and several at once. */
export const approvalsScreen: Screen = {
  id: 'approvals',
  routes: ({ call }) => [{ path: '', show: (exchange) => showApprovals(call, exchange) }, ...approvalRoutes(call)],
};
