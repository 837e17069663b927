import { dirname, join } from 'node:path';
import { contractRule, missingFrom, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { documentedValues, readDocumented, requestFields, tableOf } from '../documented.ts';
import type { Documented, DocumentedField, DocumentedTable } from '../documented.ts';
import { notificationsOf, operationsOf, parametersOf, variantsOf } from '../operations.ts';
import type { OperationView, VariantView } from '../operations.ts';
import { alternativesOf, contentsOf, findProperty, propertiesOf } from '../schemas.ts';

const NOT_DOCUMENTED = 'not documented: say why with an x-decision, or add it to documented.yaml';

interface Check {
  readonly view: ContractView;
  readonly documented: Documented;
}

/**
 * Whatever is not in documented.yaml, which stands beside the root of the contract, carries an `x-decision`. A property
 * needs one of its own, because that of the scalar it refers to speaks of the scalar's form.
 */
export const decisionNeeded = contractRule((view) => {
  const folder = dirname(view.root.at.source.absoluteRef);
  const check = { view, documented: readDocumented(join(folder, 'documented.yaml')) };
  for (const operation of operationsOf(view)) checkOperation(check, operation);
  for (const notification of notificationsOf(view)) checkNotification(check, notification);
});

function checkOperation(check: Check, { name, operation }: OperationView): void {
  const { documented } = check;
  if (documented.signatures[name] === undefined) needDecision(check, operation, `the signed fields of ${name} are`);
  checkHeaders(check, operation, documented.headers[name] ?? {});
  for (const variant of variantsOf(check.view, operation)) checkVariant(check, name, variant);
  const statuses = new Set([...(documented.statuses['everywhere'] ?? []), ...(documented.statuses[name] ?? [])]);
  for (const status of Object.keys(objectOf(operation.node['responses']))) {
    const response = check.view.follow(step(operation, 'responses', status));
    if (!statuses.has(status)) needDecision(check, response, `the answer ${status} of ${name} is`);
    for (const header of Object.keys(objectOf(response.node['headers']))) {
      needDecision(check, step(response, 'headers', header), `the header ${header} is`);
    }
    checkFailure(check, step(response, 'content', 'application/json', 'schema'));
  }
}

function checkNotification(check: Check, { name, operation }: OperationView): void {
  const { view, documented } = check;
  const known = documented.notifications[name];
  if (known?.acknowledgement === undefined) needDecision(check, operation, `the delivery of ${name} is`);
  checkHeaders(check, operation, {});
  const content = step(view.follow(step(operation, 'requestBody')), 'content');
  for (const type of Object.keys(content.node)) {
    const schema = step(content, type, 'schema');
    if (known === undefined) needDecision(check, schema, `the body of ${name} is`);
    else checkFields(check, schema, tableOf(documented, known.table));
  }
}

function checkHeaders(check: Check, operation: Located, known: DocumentedTable): void {
  for (const parameter of parametersOf(check.view, operation)) {
    const name = String(parameter.node['name']);
    const field = known[name];
    if (field === undefined) needDecision(check, parameter, `the header ${name} is`);
    else checkValues(check, step(parameter, 'schema'), { name, field });
  }
}

/** A method whose body the interface does not show is decided as a whole, by one `x-decision` on its schema. */
function checkVariant(check: Check, path: string, { name, request, answer }: VariantView): void {
  const { documented, view } = check;
  const known = documented.requests.find((entry) => entry.path === path && (entry.variant ?? 'default') === name);
  if (request !== undefined) {
    if (known === undefined) needDecision(check, request, `the body of ${name} is`);
    else checkFields(check, request, requestFields(documented, known));
  }
  const shown = documented.answers.find((entry) => entry.path === path && (entry.variant ?? 'default') === name);
  if (answer === undefined || shown?.table === undefined) return;
  checkFields(check, answer, tableOf(documented, 'envelope'));
  const data = findProperty(view, answer, 'data');
  if (data !== undefined) checkFields(check, data.written, tableOf(documented, shown.table));
}

function checkFailure(check: Check, schema: Located): void {
  const failure = alternativesOf(check.view, schema).find(({ name }) => name === 'Failure');
  const code = failure === undefined ? undefined : findProperty(check.view, failure.schema, 'code');
  const field = { values: check.documented.envelope.failure.codes };
  if (code !== undefined) checkValues(check, code.written, { name: 'code', field });
}

function checkFields(check: Check, schema: Located, known: DocumentedTable): void {
  for (const { name, written } of propertiesOf(check.view, schema)) {
    const field = known[name];
    const source = objectOf(written.node['x-decision'])['source'];
    if (field === undefined) {
      if (source === undefined) check.view.report(`${name} is ${NOT_DOCUMENTED}`, written.at);
      continue;
    }
    if (field.appears === true && source !== 'example') {
      check.view.report(`${name} stands only in an example: say so with an x-decision of that source`, written.at);
    }
    for (const content of contentsOf(check.view, written)) {
      if (source === undefined) checkValues(check, content, { name, field });
      if (field.table !== undefined) checkFields(check, content, tableOf(check.documented, field.table));
    }
  }
}

/** Values beyond the documented ones are decided together, or one by one under `x-decision.values`. */
function checkValues(check: Check, schema: Located, { name, field }: { name: string; field: DocumentedField }): void {
  for (const { schema: branch } of alternativesOf(check.view, schema)) {
    if (isDecided(check, branch)) continue;
    const { node, at } = check.view.follow(branch);
    const decided = Object.keys(objectOf(objectOf(node['x-decision'])['values']));
    for (const value of missingFrom([...documentedValues(field), ...decided], textsOf(node['enum']))) {
      check.view.report(`the value '${value}' of ${name} is not documented: say why with x-decision.values`, at);
    }
  }
}

function needDecision(check: Check, given: Located, subject: string): void {
  if (!isDecided(check, given)) check.view.report(`${subject} ${NOT_DOCUMENTED}`, given.at);
}

/** On the element itself, or on the component it refers to. */
function isDecided(check: Check, given: Located): boolean {
  return [given, check.view.follow(given)].some(({ node }) => objectOf(node['x-decision'])['source'] !== undefined);
}
