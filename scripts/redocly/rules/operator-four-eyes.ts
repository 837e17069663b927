import { contractRule, missingFrom, objectOf } from '../contract-view.ts';
import type { ContractView } from '../contract-view.ts';
import { nameOf, operatorOperationsOf } from '../operator-operations.ts';

/** What may need a second person says who that can be, and answers that it waits (I17). */
export const operatorFourEyes = contractRule((view) => {
  const kinds = Object.keys(objectOf(view.root.node['x-approvals']));
  const used = checkOperations(view, kinds);
  for (const kind of missingFrom(used, kinds)) {
    view.report(`no operation has x-four-eyes: ${kind}`, view.root.at.child(['x-approvals', kind]));
  }
  for (const kind of kinds) checkKind(view, kind);
});

/** Returns the kinds that operations have. */
function checkOperations(view: ContractView, kinds: readonly string[]): string[] {
  return operatorOperationsOf(view).flatMap((operation) => {
    const { 'x-four-eyes': kind, responses } = operation.node;
    if (kind === undefined) return [];
    if (!kinds.includes(String(kind))) {
      view.report(`${String(kind)} is not in x-approvals`, operation.at.child(['x-four-eyes']));
    }
    if (!('202' in objectOf(responses))) {
      view.report(`${nameOf(operation)} may wait for approval: it needs the response 202`, operation.at);
    }
    return [String(kind)];
  });
}

function checkKind(view: ContractView, kind: string): void {
  const at = view.root.at.child(['x-approvals', kind]);
  const { permission, merchants } = objectOf(objectOf(view.root.node['x-approvals'])[kind]);
  const name = String(permission);
  const permissions = objectOf(view.root.node['x-permissions']);
  if (typeof merchants !== 'boolean') view.report(`${kind} must say whether merchants can demand it`, at);
  if (!(name in permissions)) return view.report(`${kind} is approved with ${name}, which is no permission`, at);
  // With any other, a token cannot approve either, but it may do by itself what the permission is for.
  const isForApproval = operatorOperationsOf(view).every(({ node }) => node['x-permission'] !== permission);
  if (!isForApproval || objectOf(permissions[name])['peopleOnly'] === true) return;
  view.report(`${name} lets somebody approve: it must be peopleOnly`, view.root.at.child(['x-permissions', name]));
}
