import type { OperatorContract } from './describe-operator.ts';
import { HEADER, literal } from './source-text.ts';

/** What each role may do. Which operation needs which permission stands in the table of operations. */
export function emitPermissions(contract: OperatorContract): string {
  const permissions = contract['x-permissions'] as Record<
    string,
    { description: string; roles: string[]; peopleOnly?: boolean }
  >;
  const roles = contract['x-roles'] as Record<string, { side: string; description: string }>;
  const approvals = contract['x-approvals'] as Record<
    string,
    { permission: string; merchants: boolean; always?: boolean; operator?: boolean }
  >;
  const descriptions = Object.fromEntries(Object.entries(permissions).map(([name, one]) => [name, one.description]));
  const table = Object.fromEntries(
    Object.keys(roles).map((role) => [
      role,
      Object.keys(permissions).filter((name) => permissions[name]?.roles.includes(role)),
    ]),
  );
  return [
    HEADER,
    '/** What each permission allows. */\n',
    `export const permissions = ${literal(descriptions)} as const;\n\n`,
    'export type Permission = keyof typeof permissions;\n\n',
    '/** What no token of a program can have. */\n',
    `export const peopleOnly: readonly Permission[] = ${literal(Object.keys(permissions).filter((name) => permissions[name]?.peopleOnly))};\n\n`,
    `export const roles = ${literal(roles)} as const;\n\n`,
    'export type Role = keyof typeof roles;\n\n',
    '/** What each role may do. */\n',
    `export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = ${literal(table)};\n\n`,
    '/** What may need a second person: the permission of whoever approves, whether merchants can demand it, whether it always does, and whether the operator can approve it for them. */\n',
    `export const approvalKinds = ${literal(approvals)} as const satisfies Record<\n`,
    '  string,\n  { permission: Permission; merchants: boolean; always?: boolean; operator?: boolean }\n>;\n\n',
    'export type ApprovalKind = keyof typeof approvalKinds;\n',
  ].join('');
}
