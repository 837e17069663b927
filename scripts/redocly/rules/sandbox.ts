import { contractRule, listOf, missingFrom, objectOf, step } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { answerMedia, callbackNames, examplesOf, notificationsOf, operationsOf, variantsOf } from '../operations.ts';
import type { OperationView } from '../operations.ts';
import { findProperty } from '../schemas.ts';

const KEYWORDS = ['variant', 'field', 'value', 'about', 'script', 'answer', 'events'];
const SCRIPTS = [
  'answer',
  'approve',
  'approveLater',
  'approveThenChargeback',
  'challenge',
  'decline',
  'loseAnswer',
  'payerDecides',
  'slow',
  'stayPending',
];

interface Table {
  readonly view: ContractView;
  readonly operation: Located;
  readonly rows: readonly Located[];
  readonly answers: readonly string[];
}

/** `x-sandbox` tells, row by row, what a test value does: the first row that fits is taken, the last fits always. */
export const sandbox = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    const rows = listOf(operation.node['x-sandbox']).map((_, index) => step(operation, 'x-sandbox', index));
    const types = ['application/json', 'text/html'];
    const answers = types.flatMap((type) => examplesOf(view, answerMedia(view, operation, type)));
    const table = { view, operation, rows, answers: answers.map((example) => example.name) };
    for (const row of rows) checkRow(table, row);
    const last = rows.at(-1)?.node;
    if (last === undefined || last['variant'] !== undefined || last['field'] !== undefined) {
      view.report(
        `${name} needs x-sandbox with a last row that fits every request: no variant, no field`,
        operation.at,
      );
    }
  }
});

function checkRow(table: Table, row: Located): void {
  const { view } = table;
  for (const keyword of missingFrom(KEYWORDS, Object.keys(row.node))) {
    view.report(`a row of x-sandbox knows no ${keyword}, only ${KEYWORDS.join(', ')}`, row.at);
  }
  if (!String(row.node['about'] ?? '').endsWith('.'))
    view.report('a row needs about: a sentence with a full stop', row.at);
  if (!SCRIPTS.includes(String(row.node['script']))) view.report(`script must be one of ${SCRIPTS.join(', ')}`, row.at);
  const answer = String(row.node['answer']);
  if (!table.answers.includes(answer)) view.report(`answer ${answer} is no example of the 200 answer`, row.at);
  checkCondition(table, row);
  checkEvents(table, row);
}

/** `field` and `value` stand together, and the field is one of the requests that the row is for. */
function checkCondition({ view, operation }: Table, row: Located): void {
  const { variant, field, value } = row.node;
  const all = variantsOf(view, operation);
  const fitting = variant === undefined ? all : all.filter((given) => given.name === variant);
  if (fitting.length === 0) view.report(`${String(variant)} is no variant of the operation`, row.at);
  if ((field === undefined) !== (value === undefined)) view.report('field and value stand together', row.at);
  if (field === undefined) return;
  for (const { name, request } of fitting) {
    if (request === undefined || findProperty(view, request, String(field)) !== undefined) continue;
    view.report(`the field ${String(field)} is not in the request of ${name}`, row.at);
  }
}

function checkEvents({ view, operation }: Table, row: Located): void {
  if (!Array.isArray(row.node['events']))
    view.report('a row needs events: a list, empty where nothing is sent', row.at);
  const callbacks = callbackNames(operation);
  for (const [index, given] of listOf(row.node['events']).entries()) {
    const { event, result, afterSeconds } = objectOf(given);
    const at = row.at.child(['events', index]);
    if (!callbacks.includes(String(event))) {
      view.report(`event ${String(event)} is no callback of the operation`, at);
      continue;
    }
    const notification = notificationsOf(view).find((other) => other.name === event);
    if (notification !== undefined && !resultsOf(view, notification).includes(String(result))) {
      view.report(`result ${String(result)} is no example of ${String(event)}`, at);
    }
    if (!Number.isInteger(afterSeconds) || Number(afterSeconds) < 0) view.report('afterSeconds must be 0 or more', at);
  }
}

function resultsOf(view: ContractView, { operation }: OperationView): string[] {
  const content = step(view.follow(step(operation, 'requestBody')), 'content');
  return Object.keys(content.node).flatMap((type) => examplesOf(view, step(content, type)).map(({ name }) => name));
}
