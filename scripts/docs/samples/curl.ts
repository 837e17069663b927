import type { Json, JsonObject } from '../../generate/contract.ts';
import type { HelperAccount } from '../../generate/helpers/model.ts';
import { isDated, isVariable, suffixOf } from './sample-plan.ts';
import type { SampleCall, SamplePlan, SampleValue } from './sample-plan.ts';

/** A script for a shell on Linux or macOS, signed with openssl. */
export function writeCurl(plan: SamplePlan): string {
  const { account, call, orderPrefix } = plan;
  // Without a number or a day that changes, the example's own signature is right.
  if (orderPrefix === null && !isDated(plan)) return curl(account, call, { ...markedBody(call), sign: plan.sign });
  return [
    ...(orderPrefix === null ? [] : [`ORDER="${orderPrefix}-$(openssl rand -hex ${plan.orderBytes})"`]),
    ...(isDated(plan) ? ['TODAY=$(date -u +%Y-%m-%d)', 'MONTH_START=$(date -u +%Y-%m-01)'] : []),
    ...(plan.isRsa ? signByRsa(account) : [signByMd5(account)]),
    ...plan.before.map((before) => capture(account, before)),
    curl(account, call, signedBody(call)),
  ].join('\n');
}

const VARIABLES = {
  order: 'ORDER',
  tradeNo: 'TRADE',
  refundNo: 'REFUND',
  monthStart: 'MONTH_START',
  today: 'TODAY',
} as const;

/** openssl prints the hash last; what it prints before differs between Linux and macOS. */
function signByMd5({ key }: HelperAccount): string {
  return `sign() { printf %s "\${1}${key}" | openssl md5 | awk '{ print toupper($NF) }'; }`;
}

function signByRsa({ privateKey }: HelperAccount): string[] {
  return [
    'KEY=$(mktemp)',
    'cat > "$KEY" <<\'PEM\'',
    `${privateKey}PEM`,
    'sign() { printf %s "${1}" | openssl dgst -sha256 -sign "$KEY" | openssl base64 -A; rm "$KEY"; }',
  ];
}

/** Saves a number of the answer in a variable. */
function capture(account: HelperAccount, call: SampleCall): string {
  const field = call.operation.id === 'createPayment' ? 'tradeNo' : 'refundNo';
  return `${VARIABLES[field]}=$(${curl(account, call, signedBody(call), 0)} \\\n  | sed 's/.*"${field}":"\\([^"]*\\)".*/\\1/')`;
}

/** Marks where the shell puts in a variable or a command, until the body has been quoted. */
function marked(shell: string): string {
  return `@@${shell}@@`;
}

function markedBody({ body }: SampleCall): JsonObject {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, markedValue(value)]));
}

function markedValue(value: SampleValue): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  if (isVariable(value)) return marked(`$${VARIABLES[value.variable]}`) + suffixOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markedValue(item)]));
}

function signedBody(call: SampleCall): JsonObject {
  const parts = call.operation.signed.map((field) => {
    const value = valueAt(call, field);
    return isVariable(value) ? `\${${VARIABLES[value.variable]}}${suffixOf(value)}` : String(value);
  });
  return { ...markedBody(call), sign: marked(`$(sign '${parts.join('')}')`) };
}

function valueAt({ body }: SampleCall, path: string): SampleValue {
  let value: SampleValue = body as JsonObject;
  for (const name of path.split('.')) value = (value as JsonObject)[name] ?? '';
  return value;
}

function curl(account: HelperAccount, call: SampleCall, body: JsonObject, indent = 2): string {
  const { operation, variant } = call;
  const headers = ['Content-Type: application/json'];
  if (operation.selector?.in === 'header' && variant.value)
    headers.push(`${operation.selector.name}: ${variant.value}`);
  if (operation.referer) headers.push(`Referer: ${account.referer}`);
  const options = headers.map((header) => ` \\\n  -H '${header}'`).join('');
  return `curl -s ${account.baseUrl}${operation.path}${options} \\\n  -d '${quoted(body, indent)}'`;
}

/** In single quotes a shell expands nothing, so a variable goes between two quoted parts. */
function quoted(body: JsonObject, indent: number): string {
  const text = JSON.stringify(body, null, indent);
  return text
    .split(/@@(.*?)@@/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll("'", String.raw`'\''`) : `'${part.replaceAll("'", '"')}'`))
    .join('');
}
