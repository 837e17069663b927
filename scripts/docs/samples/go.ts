import { filledLines } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A main.go beside the folder tollgate, as gofmt writes it. */
export function writeGo(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  const given = [account.baseUrl, account.merNo, account.key, account.referer].map((value) => literal(value, 1));
  return [
    'package main',
    '',
    `import (\n\t"context"\n\t"fmt"\n\t"log"${isDated(plan) ? '\n\t"time"' : ''}\n\n\t"shop/tollgate"\n)`,
    '',
    ...(plan.isRsa ? [`const privateKey = \`${account.privateKey.trim()}\``, ''] : []),
    'func main() {',
    `\tclient := tollgate.New(${given.slice(0, 2).join(', ')},`,
    `\t\t${given.slice(2).join(', ')})`,
    ...(plan.isRsa ? ['\tif err := client.SetPrivateKey(privateKey); err != nil {', '\t\tlog.Fatal(err)', '\t}'] : []),
    ...(orderPrefix === null ? [] : [`\torder := tollgate.NewOrderNo("${orderPrefix}-")`]),
    ...(isDated(plan) ? ['\ttoday := time.Now().UTC().Format("2006-01-02")', '\tmonthStart := today[:8] + "01"'] : []),
    '',
    ...plan.before.flatMap((before) => [`\t// ${before.purpose}`, callOf(before, resultOf(before)), '']),
    callOf(call, 'answer'),
    `\tfmt.Println(answer${call.variant.page ? '.Page' : '.Code, answer.Data'})`,
    '}',
  ].join('\n');
}

function callOf(call: SampleCall, result: string): string {
  const name = call.operation.id.charAt(0).toUpperCase() + call.operation.id.slice(1);
  const isShort = call.purpose !== '';
  const fields = ownFields(call).map(([field, value]) => [`"${field}":`, literal(value, isShort ? -1 : 2)] as const);
  return [
    `\t${result}, err := client.${name}(context.Background(), tollgate.Fields{`,
    ...(isShort
      ? filledLines(
          fields.map((field) => field.join(' ')),
          '\t\t',
        )
      : aligned(fields, '\t\t')),
    `\t}${optionsOf(call)})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
  ].join('\n');
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

function optionsOf({ operation, variant }: SampleCall): string {
  if (operation.selector?.in !== 'header' || variant.value === '') return '';
  const name = operation.selector.name.charAt(0).toUpperCase() + operation.selector.name.slice(1);
  return `, tollgate.Options{${name}: "${variant.value}"}`;
}

/** gofmt aligns the values of consecutive lines; a value of several lines stands alone. */
function aligned(fields: readonly (readonly [string, string])[], indent: string): string[] {
  const lines: string[] = [];
  let run: (readonly [string, string])[] = [];
  const flush = () => {
    const width = Math.max(...run.map(([key]) => key.length));
    lines.push(...run.map(([key, value]) => `${indent}${key.padEnd(width)} ${value},`));
    run = [];
  };
  for (const field of fields) {
    if (!field[1].includes('\n')) run.push(field);
    else {
      flush();
      lines.push(`${indent}${field[0]} ${field[1]},`);
    }
  }
  flush();
  return lines;
}

const VARIABLES = {
  order: 'order',
  tradeNo: 'payment.Data["tradeNo"]',
  refundNo: 'refund.Data["refundNo"]',
  monthStart: 'monthStart',
  today: 'today',
} as const;

const WIDTH = 100;

/** JSON and Go agree on the escapes in a text. Without a depth, all in one line. */
function literal(value: SampleValue, depth: number, isTyped = true): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `${name} + "${suffixOf(value)}"`;
  }
  if (value === null) return 'nil';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = depth < 0 ? depth : depth + 1;
  const items = Array.isArray(value)
    ? value.map((item) => ['', literal(item, inner, false)] as const)
    : Object.entries(value).map(([name, item]) => [`"${name}":`, literal(item, inner)] as const);
  const type = isTyped ? typeOf(value) : '';
  const line = `${type}{${items.map((item) => item.join(' ').trim()).join(', ')}}`;
  if (depth < 0 || (line.length + depth * 4 <= WIDTH && !line.includes('\n'))) return line;
  const rows = Array.isArray(value)
    ? items.map(([, item]) => `${'\t'.repeat(depth + 1)}${item},`)
    : aligned(items, '\t'.repeat(depth + 1));
  return `${type}{\n${rows.join('\n')}\n${'\t'.repeat(depth)}}`;
}

function typeOf(value: object): string {
  if (!Array.isArray(value)) return 'tollgate.Fields';
  return value.every((item) => typeof item === 'object') && value.length > 0 ? '[]tollgate.Fields' : '[]string';
}
