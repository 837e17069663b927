import type { Json } from '../../contract.ts';
import type { HelperModel, HelperOperation } from '../model.ts';
import { bodyComment, notificationRule, operationRule, sharedValues, snakeCase } from '../shared-values.ts';
import { fillTemplate, wrapText } from '../template.ts';

/** The helper for Python: the template with the contract's tables and a method for each operation. */
export function emitPython(model: HelperModel): string {
  const payCodes = Object.entries(model.payCodes).map(([state, payCode]) => `${state}: ${payCode}`);
  return fillTemplate(new URL('tollgate.template.py', import.meta.url), {
    ...sharedValues(model),
    codes: model.codes.map(({ constant, code }) => `${constant} = ${pythonLiteral(code)}`).join('\n'),
    errors: pythonLiteral(
      Object.fromEntries(model.codes.map(({ code, meaning, remedy }) => [code, [meaning, remedy]])),
    ),
    operations: pythonLiteral(Object.fromEntries(model.operations.map((one) => [one.id, operationRule(one)]))),
    notifications: pythonLiteral(
      Object.fromEntries(model.notifications.map((one) => [one.event, notificationRule(one)])),
    ),
    answerAliases: pythonLiteral(model.answerAliases as Json),
    payCodes: `{${payCodes.join(', ')}}`,
    methods: model.operations.map(method).join(''),
  });
}

function method(operation: HelperOperation): string {
  const { id, summary, about, idempotent, selector, variants } = operation;
  const header = selector?.in === 'header' ? snakeCase(selector.name) : undefined;
  const isPage = variants.every(({ page }) => page);
  const names = variants.map(({ name }) => name);
  const parameters = [
    'self',
    'fields: Fields',
    '*',
    ...(header ? [`${header}: str = ""`] : []),
    ...(idempotent ? ['idempotency_key: Optional[str] = None'] : []),
    'headers: Optional[Mapping[str, str]] = None',
  ];
  const indent = ' '.repeat(8);
  const comment = [
    `${indent}"""${summary}.`,
    '',
    wrapText(`${about} ${bodyComment(operation)}`, indent),
    '',
    ...(header ? [wrapText(`:param ${header}: ${names.join(', ')}; empty: ${names[0]}`, indent)] : []),
    ...(idempotent ? [`${indent}:param idempotency_key: one per order or refund; made for you if left out`] : []),
    `${indent}:returns: ${isPage ? 'the HTML page for the payer' : 'the envelope: code, message, data'}`,
    `${indent}:raises GatewayError, TransportError:`,
    `${indent}"""`,
  ];
  const given = [
    `"${id}"`,
    'fields',
    ...(header ? [header] : []),
    ...(idempotent ? ['idempotency_key=idempotency_key'] : []),
    'headers=headers',
  ];
  return [
    '',
    `    def ${snakeCase(id)}(`,
    ...parameters.map((parameter) => `${indent}${parameter},`),
    `    ) -> ${isPage ? 'str' : 'Envelope'}:`,
    ...comment,
    `${indent}return self._call(${given.join(', ')})`,
    '',
  ].join('\n');
}

const WORDS: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False' };

/** Short values stand on one line. */
function pythonLiteral(value: Json, depth = 0): string {
  if (value === null || typeof value !== 'object') return WORDS[String(value)] ?? JSON.stringify(value);
  const items = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, depth + 1))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + depth * 4 <= 100 && !line.includes('\n')) return line;
  const pad = '    '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${pad}${item},\n`).join('')}${'    '.repeat(depth)}${close}`;
}
