import type { Contract } from '../contract.ts';
import {
  collectionGroups,
  contractVersion,
  EARLIER_OPERATIONS,
  earlierRequest,
  sandboxValues,
  successCode,
} from './collection-requests.ts';
import type { CollectionRequest } from './collection-requests.ts';
import { paidStatus, SCRIPT_ABOUT, signingCore } from './signing-script.ts';

/** A Bruno collection: its files by name. They run in Bruno's safe mode. */
export function emitBruno(contract: Contract): Record<string, string> {
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: 'Tollgate', type: 'collection', ignore: [] }, null, 2)}\n`,
    'collection.bru': collectionFile(contract),
    'environments/Sandbox.bru': environmentFile(contract),
  };
  for (const [groupIndex, { name: group, about, requests }] of collectionGroups(contract).entries()) {
    files[`${group}/folder.bru`] = blocks({
      meta: fields({ name: group, seq: String(groupIndex + 1) }),
      docs: about,
    });
    for (const [index, request] of requests.entries()) {
      files[`${group}/${fileName(request.name)}.bru`] = requestFile(request, index + 1, successCode(contract));
    }
  }
  return files;
}

function collectionFile(contract: Contract): string {
  const { baseUrl, merNo } = sandboxValues(contract);
  return blocks({
    'vars:pre-request': fields({ baseUrl, merNo }),
    'script:pre-request': beforeEachRequest(contract),
    'script:post-response': afterEachRequest(contract),
    docs: aboutCollection(contract),
  });
}

function aboutCollection(contract: Contract): string {
  return `# Tollgate ${contractVersion(contract)}

Generated from openapi/ by \`npm run generate\`.

Start the sandbox with \`npm start\`, then send any request: a script of the collection makes a new order number and
computes the sign. Queries and refunds refer to your last paid order; if there is none, the script creates one.

It signs with the key of the sandbox's demo merchant, which is public. For another merchant, choose the environment
"Sandbox", change \`merNo\`, and enter the secret \`key\`: Bruno keeps it out of the files.`;
}

function environmentFile(contract: Contract): string {
  const { baseUrl, merNo } = sandboxValues(contract);
  return `${blocks({ vars: fields({ baseUrl, merNo }) })}vars:secret [\n  key\n]\n`;
}

function requestFile(request: CollectionRequest, position: number, success: string): string {
  const { name, path, headers, body, about, isPage } = request;
  return blocks({
    meta: fields({ name, type: 'http', seq: String(position) }),
    post: fields({ url: `{{baseUrl}}${path}`, body: 'json', auth: 'none' }),
    headers: fields(Object.fromEntries(headers)),
    'body:json': body,
    tests: isPage ? PAGE_TEST : codeTest(success),
    docs: about,
  });
}

function blocks(parts: Readonly<Record<string, string>>): string {
  const texts = Object.entries(parts).map(([name, text]) => `${name} {\n${text.replaceAll(/^(?=.)/gm, '  ')}\n}\n`);
  return `${texts.join('\n')}`;
}

function fields(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function fileName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase();
}

function codeTest(success: string): string {
  return `test("code is ${success}", function () {
  expect(res.getBody().code, res.getBody().message).to.equal("${success}");
});`;
}

const PAGE_TEST = `test("the answer is a page", function () {
  expect(res.getStatus()).to.equal(200);
  expect(res.getHeader("content-type")).to.include("text/html");
});`;

function beforeEachRequest(contract: Contract): string {
  return `${SCRIPT_ABOUT}

${signingCore(contract)}

const template = String(req.getBody({ raw: true }) ?? '');
const valueOf = (name) => bru.interpolate(\`{{\${name}}}\`);
// Only the sandbox's key may be written here: it is public. The secret of the environment wins.
const key = bru.getEnvVar('key') || ${JSON.stringify(sandboxValues(contract).key)};
const path = Object.keys(SIGNED_FIELDS).find((one) => req.getUrl().endsWith(one));

// An RSA signature is not made here: such a request has a fixed one.
if (path !== undefined && template.includes('{{sign}}')) {
  if (template.includes('{{tradeNo}}')) await prepareOrder();
  if (template.includes('{{refundNo}}')) await prepareRefund();
  bru.setVar('newOrderNo', newOrderNo());
  bru.setVar('sign', signOf(path, JSON.parse(bru.interpolate(template)), key));
}

async function prepareOrder() {
  // One order is refunded once: the next refund gets an order of its own.
  const isRefunded = path === REFUND.path && bru.hasVar('refundNo');
  if (bru.hasVar('tradeNo') && !isRefunded) return;
  const { merOrderNo, tradeNo } = await send(ORDER, { merOrderNo: newOrderNo() });
  bru.setVar('merOrderNo', merOrderNo);
  bru.setVar('tradeNo', tradeNo);
  bru.deleteVar('refundNo');
}

async function prepareRefund() {
  if (bru.hasVar('refundNo')) return;
  const order = { merOrderNo: bru.getVar('merOrderNo'), tradeNo: bru.getVar('tradeNo') };
  const { refundNo } = await send(REFUND, order);
  bru.setVar('refundNo', refundNo);
}

async function send(earlier, numbers) {
  const body = { merNo: Number(valueOf('merNo')), ...earlier.body, ...numbers };
  const data = JSON.stringify({ ...body, sign: signOf(earlier.path, body, key) });
  const url = valueOf('baseUrl') + earlier.path;
  const response = await bru.sendRequest({ method: 'POST', url, headers: earlier.headers, data });
  return dataOf(response.data);
}`;
}

/** Keeps the numbers for the requests that refer to them. */
function afterEachRequest(contract: Contract): string {
  const { path } = earlierRequest(contract, EARLIER_OPERATIONS.tradeNo);
  const refundPath = earlierRequest(contract, EARLIER_OPERATIONS.refundNo).path;
  return `// Keeps the numbers of the last paid order and its refund, for the requests that refer to them.
const answer = res.getBody();
const isJson = typeof answer === 'object' && answer !== null;
const data = isJson ? answer.data : undefined;

if (req.getUrl().endsWith('${path}') && data?.payCode === ${paidStatus(contract)} && data.merOrderNo === bru.getVar('newOrderNo')) {
  bru.setVar('merOrderNo', data.merOrderNo);
  bru.setVar('tradeNo', data.tradeNo);
  bru.deleteVar('refundNo');
}
if (req.getUrl().endsWith('${refundPath}') && data?.refundNo) bru.setVar('refundNo', data.refundNo);

// A refused number is forgotten: another sandbox does not have that order. The next request creates a new one.
if (isJson && answer.code !== '${successCode(contract)}') {
  for (const name of ['merOrderNo', 'tradeNo', 'refundNo']) bru.deleteVar(name);
}`;
}
