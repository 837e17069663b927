import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { errorPath, operationPath, pageLink } from './addresses.ts';
import { describeErrors } from './describe-errors.ts';
import type { DocsPage } from './page.ts';

// Texts of the contract name operations by their paths and errors by their codes. On a page both are links.

export function linkTerms(contract: Contract, pages: readonly DocsPage[]): DocsPage[] {
  const targets = targetsOf(contract);
  return pages.map((page) => {
    // Blocks of code and headings stay as they are.
    const parts = page.markdown.split(/(^```[^]*?^```$)/m);
    const linked = parts.map((part, index) => (index % 2 === 1 ? part : linkLines(part, targets, page.path)));
    return { ...page, markdown: linked.join('') };
  });
}

function linkLines(text: string, targets: ReadonlyMap<string, string>, own: string): string {
  return text.replaceAll(/^(?!#).*$/gm, (line) =>
    line.replaceAll(/(?<!\[)`([^`\s]+)`(?!\])/g, (term, name: string) => {
      const path = targets.get(name);
      return path === undefined || path === own ? term : pageLink(term, path);
    }),
  );
}

function targetsOf(contract: Contract): ReadonlyMap<string, string> {
  return new Map([
    ...describeOperations(contract).map(({ path, operationId }) => [path, operationPath(operationId)] as const),
    ...describeErrors(contract).map(({ code }) => [code, errorPath(code)] as const),
  ]);
}
