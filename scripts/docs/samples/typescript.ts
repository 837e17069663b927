import { propertyName } from '../../generate/source-text.ts';
import { filledLines, inBrackets } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A module that uses the kit; it runs as TypeScript and as JavaScript. */
export function writeTypescript(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  return [
    ...(orderPrefix === null ? [] : ["import { randomBytes } from 'node:crypto';"]),
    "import { createClient } from '@tollgate/kit/client';",
    '',
    'const client = createClient({',
    `  baseUrl: ${literal(account.baseUrl)},`,
    `  merNo: ${account.merNo},`,
    `  key: ${literal(account.key)},`,
    `  referer: ${literal(account.referer)},`,
    ...(plan.isRsa ? [`  privateKey: \`${account.privateKey}\`,`] : []),
    '});',
    ...(orderPrefix === null
      ? []
      : [`const order = \`${orderPrefix}-\${randomBytes(${plan.orderBytes}).toString('hex')}\`;`]),
    ...(isDated(plan)
      ? ['const today = new Date().toISOString().slice(0, 10);', 'const monthStart = `${today.slice(0, 8)}01`;']
      : []),
    '',
    ...plan.before.flatMap((before) => [
      `// ${before.purpose}`,
      `const ${resultOf(before)} = await client.${before.operation.id}(${methodOf(before)}{`,
      ...filledLines(fieldsOf(before, ''), '  '),
      '});',
      '',
    ]),
    `const answer = await client.${call.operation.id}(${methodOf(call)}{`,
    ...fieldsOf(call, '    ').map((field) => `  ${field},`),
    '});',
    'console.log(answer);',
  ].join('\n');
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

/** The kit takes the method as an argument of its own. */
function methodOf({ operation, variant }: SampleCall): string {
  return operation.selector?.in === 'header' ? `'${variant.name}', ` : '';
}

const VARIABLES = {
  order: 'order',
  tradeNo: 'payment.tradeNo',
  refundNo: 'refund.refundNo',
  monthStart: 'monthStart',
  today: 'today',
} as const;

function fieldsOf(call: SampleCall, indent: string): string[] {
  return ownFields(call).map(([name, value]) => `${name}: ${literal(value, indent)}`);
}

function literal(value: SampleValue, indent = ''): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `\`\${${name}}${suffixOf(value)}\``;
  }
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = indent === '' ? '' : `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${propertyName(name)}: ${literal(item, inner)}`);
  return inBrackets(items, { open: isList ? '[' : '{ ', close: isList ? ']' : ' }', indent, step: 2 });
}
