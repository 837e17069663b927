import type { Contract, JsonObject } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code } from '../markdown.ts';
import { operationPath, pageLink } from './addresses.ts';
import { requestExamples } from './describe-answers.ts';
import type { DescribedError } from './describe-errors.ts';
import { jsonFence } from './sentences.ts';

// A request that is refused with a code, next to the one that is not. Only what differs is shown.

export function errorExample(
  contract: Contract,
  operations: readonly DescribedOperation[],
  { code: errorCode, example }: DescribedError,
): string {
  if (example === undefined) return '';
  const operation = operations.find(({ operationId }) => operationId === example.request.operation);
  const request =
    operation && requestExamples(contract, operation).find(({ name }) => name === example.request.example);
  if (operation === undefined || request === undefined) throw new Error(`the example of ${errorCode} names no request`);
  const { wrong, wrongHeaders } = example;
  const right = wrong && Object.fromEntries(Object.keys(wrong).map((name) => [name, request.body[name] ?? null]));
  return [
    `${example.about} In a request to ${pageLink(code(operation.path), operationPath(operation.operationId))}:`,
    `Wrong, answered with ${code(errorCode)}:`,
    ...fences(wrong, wrongHeaders),
    'Right:',
    ...fences(right, rightHeaders(contract, wrongHeaders)),
  ].join('\n\n');
}

type Headers = Readonly<Record<string, string>>;

function fences(fields: JsonObject | undefined, headers: Headers | undefined): string[] {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  return [
    ...(lines.length === 0 ? [] : [`\`\`\`http\n${lines.join('\n')}\n\`\`\``]),
    ...(fields === undefined ? [] : [jsonFence(fields)]),
  ];
}

/** As the contract's parameters show them. */
function rightHeaders(contract: Contract, wrong: Headers | undefined): Headers | undefined {
  if (wrong === undefined) return undefined;
  const parameters = Object.values(contract.components.parameters);
  return Object.fromEntries(
    Object.keys(wrong).map((name) => {
      const parameter = parameters.find((one) => one['name'] === name);
      const [example] = Object.values((parameter?.['examples'] ?? {}) as Record<string, { value: string }>);
      return [name, example?.value ?? ''];
    }),
  );
}
