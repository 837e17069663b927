import { objectOf, step } from './contract-view.ts';
import type { ContractView, Located } from './contract-view.ts';

// What rules ask of the operator contract.

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Unlike the merchant contract, a path may have several operations. */
export function operatorOperationsOf(view: ContractView): Located[] {
  const paths = step(view.root, 'paths');
  return Object.keys(paths.node).flatMap((path) => {
    const item = view.follow(step(paths, path));
    return METHODS.filter((method) => method in item.node).map((method) => step(item, method));
  });
}

export function nameOf({ node }: Located): string {
  return String(node['operationId']);
}

export interface PermissionView {
  readonly name: string;
  readonly roles: readonly string[];
  readonly at: Located['at'];
}

export function permissionsOf({ root }: ContractView): PermissionView[] {
  return Object.entries(objectOf(root.node['x-permissions'])).map(([name, value]) => {
    const { roles } = objectOf(value);
    return { name, roles: Array.isArray(roles) ? roles.map(String) : [], at: root.at.child(['x-permissions', name]) };
  });
}

export function sideOf({ root }: ContractView, role: string): unknown {
  return objectOf(objectOf(root.node['x-roles'])[role])['side'];
}
