import type { Json } from '../../contract.ts';
import { confirmationOf, resultField } from '../confirmations.ts';
import type { HelperModel, HelperNotification, HelperOperation, HelperVariant } from '../model.ts';
import { bodyComment, sharedValues } from '../shared-values.ts';
import { signatureExample } from '../signature-example.ts';
import { fillTemplate, wrapText } from '../template.ts';

/** The helper for Java: the template with the contract's tables and a method for each operation. */
export function emitJava(model: HelperModel): string {
  const aliases = Object.entries(model.answerAliases).flatMap(([name, others]) => others.map((other) => [other, name]));
  return fillTemplate(new URL('tollgate.template.java', import.meta.url), {
    ...sharedValues(model),
    balanceSign: signatureExample(model),
    methods: model.operations.map(methods).join('\n'),
    codes: model.codes.map(codeConstant).join('\n'),
    refusals: list(
      2,
      model.codes.map(
        ({ code, meaning, remedy }) => `entry(${text(code)}, ${text(meaning)},\n${line(3, `${text(remedy)})`)}`,
      ),
    ),
    operations: list(2, model.operations.map(operation)),
    eventRules: list(2, model.notifications.map(event)),
    contentTypes: literal([...new Set(model.notifications.map(({ contentType }) => contentType))]),
    answerAliases: literal(Object.fromEntries(aliases)),
    payCodes: `Map.of(${Object.entries(model.payCodes)
      .map(([state, code]) => `${state}L, ${code}L`)
      .join(', ')})`,
  });
}

function codeConstant({ constant, code: value, meaning }: HelperModel['codes'][number]): string {
  return [line(2, `/** ${meaning} */`), line(2, `public static final String ${constant} = ${text(value)};`)].join('\n');
}

/** With and without options. */
function methods(one: HelperOperation): string {
  const { id, summary, about } = one;
  const comment = [
    '    /**',
    wrapText(`${summary}. ${about}`, '     * '),
    wrapText(bodyComment(one), '     * '),
    '     *',
    '     * @throws GatewayException if the gateway refused',
    '     * @throws TransportException if no valid answer arrived',
    '     */',
  ];
  const given = `"${id}", fields`;
  return [
    ...comment,
    `    public Answer ${id}(Map<String, ?> fields) {`,
    `        return call(${given}, new Options());`,
    '    }',
    '',
    `    /** As {@link #${id}(Map)}, with options. */`,
    `    public Answer ${id}(Map<String, ?> fields, Options options) {`,
    `        return call(${given}, options);`,
    '    }',
    '',
  ].join('\n');
}

function operation(one: HelperOperation): string {
  const { id, path, signed, referer, idempotent, createsOrder, defaults, selector, variants } = one;
  const by = (place: string) => literal(selector?.in === place ? selector.name : null);
  return [
    `new Operation(${text(id)}, ${text(path)},`,
    line(3, `${literal([...signed])},`),
    line(
      3,
      `${referer}, ${idempotent}, ${createsOrder}, ${literal(defaults)}, ${by('header')}, ${by('body')}, List.of(`,
    ),
    `${list(4, variants.map(variant))}))`,
  ].join('\n');
}

function variant({ name, value, rsa, answerSigned, page, payUrl }: HelperVariant): string {
  return `new Variant(${text(name)}, ${text(value)}, ${rsa}, ${literal(answerSigned && [...answerSigned])}, ${page}, ${payUrl})`;
}

function event(notification: HelperNotification): string {
  const { event: name, toldBy, fields } = notification;
  const confirmation = confirmationOf(notification);
  const states = Object.entries(confirmation?.states ?? {}).map(([result, state]) => `"${result}", ${state}L`);
  const types = Object.fromEntries(fields.map((field) => [field.name, field.type]));
  return [
    `new Event(${text(name)}, ${literal(toldBy)}, ${text(resultField(notification))},`,
    line(3, `${literal(confirmation?.queryType ?? null)}, Map.of(${states.join(', ')}),`),
    line(
      3,
      `${confirmation === null ? 'null' : `${confirmation.processing}L`}, ${literal([...(confirmation?.confirmed ?? [])])},`,
    ),
    line(3, `${literal(types)})`),
  ].join('\n');
}

function list(depth: number, items: readonly string[]): string {
  return items.map((item) => line(depth, item)).join(',\n');
}

function line(depth: number, row: string): string {
  return '    '.repeat(depth) + row;
}

/** A value as a Java expression. */
function literal(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `List.of(${value.map(literal).join(', ')})`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  // Map.of takes ten pairs at most.
  if (entries.length > 10) {
    return `Map.ofEntries(${entries.map(([name, item]) => `Map.entry(${text(name)}, ${literal(item)})`).join(', ')})`;
  }
  return `Map.of(${entries.map(([name, item]) => `${text(name)}, ${literal(item)}`).join(', ')})`;
}

/** JSON and Java agree on the escapes in a text. */
function text(value: string): string {
  return JSON.stringify(value);
}
