import type { Fault } from './contract-faults.ts';
import { path, schema } from './contract.ts';

// Faults of what the extensions of an operation say: sandbox, signature, variants, currencies, versions.

export const extensionFaults: readonly Fault[] = [
  {
    fault: 'a pattern without its rule in words',
    rule: 'pattern-rules',
    says: 'a pattern needs an x-rule with a text that says what to write',
    edits: [schema('MerchantNumberText', /\nx-rule:\n.*\n.*/, '')],
  },
  {
    fault: 'a rule that ends the message before its end',
    rule: 'pattern-rules',
    says: 'the text of x-rule begins in lower case and has no full stop',
    edits: [schema('EmailAddress', 'ada@example.com\nexamples', 'ada@example.com.\nexamples')],
  },
  {
    fault: 'allowed characters that are more than one',
    rule: 'pattern-rules',
    says: 'characters of x-rule must be a character class, such as [0-9]',
    edits: [schema('ProductPrice', "characters: '[0-9.]'", "characters: '[0-9.]+'")],
  },
  {
    fault: 'a check that nobody makes',
    rule: 'pattern-rules',
    says: 'x-check must be one of calendarDay, ipAddress, webAddress, webOrigin',
    edits: [schema('IpAddress', 'x-check: ipAddress', 'x-check: address')],
  },
  {
    fault: 'a sandbox row whose answer is no example',
    rule: 'sandbox',
    says: 'answer refused is no example of the 200 answer',
    edits: [path('payment', 'answer: declined', 'answer: refused')],
  },
  {
    fault: 'a sandbox row for no variant',
    rule: 'sandbox',
    says: 'VIETNAM is no variant of the operation',
    edits: [path('payment', '- variant: VN_BANK', '- variant: VIETNAM')],
  },
  {
    fault: 'a sandbox row for a field that no request has',
    rule: 'sandbox',
    says: 'the field benName is not in the request of default',
    edits: [path('payout', 'field: benLastName', 'field: benName')],
  },
  {
    fault: 'a sandbox event that is no callback',
    rule: 'sandbox',
    says: 'event refundResult is no callback of the operation',
    edits: [path('payout', 'event: payoutResult, result: failure', 'event: refundResult, result: failure')],
  },
  {
    fault: 'a sandbox event with a result that no example shows',
    rule: 'sandbox',
    says: 'result lost is no example of payoutResult',
    edits: [path('payout', 'event: payoutResult, result: failure', 'event: payoutResult, result: lost')],
  },
  {
    fault: 'a sandbox table without a default',
    rule: 'sandbox',
    says: '/order/query needs x-sandbox with a last row that fits every request: no variant, no field',
    edits: [path('order_query', "- about: 'Returns an order", "- variant: sales\n      about: 'Returns an order")],
  },
  {
    fault: 'a demo merchant without a key',
    rule: 'sandbox-account',
    says: 'x-sandbox-account needs key, a text',
    edits: [{ file: 'openapi.yaml', from: '  key: tollgate-sandbox-key\n', to: '' }],
  },
  {
    fault: 'an operation without a signature',
    rule: 'signature',
    says: '/payout needs x-signature: the signed fields in their order, and the forms',
    edits: [path('payout', /\n {2}x-signature:\n.*\n.*/, '')],
  },
  {
    fault: 'a signed field that is not in every request',
    rule: 'signature',
    says: 'the signed field cardNo is not in VietnamPayPaymentRequest',
    edits: [path('payment', 'currencyCode, sourceAmount]', 'currencyCode, sourceAmount, cardNo]')],
  },
  {
    fault: 'an unknown form of a signature',
    rule: 'signature',
    says: 'sha1 is no form: use md5 or rsa-sha256',
    edits: [path('payout', 'forms: [md5]', 'forms: [sha1]')],
  },
  {
    fault: 'forms for no variant',
    rule: 'signature',
    says: 'formsByVariant names PIX_2, which is no variant of the operation',
    edits: [path('payment', '      APPLE_PAY: [md5', '      PIX_2: [md5]\n      APPLE_PAY: [md5')],
  },
  {
    fault: 'a signed field that is not in the answer',
    rule: 'signature',
    says: "the signed field refundNo is not in the answer's data",
    edits: [schema('VietnamPaySuccess', 'merOrderNo, payCode]', 'merOrderNo, payCode, refundNo]')],
  },
  {
    fault: 'a request schema that no variant names',
    rule: 'variants',
    says: 'no variant names the request schema SepaPaymentRequest',
    edits: [path('payment', 'request: SepaPaymentRequest', 'request: SpeiPaymentRequest')],
  },
  {
    fault: 'an answer that is no schema of the operation',
    rule: 'variants',
    says: 'RefundSuccess is no answer schema of the operation',
    edits: [
      path('payment', 'SepaPaymentRequest, answer: RedirectSuccess', 'SepaPaymentRequest, answer: RefundSuccess'),
    ],
  },
  {
    fault: 'a variant whose value the header does not take',
    rule: 'variants',
    says: "paymentType does not take the value 'SEPA_CT'",
    edits: [path('payment', 'value: SEPA,', 'value: SEPA_CT,')],
  },
  {
    fault: 'a header value without a variant',
    rule: 'variants',
    says: "no variant has the paymentType value 'OXXO'",
    edits: [
      schema('PaymentType', '  - SPEI\n', '  - SPEI\n  - OXXO\n'),
      schema('PaymentType', '    SPEI: *method\n', '    SPEI: *method\n    OXXO: *method\n'),
      schema('PaymentType', 'transfer in Mexico.\n', 'transfer in Mexico.\n  OXXO: Oxxo.\n'),
    ],
  },
  {
    fault: 'a variant that needs a header which is no parameter',
    rule: 'variants',
    says: 'variant VN_BANK needs the header X-Agent, which is no parameter of the operation',
    edits: [path('payment', 'headers: [User-Agent]', 'headers: [X-Agent]')],
  },
  {
    fault: 'a variant whose value its body does not take',
    rule: 'variants',
    says: 'SalesQueryRequest.queryType must be an enum of the values of its variants: sale',
    edits: [path('order_query', 'value: sales,', 'value: sale,')],
  },
  {
    fault: 'currencies of a method that the cashier does not have',
    rule: 'currencies',
    says: "x-currencies speaks of 'OXXO', which is not in the enum",
    edits: [schema('PaymentMode', '  SPEI: [MXN]\n', '  OXXO: [MXN]\n')],
  },
  {
    fault: 'a method that is offered in no currency',
    rule: 'currencies',
    says: 'x-currencies must list the currencies of SPEI, or say all',
    edits: [schema('PaymentMode', '  SPEI: [MXN]\n', '  SPEI: []\n')],
  },
  {
    fault: 'a method that is offered in no currency of ours',
    rule: 'currencies',
    says: "x-currencies of SPEI lists 'PESO', which is no value of currencyCode",
    edits: [schema('PaymentMode', '  SPEI: [MXN]\n', '  SPEI: [PESO]\n')],
  },
  {
    fault: 'a currency that is listed twice',
    rule: 'currencies',
    says: 'x-currencies lists a currency of SPEI twice',
    edits: [schema('PaymentMode', '  SPEI: [MXN]\n', '  SPEI: [MXN, MXN]\n')],
  },
  {
    fault: 'a method whose currencies nobody says',
    rule: 'currencies',
    says: "x-currencies says nothing of 'SPEI'",
    edits: [schema('PaymentMode', '  SPEI: [MXN]\n', '')],
  },
  {
    fault: 'a method that waits for no time',
    rule: 'currencies',
    says: 'x-expiry-seconds of PIX must be a whole number of seconds',
    edits: [schema('PaymentMode', '  PIX: 900\n', '  PIX: soon\n')],
  },
  {
    fault: 'a method whose payer does something that no page offers',
    rule: 'currencies',
    says: 'x-flow of PIX must be one of card, page, code, address, transfer',
    edits: [schema('PaymentMode', '  PIX: code\n', '  PIX: dance\n')],
  },
  {
    fault: 'a default that is not the first version',
    rule: 'versions',
    says: 'the first version must be the default, V3.0.0',
    edits: [schema('ApiVersion', '[V3.0.0, V3.0.1]', '[V3.0.1, V3.0.0]')],
  },
  {
    fault: 'a version that is longer than its field',
    rule: 'versions',
    says: 'version V3.0.10 is longer than the field, which takes 6 characters',
    edits: [schema('ApiVersion', '[V3.0.0, V3.0.1]', '[V3.0.0, V3.0.10]')],
  },
  {
    fault: 'a transition to a state that does not exist',
    rule: 'transitions',
    says: "the state '7' of a refund is not in the enum",
    edits: [schema('RefundState', '{ from: 4, to: 6,', '{ from: 4, to: 7,')],
  },
  {
    fault: 'states that a payment can never reach',
    rule: 'transitions',
    says: 'a payment needs one first state, which no transition leads to',
    edits: [schema('OrderState', '{ from: 1, to: 3, when: the payer', '{ from: 2, to: 1, when: the payer')],
  },
  {
    fault: 'a transition without its occasion',
    rule: 'transitions',
    says: 'a transition needs when: a clause without a capital and a full stop',
    edits: [schema('ListedState', 'when: it fails }', 'when: It fails. }')],
  },
];
