import { snakeCase } from '../../generate/helpers/shared-values.ts';
import { filledLines, inBrackets } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A script beside tollgate.py. */
export function writePython(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  return [
    ...(orderPrefix === null ? [] : ['import secrets']),
    ...(isDated(plan) ? ['from datetime import datetime, timezone'] : []),
    'from tollgate import Tollgate',
    '',
    'tollgate = Tollgate(',
    `    base_url=${literal(account.baseUrl)},`,
    `    mer_no=${account.merNo},`,
    `    key=${literal(account.key)},`,
    `    referer=${literal(account.referer)},`,
    ...(plan.isRsa ? [`    private_key="""${account.privateKey}""",`] : []),
    ')',
    ...(orderPrefix === null ? [] : [`order = f"${orderPrefix}-{secrets.token_hex(${plan.orderBytes})}"`]),
    ...(isDated(plan) ? ['today = f"{datetime.now(timezone.utc):%Y-%m-%d}"', 'month_start = f"{today[:8]}01"'] : []),
    '',
    ...plan.before.flatMap((before) => [
      `# ${before.purpose}`,
      `${resultOf(before)} = tollgate.${snakeCase(before.operation.id)}({`,
      ...filledLines(fieldsOf(before, ''), '    '),
      `}${variantOf(before)})`,
      '',
    ]),
    `answer = tollgate.${snakeCase(call.operation.id)}({`,
    ...fieldsOf(call, '        ').map((field) => `    ${field},`),
    `}${variantOf(call)})`,
    'print(answer)',
  ].join('\n');
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

function variantOf({ operation, variant }: SampleCall): string {
  if (operation.selector?.in !== 'header' || variant.value === '') return '';
  return `, ${snakeCase(operation.selector.name)}="${variant.value}"`;
}

const VARIABLES = {
  order: 'order',
  tradeNo: 'payment["data"]["tradeNo"]',
  refundNo: 'refund["data"]["refundNo"]',
  monthStart: 'month_start',
  today: 'today',
} as const;

const WORDS: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False' };

function fieldsOf(call: SampleCall, indent: string): string[] {
  return ownFields(call).map(([name, value]) => `"${name}": ${literal(value, indent)}`);
}

function literal(value: SampleValue, indent = ''): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `f"{${name}}${suffixOf(value)}"`;
  }
  if (value === null || typeof value !== 'object') return WORDS[String(value)] ?? JSON.stringify(value);
  const inner = indent === '' ? '' : `${indent}    `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `"${name}": ${literal(item, inner)}`);
  return inBrackets(items, { open: isList ? '[' : '{', close: isList ? ']' : '}', indent, step: 4 });
}
