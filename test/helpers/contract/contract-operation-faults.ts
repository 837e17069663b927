import type { Fault } from './contract-faults.ts';
import { example, path, schema } from './contract.ts';

// Faults of operations, of the error catalogue and of examples.

const GET = `get:
  operationId: peekBalance
  summary: Peek
  description: Not offered.
  tags: [Query]
  responses:
    '200':
      description: Seen.
    '400':
      description: Not seen.
post:
`;

export const operationFaults: readonly Fault[] = [
  {
    fault: 'a code without an entry',
    rule: 'errors',
    says: 'code 90003 has no entry in x-errors',
    edits: [
      schema('ErrorCode', "  - '90002'\n", "  - '90002'\n  - '90003'\n"),
      schema('ErrorCode', "    '90002': *table\n", "    '90002': *table\n    '90003': *table\n"),
    ],
  },
  {
    fault: 'an entry without a remedy',
    rule: 'errors',
    says: 'code 10003 needs a remedy: a sentence with a full stop',
    edits: [schema('ErrorCode', '\n    remedy: Contact the operator.', '')],
  },
  {
    fault: 'an entry without causes',
    rule: 'errors',
    says: 'code 10008 needs causes: sentences with a full stop, the most frequent first',
    edits: [schema('ErrorCode', /(?<='10008':\n(?: {4}.*\n)+?) {4}causes:\n(?: {6}.*\n)+/, '')],
  },
  {
    fault: 'an example of an error without anything wrong',
    rule: 'errors',
    says: 'the example of code 10009 needs a request, what is wrong with it, and a sentence about it',
    edits: [schema('ErrorCode', '\n      wrong: { currencyCode: USD }', '')],
  },
  {
    fault: 'an operation that does not say when to use it',
    rule: 'when',
    says: '/balance/query needs x-when: sentences that begin with "Use it" and end with a full stop',
    edits: [path('balance_query', /\n  x-when: .*(?:\n {4}.*)*/, '')],
  },
  {
    fault: 'an entry with a status that is no answer to a refusal',
    rule: 'errors',
    says: 'code 40001 needs an httpStatus: 200, or one of 400 to 599',
    edits: [schema('ErrorCode', 'httpStatus: 429', 'httpStatus: 302')],
  },
  {
    fault: 'two codes of one name',
    rule: 'errors',
    says: 'the name of code 10004 is taken',
    edits: [schema('ErrorCode', 'name: merchantUnknown', 'name: merchantNotActive')],
  },
  {
    fault: 'a field in a request example that its schema does not declare',
    rule: 'examples-closed',
    says: 'the example shows remarks, which its schema does not declare',
    edits: [example('ApplyRefundRequest', '  remark:', '  remarks:')],
    also: ['no-invalid-media-type-examples'],
  },
  {
    fault: 'a field in an example that only another method declares',
    rule: 'examples-closed',
    says: 'the example shows cardNo, which its schema does not declare',
    edits: [example('CreatePaymentPixRequest', '  terminal:', "  cardNo: ''\n  terminal:")],
  },
  {
    fault: 'a field deep in an example that its schema does not declare',
    rule: 'examples-closed',
    says: 'the example shows productInfoList.0.colour, which its schema does not declare',
    edits: [example('CreatePaymentWeChatRequest', "      price: '50.00'", "      colour: blue\n      price: '50.00'")],
  },
  {
    fault: 'a field in an answer example that its schema does not declare',
    rule: 'examples-closed',
    says: 'the example shows data.colour, which its schema does not declare',
    edits: [example('PayoutDone', '    payCode: 0', '    payCode: 0\n    colour: blue')],
    also: ['no-invalid-media-type-examples'],
  },
  {
    fault: 'a field in a notification example that its schema does not declare',
    rule: 'examples-closed',
    says: 'the example shows colour, which its schema does not declare',
    edits: [example('RefundResultSuccess', '  state: 0', '  state: 0\n  colour: blue')],
    also: ['no-invalid-media-type-examples'],
  },
  {
    fault: 'a request example that is named after no variant',
    rule: 'examples-closed',
    says: 'the example RSA is named after no variant',
    edits: [path('payment', '          APPLE_PAY_RSA:', '          RSA:')],
  },
  {
    fault: 'a failure example that speaks with other words than the catalogue',
    rule: 'failure-examples',
    says: 'the message of code 20001 must begin with its meaning: The order does not exist.',
    edits: [example('OrderNotFound', 'The order does not exist.', 'No such order.')],
  },
  {
    fault: 'a failure example whose code is not in the catalogue',
    rule: 'failure-examples',
    says: 'code 00001 is not in the catalogue of ErrorCode',
    edits: [example('OrderNotFound', "code: '20001'", "code: '00001'")],
    also: ['no-invalid-media-type-examples'],
  },
  {
    fault: 'a misspelt extension',
    rule: 'known-extensions',
    says: 'x-alias is no extension of ours: openapi/README.md lists them',
    edits: [schema('ShippingDetails', '    maxLength: 50\n', '    maxLength: 50\n    x-alias: [shipFirstName]\n')],
  },
  {
    fault: 'a misspelt extension beside a reference',
    rule: 'known-extensions',
    says: 'x-reason is no extension of ours: openapi/README.md lists them',
    edits: [
      schema('SettledTotal', '$ref: ./ReportedAmount.yaml\n', '$ref: ./ReportedAmount.yaml\n    x-reason: Other.\n'),
    ],
  },
  {
    fault: 'a method other than POST',
    rule: 'only-post',
    says: '/balance/query has get: endpoints are called with POST only',
    edits: [path('balance_query', 'post:\n', GET)],
  },
  {
    fault: 'a Referer parameter without x-referer',
    rule: 'referer',
    says: '/payout has the parameter Referer and needs x-referer: required',
    edits: [path('payout', '  x-referer: required\n', '')],
  },
  {
    fault: 'an x-referer without the parameter',
    rule: 'referer',
    says: '/payout has x-referer and needs the required parameter Referer',
    edits: [path('payout', '    - $ref: ../components/parameters/Referer.yaml\n', '')],
  },
  {
    fault: 'a request that may come without sign',
    rule: 'request-sign',
    says: '/order/queryAmount: the request of default must require sign',
    edits: [schema('AmountQueryRequest', 'version, sign]', 'version]')],
  },
  {
    fault: 'a sign that takes forms which the operation does not',
    rule: 'request-sign',
    says: '/refund/apply: sign of default must refer to Signature, by the forms it takes',
    edits: [schema('RefundRequest', '$ref: ./Signature.yaml', '$ref: ./MethodSignature.yaml')],
  },
];
