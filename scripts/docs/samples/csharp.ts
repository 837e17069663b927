import { filledLines, inBrackets } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A Program.cs beside Tollgate.cs. */
export function writeCsharp(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  const given = [account.baseUrl, account.merNo, account.key, account.referer]
    .map((value) => literal(value))
    .join(', ');
  return [
    'using System;',
    'using TollgateHelper;',
    'using Fields = System.Collections.Generic.Dictionary<string, object>;',
    '',
    ...(plan.isRsa ? [`var privateKey = @"${account.privateKey.trim()}";`] : []),
    'var tollgate = new Tollgate(',
    `    ${given}${plan.isRsa ? ', privateKey' : ''});`,
    ...(orderPrefix === null ? [] : [`var order = Tollgate.NewOrderNo("${orderPrefix}-");`]),
    ...(isDated(plan)
      ? ['var today = DateTime.UtcNow.ToString("yyyy-MM-dd");', 'var monthStart = today.Substring(0, 8) + "01";']
      : []),
    '',
    ...plan.before.flatMap((before) => [
      `// ${before.purpose}`,
      `var ${resultOf(before)} = await tollgate.${methodOf(before)}(new Fields`,
      '{',
      ...filledLines(fieldsOf(before, ''), '    '),
      `}${optionsOf(before)});`,
      '',
    ]),
    `var answer = await tollgate.${methodOf(call)}(new Fields`,
    '{',
    ...fieldsOf(call, '        ').map((field) => `    ${field},`),
    `}${optionsOf(call)});`,
    `Console.WriteLine(${call.variant.page ? 'answer.Page' : 'answer'});`,
  ].join('\n');
}

function methodOf({ operation }: SampleCall): string {
  return `${pascalCase(operation.id)}Async`;
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

function optionsOf({ operation, variant }: SampleCall): string {
  if (operation.selector?.in !== 'header' || variant.value === '') return '';
  return `, new CallOptions { ${pascalCase(operation.selector.name)} = "${variant.value}" }`;
}

const VARIABLES = {
  order: 'order',
  tradeNo: 'payment.Data["tradeNo"]',
  refundNo: 'refund.Data["refundNo"]',
  monthStart: 'monthStart',
  today: 'today',
} as const;

function fieldsOf(call: SampleCall, indent: string): string[] {
  return ownFields(call).map(([name, value]) => `["${name}"] = ${literal(value, indent)}`);
}

/** JSON and C# agree on the escapes in a text. */
function literal(value: SampleValue, indent = ''): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `$"{${name}}${suffixOf(value)}"`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = indent === '' ? '' : `${indent}    `;
  if (Array.isArray(value) && value.length === 0) return 'new string[0]';
  const [type, items] = Array.isArray(value)
    ? ['new[]', value.map((item) => literal(item, inner))]
    : ['new Fields', Object.entries(value).map(([name, item]) => `["${name}"] = ${literal(item, inner)}`)];
  const written = inBrackets(items, { open: `${type} { `, close: ' }', indent, step: 4 });
  // A bracket around several lines has a line of its own.
  return written.replace(/^([^\n{]*) \{\n/, `$1\n${indent.slice(4)}{\n`);
}
