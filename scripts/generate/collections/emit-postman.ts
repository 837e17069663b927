import type { Contract, JsonObject } from '../contract.ts';
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

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A collection in Postman's format v2.1, which Insomnia, Hoppscotch and others import too. */
export function emitPostman(contract: Contract): string {
  const { baseUrl, merNo, key } = sandboxValues(contract);
  const collection = {
    info: { name: 'Tollgate', description: aboutCollection(contract), schema: SCHEMA },
    item: collectionGroups(contract).map(({ name, about, requests }) => ({
      name,
      description: about,
      item: requests.map((request) => itemOf(request, successCode(contract))),
    })),
    event: [scriptOf('prerequest', beforeEachRequest(contract)), scriptOf('test', afterEachRequest(contract))],
    variable: [
      { key: 'baseUrl', value: baseUrl, type: 'string', description: 'Address of the sandbox.' },
      { key: 'merNo', value: merNo, type: 'string', description: "The sandbox's demo merchant." },
      { key: 'key', value: key, type: 'secret', description: "The demo merchant's key, which is public." },
    ],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function aboutCollection(contract: Contract): string {
  return [
    `The merchant interface of Tollgate ${contractVersion(contract)}, with the sandbox's demo merchant.`,
    'Start the sandbox with `npm start`, then send any request: a script of the collection makes a new order number and computes the sign.',
    'Queries and refunds refer to your last paid order; if there is none, the script creates one.',
    'Store the key of a real merchant in an environment, as a secret named `key`.',
  ].join('\n\n');
}

function itemOf(request: CollectionRequest, success: string): JsonObject {
  const { name, about, headers, path, body } = request;
  return {
    name,
    event: [scriptOf('test', request.isPage ? PAGE_TEST : codeTest(success))],
    request: {
      method: 'POST',
      description: about,
      header: headers.map(([header, value]) => ({ key: header, value })),
      url: { raw: `{{baseUrl}}${path}`, host: ['{{baseUrl}}'], path: path.slice(1).split('/') },
      body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } },
    },
    response: [],
  };
}

function scriptOf(listen: 'prerequest' | 'test', source: string): JsonObject {
  return { listen, script: { type: 'text/javascript', exec: source.split('\n') } };
}

function codeTest(success: string): string {
  return `pm.test('code is ${success}', () => {
  const { code, message } = pm.response.json();
  pm.expect(code, message).to.equal('${success}');
});`;
}

const PAGE_TEST = `pm.test('the answer is a page', () => {
  pm.response.to.have.status(200);
  pm.expect(pm.response.headers.get('Content-Type')).to.include('text/html');
});`;

function beforeEachRequest(contract: Contract): string {
  return `${SCRIPT_ABOUT}

${signingCore(contract)}

const template = pm.request.body?.raw ?? '';
const valueOf = (name) => pm.variables.replaceIn(\`{{\${name}}}\`);
const path = Object.keys(SIGNED_FIELDS).find((one) => pm.request.url.getPath().endsWith(one));

// An RSA signature is not made here: such a request has a fixed one.
if (path !== undefined && template.includes('{{sign}}')) {
  withOrder(() => withRefund(signRequest));
}

function signRequest() {
  pm.variables.set('newOrderNo', newOrderNo());
  pm.variables.set('sign', signOf(path, JSON.parse(pm.variables.replaceIn(template)), valueOf('key')));
}

function withOrder(next) {
  // One order is refunded once: the next refund gets an order of its own.
  const isRefunded = path === REFUND.path && pm.collectionVariables.has('refundNo');
  if (!template.includes('{{tradeNo}}') || (pm.collectionVariables.has('tradeNo') && !isRefunded)) return next();
  send(ORDER, { merOrderNo: newOrderNo() }, ({ merOrderNo, tradeNo }) => {
    pm.collectionVariables.set('merOrderNo', merOrderNo);
    pm.collectionVariables.set('tradeNo', tradeNo);
    pm.collectionVariables.unset('refundNo');
    next();
  });
}

function withRefund(next) {
  if (!template.includes('{{refundNo}}') || pm.collectionVariables.has('refundNo')) return next();
  const order = { merOrderNo: valueOf('merOrderNo'), tradeNo: valueOf('tradeNo') };
  send(REFUND, order, ({ refundNo }) => {
    pm.collectionVariables.set('refundNo', refundNo);
    next();
  });
}

function send(earlier, numbers, next) {
  const body = { merNo: Number(valueOf('merNo')), ...earlier.body, ...numbers };
  const raw = JSON.stringify({ ...body, sign: signOf(earlier.path, body, valueOf('key')) });
  const request = { url: valueOf('baseUrl') + earlier.path, method: 'POST', header: earlier.headers };
  pm.sendRequest({ ...request, body: { mode: 'raw', raw } }, (error, response) => {
    if (error) throw error;
    next(dataOf(response.json()));
  });
}`;
}

/** Keeps the numbers for the requests that refer to them. */
function afterEachRequest(contract: Contract): string {
  const { path } = earlierRequest(contract, EARLIER_OPERATIONS.tradeNo);
  const refundPath = earlierRequest(contract, EARLIER_OPERATIONS.refundNo).path;
  return `// Keeps the numbers of the last paid order and its refund, for the requests that refer to them.
const isJson = (pm.response.headers.get('Content-Type') ?? '').includes('application/json');
const answer = isJson ? pm.response.json() : {};
const sentTo = (path) => pm.request.url.getPath().endsWith(path);

if (sentTo('${path}') && answer.data?.payCode === ${paidStatus(contract)} && answer.data.merOrderNo === pm.variables.get('newOrderNo')) {
  pm.collectionVariables.set('merOrderNo', answer.data.merOrderNo);
  pm.collectionVariables.set('tradeNo', answer.data.tradeNo);
  pm.collectionVariables.unset('refundNo');
}
if (sentTo('${refundPath}') && answer.data?.refundNo) pm.collectionVariables.set('refundNo', answer.data.refundNo);

// A refused number is forgotten: another sandbox does not have that order. The next request creates a new one.
if (isJson && answer.code !== '${successCode(contract)}') {
  for (const name of ['merOrderNo', 'tradeNo', 'refundNo']) pm.collectionVariables.unset(name);
}`;
}
