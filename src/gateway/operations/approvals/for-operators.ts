import { createRuleOperations } from './approval-rules.ts';
import type { RuleDependencies } from './approval-rules.ts';
import { createApprovalOperations } from './approvals.ts';
import type { ApprovalDependencies } from './approvals.ts';
import { createMerchantPreviews } from './merchant-previews.ts';
import type { MerchantPreviewsDependencies } from './merchant-previews.ts';
import { createRolePreviews } from './role-previews.ts';
import type { RolePreviewsDependencies } from './role-previews.ts';

export type ApprovalsDependencies = ApprovalDependencies &
  RuleDependencies &
  MerchantPreviewsDependencies &
  RolePreviewsDependencies;

/** Requests that wait for a second person, the rules for them, and what they would change. */
export function approvalsForOperators(deps: ApprovalsDependencies) {
  return {
    ...createApprovalOperations(deps),
    ...createRuleOperations(deps),
    ...createMerchantPreviews(deps),
    ...createRolePreviews(deps),
  };
}
