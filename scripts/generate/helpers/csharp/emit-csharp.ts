import type { Json } from '../../contract.ts';
import { confirmationOf, resultField } from '../confirmations.ts';
import type { HelperModel, HelperNotification, HelperOperation, HelperVariant } from '../model.ts';
import { bodyComment, sharedValues } from '../shared-values.ts';
import { signatureExample } from '../signature-example.ts';
import { fillTemplate, wrapText } from '../template.ts';

/** The helper for C#: the template with the contract's tables and a method for each operation. */
export function emitCsharp(model: HelperModel): string {
  const aliases = Object.entries(model.answerAliases).flatMap(([name, others]) => others.map((other) => [other, name]));
  return fillTemplate(new URL('tollgate.template.cs', import.meta.url), {
    ...sharedValues(model),
    balanceSign: signatureExample(model),
    methods: model.operations.map(method).join('\n'),
    codes: model.codes.map(codeConstant).join('\n\n'),
    refusals: lines(
      3,
      model.codes.map(({ code, meaning, remedy }) => `[${text(code)}] = new[] { ${text(meaning)}, ${text(remedy)} },`),
    ),
    operations: model.operations.map(operation).join('\n'),
    eventRules: model.notifications.map(event).join('\n'),
    contentTypes: strings([...new Set(model.notifications.map(({ contentType }) => contentType))]),
    answerAliases: pairs(Object.fromEntries(aliases) as Record<string, string>),
    payCodes: Object.entries(model.payCodes)
      .map(([state, payCode]) => `[${text(state)}] = ${payCode}`)
      .join(', '),
  });
}

function codeConstant({ name, code: value, meaning }: HelperModel['codes'][number]): string {
  return lines(2, [
    `/// <summary>${xml(meaning)}</summary>`,
    `public const string ${pascalCase(name)} = ${text(value)};`,
  ]);
}

/** `createPayment` as `CreatePayment`. */
function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function method(one: HelperOperation): string {
  const { id, summary, about } = one;
  const described = `<summary>${xml(`${summary}. ${about} ${bodyComment(one)}`)}</summary>`;
  return [
    wrapText(described, '        /// '),
    '        /// <exception cref="GatewayException">The gateway refused.</exception>',
    '        /// <exception cref="TransportException">No valid answer arrived.</exception>',
    `        public Task<Answer> ${pascalCase(id)}Async(IDictionary<string, object> fields, CallOptions options = null,`,
    '            CancellationToken cancellation = default(CancellationToken))',
    '        {',
    `            return CallAsync(${text(id)}, fields, options, cancellation);`,
    '        }',
    '',
  ].join('\n');
}

function operation(one: HelperOperation): string {
  const { id, path, signed, referer, idempotent, createsOrder, defaults, selector, variants } = one;
  return lines(3, [
    'new Operation',
    '{',
    ...[
      `Name = ${text(id)},`,
      `Path = ${text(path)},`,
      `Signed = ${strings(signed)},`,
      ...(referer ? ['Referer = true,'] : []),
      ...(idempotent ? ['IdempotencyKey = true,'] : []),
      ...(createsOrder ? ['CreatesOrder = true,'] : []),
      `Defaults = ${csharpLiteral(defaults)},`,
      ...(selector ? [`${selector.in === 'header' ? 'ByHeader' : 'ByField'} = ${text(selector.name)},`] : []),
      'Variants = new[]',
      '{',
      ...variants.map((variant) => `    new Variant { ${variantRule(variant)} },`),
      '},',
    ].map((row) => `    ${row}`),
    '},',
  ]);
}

function variantRule({ name, value, rsa, answerSigned, page, payUrl }: HelperVariant): string {
  return [
    `Name = ${text(name)}`,
    ...(value === '' ? [] : [`Value = ${text(value)}`]),
    ...(rsa ? ['Rsa = true'] : []),
    ...(answerSigned ? [`AnswerSigned = ${strings(answerSigned)}`] : []),
    ...(page ? ['Page = true'] : []),
    ...(payUrl ? ['PayUrl = true'] : []),
  ].join(', ');
}

function event(notification: HelperNotification): string {
  const { event: name, toldBy, fields } = notification;
  const confirmation = confirmationOf(notification);
  const types = Object.fromEntries(fields.map((field) => [field.name, field.type]));
  return lines(3, [
    `[${text(name)}] = new EventRule`,
    '{',
    ...[
      ...(toldBy === null ? [] : [`NumberField = ${text(toldBy)},`]),
      `ResultField = ${text(resultField(notification))},`,
      ...(confirmation === null
        ? []
        : [
            `QueryType = ${text(confirmation.queryType)},`,
            `States = new Dictionary<string, string> { ${pairs(confirmation.states)} },`,
            `Processing = ${text(String(confirmation.processing))},`,
            `Confirmed = ${strings(confirmation.confirmed)},`,
          ]),
      `Fields = new Dictionary<string, string> { ${pairs(types)} },`,
    ].map((row) => `    ${row}`),
    '},',
  ]);
}

function lines(depth: number, rows: readonly string[]): string {
  return rows.map((row) => '    '.repeat(depth) + row).join('\n');
}

function strings(values: readonly string[]): string {
  return `new[] { ${values.map(text).join(', ')} }`;
}

function pairs(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `[${text(name)}] = ${text(String(value))}`)
    .join(', ');
}

/** A JSON value as a C# expression. */
function csharpLiteral(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `new object[] { ${value.map(csharpLiteral).join(', ')} }`;
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Object.entries(value).map(([name, item]) => `[${text(name)}] = ${csharpLiteral(item)}`);
  return `new Dictionary<string, object> { ${items.join(', ')} }`;
}

function xml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON and C# agree on the escapes in a text. */
function text(value: string): string {
  return JSON.stringify(value);
}
