import { contractRule, missingFrom, objectOf } from '../contract-view.ts';
import type { ContractView } from '../contract-view.ts';
import { nameOf, operatorOperationsOf, permissionsOf, sideOf } from '../operator-operations.ts';

const SIDES = ['operator', 'merchant'];

/** Every operation says who may call it (S33), and the table of roles and permissions has nothing that means nothing. */
export const operatorPermissions = contractRule((view) => {
  const roles = Object.keys(objectOf(view.root.node['x-roles']));
  const permissions = permissionsOf(view);
  for (const role of roles) {
    if (SIDES.includes(String(sideOf(view, role)))) continue;
    view.report(`the side of ${role} must be operator or merchant`, view.root.at.child(['x-roles', role]));
  }
  for (const { name, roles: given, at } of permissions) {
    if (given.length === 0) view.report(`no role has ${name}`, at);
    for (const role of missingFrom(roles, given)) view.report(`${name} names ${role}, which is no role`, at);
  }
  const names = permissions.map(({ name }) => name);
  const used = checkOperations(view, names);
  for (const name of missingFrom([...used, ...usedElsewhere(view)], names)) {
    const at = view.root.at.child(['x-permissions', name]);
    view.report(`no operation needs ${name}`, at);
  }
});

/** Returns the permissions that operations need. */
function checkOperations(view: ContractView, names: readonly string[]): string[] {
  return operatorOperationsOf(view).flatMap((operation) => {
    const { 'x-permission': permission, 'x-public': open } = operation.node;
    if (open === true && permission === undefined) return [];
    if (open === true) view.report(`${nameOf(operation)} is public: it needs no x-permission`, operation.at);
    else if (permission === undefined) view.report(`${nameOf(operation)} needs an x-permission`, operation.at);
    else if (!names.includes(String(permission))) {
      view.report(`${String(permission)} is not in x-permissions`, operation.at.child(['x-permission']));
    }
    return [String(permission)];
  });
}

/** What lets somebody approve, and what lets somebody do more by an operation that needs another permission. */
function usedElsewhere({ root }: ContractView): string[] {
  const approvals = Object.values(objectOf(root.node['x-approvals']));
  const widening = Object.entries(objectOf(root.node['x-permissions']))
    .filter(([, value]) => 'widens' in objectOf(value))
    .map(([name]) => name);
  return [...approvals.map((approval) => String(objectOf(approval)['permission'])), ...widening];
}
