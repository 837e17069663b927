import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code, decisionMark, table } from '../markdown.ts';
import { errorLink, errorPath, operationPath, pageLink } from './addresses.ts';
import { refusalsOf } from './describe-answers.ts';
import { describeErrors } from './describe-errors.ts';
import type { DescribedError } from './describe-errors.ts';
import { errorExample } from './error-example.ts';
import { guideLink, guidesAbout } from './guide-links.ts';
import type { DocsPage } from './page.ts';
import { sections } from './page-sections.ts';
import { bullets, jsonFence, plain } from './sentences.ts';

// One page for each error code, and an index of them.

const SOURCE = 'openapi/components/schemas/ErrorCode.yaml';

export function errorPages(contract: Contract): DocsPage[] {
  const errors = describeErrors(contract);
  const operations = describeOperations(contract);
  return [indexPage(errors), ...errors.map((error) => errorPage(contract, operations, error))];
}

function indexPage(errors: readonly DescribedError[]): DocsPage {
  const rows = errors.map((error) => [errorLink(error.code), String(error.httpStatus), error.meaning, error.remedy]);
  return {
    path: 'errors',
    title: 'Error codes',
    description: `All ${errors.length} error codes: what each means, why it happens and what to do.`,
    keywords: ['error', 'code', 'refused', 'failure', 'message'],
    source: SOURCE,
    section: 'errors',
    markdown: [
      'Every response has a `code`. `00000` means that the request was accepted; anything else is one of these. A refusal changes nothing. Its `Link` header has the address of the page about its code:',
      '```http\nLink: </docs/errors/10002/>; rel="help"\n```',
      table(['Code', 'HTTP', 'Meaning', 'What to do'], rows),
      `${guideLink('errors')} explains the order of the checks and what to do after each kind of failure.`,
    ].join('\n\n'),
  };
}

function errorPage(contract: Contract, operations: readonly DescribedOperation[], error: DescribedError): DocsPage {
  return {
    path: errorPath(error.code),
    title: `${error.code}: ${error.meaning.replace(/\.$/, '')}`,
    description: plain(error.cause),
    keywords: [error.code, error.name, `error ${error.code}`],
    source: SOURCE,
    section: 'errors',
    markdown: sections([
      ['', introduction(error)],
      ['How to fix it', error.fix],
      ['Wrong and right', errorExample(contract, operations, error)],
      ['Likely causes', ['The most frequent first:', bullets(error.causes)].join('\n\n')],
      ['Is it safe to retry?', error.retry],
      ['The response', answers(contract, error)],
      ['Operations that return it', operationList(contract, operations, error)],
      ['Related guides', bullets(guidesAbout(errorPath(error.code)))],
    ]),
  };
}

function introduction({ code: errorCode, httpStatus, decision }: DescribedError): string {
  return `It comes with HTTP ${httpStatus}. ${decisionMark(decision, code(errorCode))}`.trim();
}

/** Every example of the contract with this code: `message` begins with the meaning, and may say more. */
function answers(contract: Contract, error: DescribedError): string {
  const examples = Object.values(contract.components.examples).filter(
    ({ value }) => (value as { code?: string }).code === error.code && (value as { data?: unknown }).data === undefined,
  );
  const blocks = examples.map(({ value }) => jsonFence(value));
  const about =
    error.name === 'invalidInput'
      ? 'After its first sentence, `message` names up to 20 problems. Each has the form `field: problem; rule`, and the field of a list item is written `productInfoList[0].price`. It never repeats card data or keys.'
      : '`message` may say more than this, and may be reworded. Act on `code` only.';
  return [about, ...blocks].join('\n\n');
}

function operationList(contract: Contract, operations: readonly DescribedOperation[], error: DescribedError): string {
  const answering = operations.filter((operation) =>
    refusalsOf(contract, operation).some((refusal) => refusal.code === error.code),
  );
  if (answering.length === operations.length) return `All of them: ${answering.map(operationLink).join(', ')}.`;
  return bullets(answering.map((operation) => `${operationLink(operation)}: ${String(operation.post['summary'])}`));
}

function operationLink({ operationId, path }: DescribedOperation): string {
  return pageLink(code(path), operationPath(operationId));
}
