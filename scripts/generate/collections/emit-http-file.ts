import type { Contract } from '../contract.ts';
import {
  collectionGroups,
  contractVersion,
  EARLIER_OPERATIONS,
  sandboxValues,
  successCode,
} from './collection-requests.ts';
import type { CollectionRequest } from './collection-requests.ts';
import { paidStatus } from './signing-script.ts';

/**
 * A file for the HTTP Client of JetBrains, whose pre-request scripts have MD5, and for httpYac, which runs the same scripts.
 * These clients have no script for a whole file, so each request signs for itself.
 */
export function emitHttpFile(contract: Contract): string {
  const groups = collectionGroups(contract);
  const names = requestNames(groups.flatMap(({ requests }) => requests));
  const account = sandboxValues(contract);
  const context = { success: successCode(contract), paid: paidStatus(contract), names, account };
  const requests = groups.flatMap(({ name, requests: own }) => own.map((one) => requestText(name, one, context)));
  return [preamble(contract), ...requests].join('\n');
}

function preamble(contract: Contract): string {
  const { baseUrl, merNo } = sandboxValues(contract);
  return `# Tollgate ${contractVersion(contract)}: a request for every example of the contract.
# Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract instead.
#
# Runs as it stands, against the sandbox (npm start), in
#   - the HTTP Client of IntelliJ IDEA, WebStorm, PhpStorm, Rider and PyCharm,
#   - httpYac: the extension for VS Code, or in a shell: npx httpyac send tollgate.http --all
# The scripts before each request make a new order number and compute the sign.
# It does not run in the extension REST Client: that has no scripts, so it cannot compute an MD5.
#
# Queries and refunds refer to the last "Credit card" payment. httpYac sends it for you; in a JetBrains program send it first,
# and again before each refund.
# It signs with the key of the sandbox's demo merchant, which is public. For another merchant, set merNo and key in a private
# environment file (http-client.private.env.json), which belongs in .gitignore; they win over the values here.

@baseUrl = ${baseUrl}
@merNo = ${merNo}
`;
}

interface Context {
  readonly account: { readonly merNo: string; readonly key: string };
  readonly success: string;
  readonly paid: string;
  readonly names: ReadonlyMap<CollectionRequest, string>;
}

function requestText(group: string, request: CollectionRequest, context: Context): string {
  const { name, path, headers, body, isSignedByScript, about } = request;
  return [
    `### ${group}: ${name}`,
    `# ${about}`,
    `# @name ${context.names.get(request)}`,
    ...references(request, context),
    ...(isSignedByScript ? [beforeScript(request, context)] : []),
    `POST {{baseUrl}}${path}`,
    ...headers.map(([header, value]) => `${header}: ${value}`),
    '',
    body,
    '',
    afterScript(request, context),
    '',
  ].join('\n');
}

/** httpYac sends the request that another one refers to: for a refund a new payment, otherwise only if there is none yet. */
function references({ needs, operationId }: CollectionRequest, { names }: Context): string[] {
  const nameOf = (wanted: string) => [...names].find(([request]) => request.operationId === wanted)?.[1];
  const last = needs.at(-1);
  if (last === undefined) return [];
  const reference = operationId === EARLIER_OPERATIONS.refundNo ? 'forceRef' : 'ref';
  return [`# @${reference} ${nameOf(EARLIER_OPERATIONS[last])}`];
}

/** A script cannot read the variables of the file in every version of the clients, so it has the values of its own. */
function beforeScript({ body, signedFields, needs }: CollectionRequest, { account }: Context): string {
  const lines: string[] = [
    `const merNo = request.environment.get("merNo") || "${account.merNo}";`,
    `const key = request.environment.get("key") || "${account.key}";`,
  ];
  if (needs.length > 0) {
    lines.push('if (!client.global.get("tradeNo")) client.log("Send the request \\"Credit card\\" first.");');
  }
  if (body.includes('{{newOrderNo}}')) {
    lines.push(
      'const random = Math.random().toString(36).slice(2, 8);',
      'const newOrderNo = ("ORDER-" + Date.now().toString(36) + "-" + random).toUpperCase();',
      'request.variables.set("newOrderNo", newOrderNo);',
    );
  }
  // With the variable in quotes the template is JSON.
  const example = JSON.parse(body.replace('{{merNo}}', '"{{merNo}}"')) as Record<string, unknown>;
  const values = signedFields.map((field) => expressionFor(field, example));
  return [
    '< {%',
    ...lines.map((line) => `  ${line}`),
    `  // ${[...signedFields, 'key'].join(' + ')}`,
    `  const text = ${[...values, 'key'].join(' + ')};`,
    '  request.variables.set("sign", crypto.md5().updateWithText(text).digest().toHex().toUpperCase());',
    '%}',
  ].join('\n');
}

/** What stands for a signed value in the script. */
function expressionFor(field: string, example: Readonly<Record<string, unknown>>): string {
  let value: unknown = example;
  for (const name of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  const variable = /^\{\{(\w+)\}\}$/.exec(String(value))?.[1];
  if (variable === 'newOrderNo' || variable === 'merNo') return variable;
  if (variable !== undefined) return `client.global.get("${variable}")`;
  return JSON.stringify(String(value ?? ''));
}

function afterScript(request: CollectionRequest, { success, paid }: Context): string {
  const { isPage, operationId, isSignedByScript } = request;
  if (isPage) {
    return `> {%
  client.test("the answer is a page", function () {
    client.assert(response.status === 200 && response.contentType.mimeType === "text/html");
  });
%}`;
  }
  const keeping: string[] = [];
  if (operationId === EARLIER_OPERATIONS.tradeNo && isSignedByScript) {
    keeping.push(
      `  if (response.body.data && response.body.data.payCode === ${paid}) {`,
      '    client.global.set("merOrderNo", response.body.data.merOrderNo);',
      '    client.global.set("tradeNo", response.body.data.tradeNo);',
      '  }',
    );
  }
  if (operationId === EARLIER_OPERATIONS.refundNo) {
    keeping.push('  if (response.body.data) client.global.set("refundNo", response.body.data.refundNo);');
  }
  return [
    '> {%',
    `  client.test("code is ${success}", function () {`,
    `    client.assert(response.body.code === "${success}", response.body.message);`,
    '  });',
    ...keeping,
    '%}',
  ].join('\n');
}

/** Names that a script can use: the operation, and a number if it has several requests. */
function requestNames(requests: readonly CollectionRequest[]): Map<CollectionRequest, string> {
  const counts = new Map<string, number>();
  return new Map(
    requests.map((request) => {
      const count = (counts.get(request.operationId) ?? 0) + 1;
      counts.set(request.operationId, count);
      return [request, count === 1 ? request.operationId : `${request.operationId}${count}`];
    }),
  );
}
