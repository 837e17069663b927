import type { Json } from '../../contract.ts';
import { confirmationOf, resultField } from '../confirmations.ts';
import type { HelperModel, HelperNotification, HelperOperation, HelperVariant } from '../model.ts';
import { bodyComment, sharedValues } from '../shared-values.ts';
import { signatureExample } from '../signature-example.ts';
import { fillTemplate, wrapText } from '../template.ts';

/** The helper for Go: the template with the contract's tables and a method for each operation. gofmt leaves it as it is. */
export function emitGo(model: HelperModel): string {
  const aliases = Object.entries(model.answerAliases).flatMap(([name, others]) => others.map((other) => [other, name]));
  return fillTemplate(new URL('tollgate.template.go', import.meta.url), {
    ...sharedValues(model),
    balanceSign: signatureExample(model),
    methods: model.operations.map(method).join('\n'),
    codes: aligned(
      model.codes.map(({ name, code }) => [`Code${goName(name)}`, `= ${text(code)}`]),
      1,
    ),
    refusals: model.codes
      .map(({ code, meaning, remedy }) => `\t${text(code)}: {${text(meaning)}, ${text(remedy)}},`)
      .join('\n'),
    operations: model.operations.map(operation).join('\n'),
    eventRules: model.notifications.map(event).join('\n'),
    contentTypes: strings([...new Set(model.notifications.map(({ contentType }) => contentType))]),
    answerAliases: `map[string]string{${pairs(Object.fromEntries(aliases) as Record<string, string>)}}`,
    payCodes: `map[string]string{${pairs(model.payCodes)}}`,
  });
}

/** `createPayment` as `CreatePayment`. */
function goName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function method(one: HelperOperation): string {
  const { id, summary, about } = one;
  const name = goName(id);
  const names = one.variants.map((variant) => variant.name);
  const choice =
    one.selector?.in === 'header' ? ` The ${goName(one.selector.name)} is one of ${names.join(', ')}.` : '';
  return [
    wrapText(`${name}: ${summary}. ${about}`, '// '),
    wrapText(bodyComment(one) + choice, '// '),
    `func (c *Client) ${name}(ctx context.Context, fields Fields, options ...Options) (*Answer, error) {`,
    `\treturn c.Call(ctx, ${text(id)}, fields, options...)`,
    '}',
    '',
  ].join('\n');
}

function operation(one: HelperOperation): string {
  const { id, path, signed, referer, idempotent, createsOrder, defaults, selector, variants } = one;
  const rows: [string, string][] = [
    ['name', text(id)],
    ['path', text(path)],
    ['signed', strings(signed)],
    ...(referer ? ([['referer', 'true']] satisfies [string, string][]) : []),
    ...(idempotent ? ([['keyed', 'true']] satisfies [string, string][]) : []),
    ...(createsOrder ? ([['orders', 'true']] satisfies [string, string][]) : []),
    ['defaults', goLiteral(defaults)],
    ...(selector
      ? ([[selector.in === 'header' ? 'header' : 'field', text(selector.name)]] satisfies [string, string][])
      : []),
  ];
  return [
    '\t{',
    aligned(
      rows.map(([name, value]) => [`${name}:`, `${value},`]),
      2,
    ),
    '\t\tvariants: []variant{',
    ...variants.map((variant) => `\t\t\t{${variantRule(variant)}},`),
    '\t\t},',
    '\t},',
  ].join('\n');
}

function variantRule({ name, value, rsa, answerSigned, page, payUrl }: HelperVariant): string {
  return [
    `name: ${text(name)}`,
    ...(value === '' ? [] : [`value: ${text(value)}`]),
    ...(rsa ? ['rsa: true'] : []),
    ...(answerSigned ? [`answerSigned: ${strings(answerSigned)}`] : []),
    ...(page ? ['page: true'] : []),
    ...(payUrl ? ['payURL: true'] : []),
  ].join(', ');
}

function event(notification: HelperNotification): string {
  const { event: name, toldBy, fields } = notification;
  const confirmation = confirmationOf(notification);
  const rows: [string, string][] = [
    ['name', text(name)],
    ...(toldBy === null ? [] : ([['number', text(toldBy)]] satisfies [string, string][])),
    ['result', text(resultField(notification))],
    ...(confirmation === null ? [] : confirmationRows(confirmation)),
    ['fields', `[]field{${fields.map((field) => `{${text(field.name)}, ${text(field.type)}}`).join(', ')}}`],
  ];
  return [
    '\t{',
    aligned(
      rows.map(([key, value]) => [`${key}:`, `${value},`]),
      2,
    ),
    '\t},',
  ].join('\n');
}

function confirmationRows(confirmation: NonNullable<ReturnType<typeof confirmationOf>>): [string, string][] {
  return [
    ['query', text(confirmation.queryType)],
    ['states', `map[string]string{${pairs(confirmation.states)}}`],
    ['waits', text(String(confirmation.processing))],
    ['proven', strings(confirmation.confirmed)],
  ];
}

/** Two columns, as gofmt aligns them. */
function aligned(rows: readonly (readonly [string, string])[], depth: number): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${'\t'.repeat(depth)}${left.padEnd(width)} ${right}`).join('\n');
}

function strings(values: readonly string[]): string {
  return `[]string{${values.map(text).join(', ')}}`;
}

function pairs(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${text(name)}: ${text(String(value))}`)
    .join(', ');
}

/** A JSON value as a Go expression. */
function goLiteral(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (value === null) return 'nil';
  if (Array.isArray(value)) return `[]any{${value.map(goLiteral).join(', ')}}`;
  if (typeof value !== 'object') return String(value);
  return `Fields{${Object.entries(value)
    .map(([name, item]) => `${text(name)}: ${goLiteral(item)}`)
    .join(', ')}}`;
}

/** JSON and Go agree on the escapes in a text. */
function text(value: string): string {
  return JSON.stringify(value);
}
