import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { errorPath, operationPath, pageLink } from './addresses.ts';
import { describeErrors } from './describe-errors.ts';

// Texts of the contract name operations by their paths and errors by their codes. On a page both are links.

export function linkTerms(contract: Contract, text: string, { except = '' }: { except?: string } = {}): string {
  const targets = targetsOf(contract);
  return text.replaceAll(/(?<!\[)`([^`\s]+)`(?!\])/g, (term, name: string) => {
    const path = name === except ? undefined : targets.get(name);
    return path === undefined ? term : pageLink(term, path);
  });
}

const known = new WeakMap<Contract, ReadonlyMap<string, string>>();

function targetsOf(contract: Contract): ReadonlyMap<string, string> {
  let targets = known.get(contract);
  if (targets === undefined) {
    const operations = describeOperations(contract).map(({ path, operationId }) => [path, operationPath(operationId)]);
    const errors = describeErrors(contract).map(({ code }) => [code, errorPath(code)]);
    targets = new Map([...operations, ...errors] as [string, string][]);
    known.set(contract, targets);
  }
  return targets;
}
