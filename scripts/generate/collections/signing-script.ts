import type { Contract } from '../contract.ts';
import { literal } from '../source-text.ts';
import { earlierRequest, EARLIER_OPERATIONS, signatureTable, successCode } from './collection-requests.ts';

// The part of the scripts that Postman and Bruno share. Both run JavaScript and have crypto-js; how they read variables and
// send requests differs, and is written by their emitters.

export const SCRIPT_ABOUT = `// Generated from Tollgate's OpenAPI contract. Runs before every request of this collection: makes a new order number, creates
// the order that the request refers to if there is none yet, and computes the sign.`;

/** Defines SIGNED_FIELDS, ORDER, REFUND, signOf, newOrderNo and dataOf. */
export function signingCore(contract: Contract): string {
  return `const { MD5 } = require('crypto-js');

// The fields that each operation signs, in this order.
const SIGNED_FIELDS = ${literal(signatureTable(contract))};

// What a request needs that refers to an order or a refund.
const ORDER = ${literal({ ...earlierRequest(contract, EARLIER_OPERATIONS.tradeNo) })};
const REFUND = ${literal({ ...earlierRequest(contract, EARLIER_OPERATIONS.refundNo) })};

// The values as sent, joined without a separator, then the merchant key; an absent field adds nothing.
function signOf(path, body, key) {
  const values = SIGNED_FIELDS[path].map((field) => field.split('.').reduce((value, name) => value?.[name], body));
  const text = values.map((value) => value ?? '').join('');
  return MD5(text + key).toString().toUpperCase();
}

function newOrderNo() {
  const random = Math.random().toString(36).slice(2, 8);
  return \`ORDER-\${Date.now().toString(36)}-\${random}\`.toUpperCase();
}

function dataOf(answer) {
  if (answer.code === ${JSON.stringify(successCode(contract))}) return answer.data;
  throw new Error(\`The order for this request could not be prepared: \${answer.code} \${answer.message}\`);
}`;
}

export function paidStatus(contract: Contract): string {
  const meanings = contract.components.schemas['PayCode']?.['x-enumDescriptions'] as Record<string, string>;
  const paid = Object.keys(meanings).find((code) => meanings[code] === 'Success.');
  if (paid === undefined) throw new Error('PayCode names no success');
  return paid;
}
