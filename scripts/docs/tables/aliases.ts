import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { code, codeList, table } from '../markdown.ts';

/** Alternative spellings in requests, over all operations. */
export function aliasesTable(contract: Contract): string {
  const operations = describeOperations(contract);
  const fields = Object.assign({}, ...operations.map((operation) => operation.aliases)) as Record<string, string[]>;
  const rows = Object.entries(fields).map(([field, spellings]) => {
    const users = operations.filter((operation) => operation.aliases[field] !== undefined);
    return [code(field), codeList(spellings), codeList(users.map((operation) => operation.path))];
  });
  return table(['Field', 'Also taken as', 'By'], rows);
}
