import { describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import { peopleOnly, rolePermissions, roles } from '../../../generated/permissions.ts';
import type { Permission, Role } from '../../../generated/permissions.ts';
import { ROLE_TABLE } from './role-table.ts';

describe('the table of roles', () => {
  it('is what the contract says', () => {
    const names = Object.keys(roles) as Role[];
    const stated = [...ROLE_TABLE].map(([permission, given]) => [permission, names.filter((role) => given.has(role))]);
    const generated = [...new Set(Object.values(rolePermissions).flat())].map((permission) => [
      permission,
      names.filter((role) => rolePermissions[role].includes(permission)),
    ]);
    expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(stated));
  });

  it('lets the auditor read everything, and change nothing but what is the own', () => {
    const table = Object.values(operatorOperations);
    const permissionsOf = (chosen: typeof table) => new Set(chosen.flatMap(({ permission }) => permission ?? []));
    const readings = permissionsOf(table.filter(({ method }) => method === 'GET'));
    const changes = permissionsOf(table.filter(({ method }) => method !== 'GET'));
    // Requests of one's own can be withdrawn, views saved, and looking as a merchant begun; the auditor has no requests.
    const own: readonly Permission[] = ['account.use', 'approvals.read', 'views.use', 'merchants.seeAs'];
    const auditor = new Set(rolePermissions.auditor);
    expect([...readings].filter((permission) => !auditor.has(permission))).toEqual([]);
    expect([...changes].filter((permission) => auditor.has(permission) && !own.includes(permission))).toEqual([]);
  });

  it('keeps decisions about requests from tokens', () => {
    const { approveRequest, refuseRequest } = operatorOperations;
    expect(peopleOnly).toEqual(expect.arrayContaining([approveRequest.permission, refuseRequest.permission]));
  });

  it('keeps keys from staff and accountants, who only read the sandbox, and the ledger from merchants', () => {
    const granted = (role: Role, prefix: string) => rolePermissions[role].filter((name) => name.startsWith(prefix));
    for (const role of ['staff', 'accountant'] as const) {
      expect([...granted(role, 'keys.'), ...granted(role, 'merchants.keys')]).toEqual([]);
      expect(granted(role, 'sandbox.')).toEqual(['sandbox.read']);
    }
    for (const role of ['owner', 'developer', 'accountant', 'staff'] as const) {
      expect([...granted(role, 'ledger.'), ...granted(role, 'audit.')]).toEqual([]);
    }
  });

  it('gives whoever registers merchants what can be set at registration', () => {
    for (const role of ROLE_TABLE.get('merchants.create') ?? []) {
      expect(rolePermissions[role]).toEqual(expect.arrayContaining(['merchants.terms', 'merchants.websites']));
    }
  });
});
