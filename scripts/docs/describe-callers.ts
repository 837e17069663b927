import type { JsonObject } from '../generate/contract.ts';
import { code } from './markdown.ts';
import { isForPeople, rolesTable, rolesWith } from './tables/roles.ts';

// Says of every operation of the operator contract who may call it, and shows the table of roles before them.

export function describeCallers(contract: JsonObject): JsonObject {
  const paths = Object.entries(contract['paths'] as Record<string, Record<string, JsonObject>>).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, withCallers(operation)])),
  ]);
  const info = contract['info'] as JsonObject;
  const description = `${String(info['description'])}\n\n## Who may do what\n\n${INTRODUCTION}\n\n${rolesTable()}`;
  return { ...contract, info: { ...info, description }, paths: Object.fromEntries(paths) as JsonObject };
}

const INTRODUCTION =
  "Roles are fixed. `owner`, `developer`, `accountant` and `staff` are a merchant's: they reach their own merchant only, and anything of another is answered as if it did not exist. The token of the gateway's environment may do everything but decide about requests for approval.";

function withCallers(operation: JsonObject): JsonObject {
  return { ...operation, description: `${String(operation['description'])}\n\n${callersText(operation)}` };
}

function callersText(operation: JsonObject): string {
  if (operation['x-public'] === true) return '**Who may call it:** everybody. It needs no token.';
  const permission = String(operation['x-permission']);
  const asked = [
    ...(operation['x-step-up'] === true ? ['Asks for the second factor if the last was over 5 minutes ago.'] : []),
    ...(operation['x-reason'] === 'required' ? ['Needs a reason (`X-Reason`).'] : []),
    ...(operation['x-four-eyes'] === undefined ? [] : ['May need the approval of a second person.']),
  ];
  return [`**Who may call it:** ${whoHas(permission, String(operation['operationId']))}`, ...asked].join(' ');
}

/** Every token may ask whose it is. Nothing else that is for people is open to tokens. */
function whoHas(permission: string, operationId: string): string {
  const names = rolesWith(permission).join(', ');
  if (operationId === 'getCaller') return `${names}, and every token.`;
  if (isForPeople(permission)) return `${names} (${code(permission)}). It is for people, not for tokens of programs.`;
  return `${names}, and tokens with ${code(permission)}.`;
}
