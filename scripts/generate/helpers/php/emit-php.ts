import type { Json } from '../../contract.ts';
import type { HelperModel, HelperOperation } from '../model.ts';
import { bodyComment, notificationRule, operationRule, sharedValues } from '../shared-values.ts';
import { fillTemplate, wrapText } from '../template.ts';

/** The helper for PHP: the template with the contract's tables and a method for each operation. */
export function emitPhp(model: HelperModel): string {
  return fillTemplate(new URL('tollgate.template.php', import.meta.url), {
    ...sharedValues(model),
    codes: model.codes.map(({ constant, code }) => `    public const ${constant} = ${phpLiteral(code)};`).join('\n'),
    errors: phpLiteral(
      Object.fromEntries(model.codes.map(({ code, meaning, remedy }) => [code, [meaning, remedy]])),
      1,
    ),
    operations: phpLiteral(Object.fromEntries(model.operations.map((one) => [one.id, operationRule(one)])), 1),
    notifications: phpLiteral(
      Object.fromEntries(model.notifications.map((one) => [one.event, notificationRule(one)])),
      1,
    ),
    answerAliases: phpLiteral(model.answerAliases as Json),
    payCodes: phpLiteral(model.payCodes as Json),
    methods: model.operations.map(method).join(''),
  });
}

function method(operation: HelperOperation): string {
  const { id, summary, about, idempotent, selector, variants } = operation;
  const header = selector?.in === 'header' ? selector.name : undefined;
  const result = variants.every(({ page }) => page) ? 'string' : 'array';
  const parameters = [
    'array $fields',
    ...(header ? [`string $${header} = ''`] : []),
    ...(idempotent ? ['?string $idempotencyKey = null'] : []),
    'array $headers = []',
  ];
  const names = variants.map(({ name }) => name);
  const comment = [
    wrapText(`${summary}. ${about}`, '     * '),
    wrapText(bodyComment(operation), '     * '),
    '     *',
    '     * @param array<string, mixed> $fields',
    ...(header ? [wrapText(`@param string $${header} ${names.join(', ')}; empty: ${names[0]}`, '     * ')] : []),
    ...(idempotent
      ? ['     * @param string|null $idempotencyKey one per order or refund; made for you if left out']
      : []),
    '     * @param array<string, string> $headers more headers',
    result === 'array'
      ? '     * @return array<string, mixed> the envelope: code, message, data'
      : '     * @return string the HTML page for the payer',
    '     * @throws GatewayError|TransportError',
  ];
  const given = [
    `'${id}'`,
    '$fields',
    header ? `$${header}` : "''",
    idempotent ? '$idempotencyKey' : 'null',
    '$headers',
  ];
  return [
    '',
    '    /**',
    ...comment,
    '     */',
    `    public function ${id}(${parameters.join(', ')}): ${result}`,
    '    {',
    `        return $this->call(${given.join(', ')});`,
    '    }',
    '',
  ].join('\n');
}

/** Short values stand on one line. */
function phpLiteral(value: Json, depth = 0): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const items = Array.isArray(value)
    ? value.map((item) => phpLiteral(item, depth + 1))
    : Object.entries(value).map(([name, item]) => `${phpKey(name)} => ${phpLiteral(item, depth + 1)}`);
  const line = `[${items.join(', ')}]`;
  if (line.length + depth * 4 <= 110 && !line.includes('\n')) return line;
  const pad = '    '.repeat(depth + 1);
  return `[\n${items.map((item) => `${pad}${item},\n`).join('')}${'    '.repeat(depth)}]`;
}

/** PHP turns a key that looks like a number into one; written as a number it reads like what it is. */
function phpKey(name: string): string {
  return /^[1-9][0-9]*$/.test(name) ? name : phpLiteral(name);
}
