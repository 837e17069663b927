import { componentName, contractRule, listOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';

/** What the table of calls is made of: a bound for each answer, an answer of its own, and claims that an adapter can make. */
export const channelCalls = contractRule((view) => {
  if (!isBound(view.root.node['x-call-bytes-max'])) {
    view.report('x-call-bytes-max must be a whole number of bytes', view.root.at);
  }
  const versions = listOf(view.root.node['x-versions']);
  if (versions.length === 0 || !versions.every(Number.isInteger)) {
    view.report('x-versions must list the versions that the gateway speaks', view.root.at);
  }
  for (const path of Object.keys(step(view.root, 'paths').node)) {
    checkCall(view, step(view.follow(step(view.root, 'paths', path)), 'post'));
  }
});

function checkCall(view: ContractView, operation: Located): void {
  const { operationId, 'x-answer-bytes-max': bytesMax, 'x-claim': claim } = operation.node;
  const report = (message: string) => view.report(`${String(operationId)} ${message}`, operation.at);
  if (!isBound(bytesMax)) report('needs an x-answer-bytes-max');
  const schema = step(operation, 'responses', '200', 'content', 'application/json', 'schema');
  if (componentName(schema.node) === undefined) report('needs an answer that is a schema of its own');
  const sent = step(operation, 'requestBody', 'content', 'application/json', 'schema');
  if (componentName(sent.node) !== `${capitalised(String(operationId))}Call`) {
    report(`needs a call named ${capitalised(String(operationId))}Call`);
  }
  if (claim !== undefined && !claimsOf(view).includes(String(claim)))
    report(`needs ${String(claim)}, which is no claim`);
}

/** Those that `capabilities` can make. */
function claimsOf(view: ContractView): string[] {
  const capabilities = step(view.follow(step(view.root, 'paths', '/capabilities')), 'post');
  const schema = step(capabilities, 'responses', '200', 'content', 'application/json', 'schema');
  const claim = view.follow(step(view.follow(schema), 'properties', 'claims', 'items'));
  return textsOf(claim.node['enum']);
}

function isBound(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
