import { filledLines, inBrackets } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A script beside tollgate.php. */
export function writePhp(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  return [
    '<?php',
    "require __DIR__ . '/tollgate.php';",
    '',
    '$tollgate = new Tollgate\\Tollgate(',
    `    baseUrl: ${literal(account.baseUrl)},`,
    `    merNo: ${account.merNo},`,
    `    key: ${literal(account.key)},`,
    `    referer: ${literal(account.referer)},`,
    ...(plan.isRsa ? [`    privateKey: <<<'PEM'\n${account.privateKey}PEM,`] : []),
    ');',
    ...(orderPrefix === null ? [] : [`$order = '${orderPrefix}-' . bin2hex(random_bytes(${plan.orderBytes}));`]),
    ...(isDated(plan) ? ["$today = gmdate('Y-m-d');", "$monthStart = gmdate('Y-m-01');"] : []),
    '',
    ...plan.before.flatMap((before) => [
      `// ${before.purpose}`,
      `$${resultOf(before)} = $tollgate->${before.operation.id}([`,
      ...filledLines(fieldsOf(before, ''), '    '),
      `]${variantOf(before)});`,
      '',
    ]),
    `$answer = $tollgate->${call.operation.id}([`,
    ...fieldsOf(call, '        ').map((field) => `    ${field},`),
    `]${variantOf(call)});`,
    'print_r($answer);',
  ].join('\n');
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

function variantOf({ operation, variant }: SampleCall): string {
  const isChosen = operation.selector?.in === 'header' && variant.value !== '';
  return isChosen ? `, ${operation.selector?.name}: '${variant.value}'` : '';
}

const VARIABLES = {
  order: '$order',
  tradeNo: "$payment['data']['tradeNo']",
  refundNo: "$refund['data']['refundNo']",
  monthStart: '$monthStart',
  today: '$today',
} as const;

function fieldsOf(call: SampleCall, indent: string): string[] {
  return ownFields(call).map(([name, value]) => `'${name}' => ${literal(value, indent)}`);
}

function literal(value: SampleValue, indent = ''): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `"${name}${suffixOf(value)}"`;
  }
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = indent === '' ? '' : `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `'${name}' => ${literal(item, inner)}`);
  return inBrackets(items, { open: '[', close: ']', indent, step: 4 });
}
