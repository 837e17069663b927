import { filledLines, inBrackets } from './layout.ts';
import { isDated, isVariable, ownFields, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A class beside Tollgate.java. */
export function writeJava(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  const given = [account.baseUrl, account.merNo, account.key, account.referer]
    .map((value) => literal(value))
    .join(', ');
  const statements = [
    ...(plan.isRsa ? [`String privateKey = """\n${indented(account.privateKey.trim(), '    ')}""";`] : []),
    'Tollgate tollgate = new Tollgate(',
    `    ${given})${plan.isRsa ? '.withPrivateKey(privateKey)' : ''};`,
    ...(orderPrefix === null ? [] : [`String order = Tollgate.newOrderNo("${orderPrefix}-");`]),
    ...(isDated(plan)
      ? [
          'String today = LocalDate.now(ZoneOffset.UTC).toString();',
          'String monthStart = today.substring(0, 8) + "01";',
        ]
      : []),
    '',
    ...plan.before.flatMap((before) => [
      `// ${before.purpose}`,
      `Tollgate.Answer ${resultOf(before)} = tollgate.${before.operation.id}(Map.ofEntries(`,
      withoutLastComma(filledLines(fieldsOf(before, ''), '    ')),
      `)${optionsOf(before)});`,
      '',
    ]),
    `Tollgate.Answer answer = tollgate.${call.operation.id}(Map.ofEntries(`,
    withoutLastComma(fieldsOf(call, '        ').map((field) => `    ${field},`)),
    `)${optionsOf(call)});`,
    `System.out.println(answer${call.variant.page ? '.page()' : ''});`,
  ].join('\n');
  return [
    ...(isDated(plan) ? ['import java.time.LocalDate;', 'import java.time.ZoneOffset;'] : []),
    ...(statements.includes('List.of(') ? ['import java.util.List;'] : []),
    'import java.util.Map;',
    '',
    'public class Shop {',
    '    public static void main(String[] args) {',
    indented(statements, '        '),
    '    }',
    '}',
  ].join('\n');
}

function resultOf({ operation }: SampleCall): string {
  return operation.id === 'createPayment' ? 'payment' : 'refund';
}

function optionsOf({ operation, variant }: SampleCall): string {
  if (operation.selector?.in !== 'header' || variant.value === '') return '';
  return `, new Tollgate.Options().${operation.selector.name}("${variant.value}")`;
}

const VARIABLES = {
  order: 'order',
  tradeNo: 'payment.data().get("tradeNo")',
  refundNo: 'refund.data().get("refundNo")',
  monthStart: 'monthStart',
  today: 'today',
} as const;

function fieldsOf(call: SampleCall, indent: string): string[] {
  return ownFields(call).map(([name, value]) => `Map.entry("${name}", ${literal(value, indent)})`);
}

/** JSON and Java agree on the escapes in a text. */
function literal(value: SampleValue, indent = ''): string {
  if (isVariable(value)) {
    const name = VARIABLES[value.variable];
    return suffixOf(value) === '' ? name : `${name} + "${suffixOf(value)}"`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = indent === '' ? '' : `${indent}    `;
  const [open, items] = Array.isArray(value)
    ? ['List.of(', value.map((item) => literal(item, inner))]
    : ['Map.of(', Object.entries(value).map(([name, item]) => `"${name}", ${literal(item, inner)}`)];
  // Java takes no comma after the last item.
  return inBrackets(items, { open, close: ')', indent, step: 4 }).replace(/,(\n *\))$/, '$1');
}

function withoutLastComma(lines: readonly string[]): string {
  return lines.join('\n').replace(/,$/, '');
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}
