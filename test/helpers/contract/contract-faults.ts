import { event, path, schema } from './contract.ts';
import type { Edit } from './contract.ts';

// One fault a line: what it is, the rule that finds it, what the rule says, and the edits that plant it.

export interface Fault {
  readonly fault: string;
  readonly rule: string;
  readonly says: string;
  readonly edits: readonly Edit[];
  /** A rule of Redocly's own that sees the same fault. */
  readonly also?: readonly string[];
}

const DECISION = /\n *x-decision:\n *source: .*\n *why: .*/;

export const faults: readonly Fault[] = [
  {
    fault: 'an alias that is a field of its own',
    rule: 'aliases',
    says: 'billingLastName cannot be an alias of billingFirstName: it means billingLastName',
    edits: [schema('BillingDetails', 'x-aliases: [billFirstName]', 'x-aliases: [billingLastName]')],
  },
  {
    fault: 'an empty list of aliases',
    rule: 'aliases',
    says: 'x-aliases of billingFirstName must be a list of other spellings',
    edits: [schema('BillingDetails', 'x-aliases: [billFirstName]', 'x-aliases: []')],
  },
  {
    fault: 'an amount that is a number',
    rule: 'amounts-are-strings',
    says: 'gasFee is money: it must be a string with a pattern, such as Amount or ReportedAmount',
    edits: [
      schema(
        'LaterQueryFields',
        '$ref: ./ReportedAmount.yaml\n    description: Network',
        'type: number\n    description: Network',
      ),
    ],
  },
  {
    fault: 'a price without a pattern',
    rule: 'amounts-are-strings',
    says: 'price is money: it must be a string with a pattern, such as Amount or ReportedAmount',
    edits: [schema('ProductPrice', /\npattern: .*/, '')],
  },
  {
    fault: 'a decision from an unknown source',
    rule: 'decision-form',
    says: 'the source must be decided or example',
    edits: [schema('Amount', 'source: decided', 'source: guessed')],
  },
  {
    fault: 'a decision without a why',
    rule: 'decision-form',
    says: 'x-decision needs a why: one sentence that ends in a full stop',
    edits: [schema('MarginState', '\n  why: The meaning of the margin values is not documented.', '')],
  },
  {
    fault: 'a why of two sentences, beside a reference',
    rule: 'decision-form',
    says: 'x-decision needs a why: one sentence that ends in a full stop',
    edits: [schema('ChargebackAddress', 'body only; it', 'body only. It')],
  },
  {
    fault: 'a decision about a value that is not in the enum',
    rule: 'decision-form',
    says: "x-decision speaks of 'company', which is not in the enum",
    edits: [schema('BeneficiaryType', 'business: *example', 'company: *example')],
  },
  {
    fault: 'a field that the interface does not have',
    rule: 'decision-needed',
    says: 'channel is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [
      schema(
        'OrderCore',
        '  ipAddress:\n',
        '  channel:\n    $ref: ./WebAddress.yaml\n    description: Other.\n  ipAddress:\n',
      ),
    ],
  },
  {
    fault: 'a field of a nested object that the interface does not have',
    rule: 'decision-needed',
    says: 'colour is not documented: say why with an x-decision, or add it to documented.yaml',
    also: ['tollgate/sensitive'],
    edits: [
      schema('ProductItem', 'properties:\n', 'properties:\n  colour:\n    type: string\n    description: Other.\n'),
    ],
  },
  {
    fault: 'a field of an answer that the interface does not have',
    rule: 'decision-needed',
    says: 'colour is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [
      schema('RefundResult', 'properties:\n', 'properties:\n  colour:\n    type: string\n    description: Other.\n'),
    ],
  },
  {
    fault: 'an enum value that the interface does not have',
    rule: 'decision-needed',
    says: "the value 'HARMONY' of osType is not documented: say why with x-decision.values",
    edits: [
      schema('OsType', 'enum: [IOS, ANDROID]', 'enum: [IOS, ANDROID, HARMONY]'),
      schema('OsType', '  ANDROID: Android\n', '  ANDROID: Android\n  HARMONY: Harmony\n'),
    ],
  },
  {
    fault: 'an error code that the interface does not have',
    rule: 'decision-needed',
    says: "the value '90002' of code is not documented: say why with x-decision.values",
    edits: [schema('ErrorCode', "\n    '90002': *table", '')],
  },
  {
    fault: 'a field from an example that does not say so',
    rule: 'decision-needed',
    says: 'protestNotifyUrl stands only in an example: say so with an x-decision of that source',
    edits: [schema('ChargebackAddress', 'source: example', 'source: decided')],
  },
  {
    fault: 'a header without a decision',
    rule: 'decision-needed',
    says: 'the header Idempotency-Key is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [{ file: 'components/parameters/IdempotencyKey.yaml', from: DECISION, to: '' }],
  },
  {
    fault: 'an HTTP status without a decision',
    rule: 'decision-needed',
    says: 'the answer 503 of /payment is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [{ file: 'components/responses/Unavailable.yaml', from: DECISION, to: '' }],
  },
  {
    fault: 'an order of signed fields without a decision',
    rule: 'decision-needed',
    says: 'the signed fields of /payout are not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [path('payout', DECISION, '')],
  },
  {
    fault: 'a method whose body is not shown, without a decision',
    rule: 'decision-needed',
    says: 'the body of PIX is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [schema('PixPaymentRequest', DECISION, '')],
  },
  {
    fault: 'a notification without a decision',
    rule: 'decision-needed',
    says: 'the body of chargeback is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [schema('ChargebackNotification', DECISION, '')],
  },
  {
    fault: 'an entry less in documented.yaml',
    rule: 'decision-needed',
    says: 'remark is not documented: say why with an x-decision, or add it to documented.yaml',
    edits: [
      { file: 'documented.yaml', from: '    remark: { type: string, required: false, maxLength: 1000 }\n', to: '' },
    ],
  },
  {
    fault: 'a schedule that does not fit its count',
    rule: 'delivery',
    says: 'attemptsMax of refundResult must be 9: the first attempt and the repeats',
    edits: [event('refundResult', 'attemptsMax: 9', 'attemptsMax: 8')],
  },
  {
    fault: 'a wait that is not longer than the one before',
    rule: 'delivery',
    says: 'x-delivery of refundResult needs retryMinutes: whole minutes, each wait longer than the one before',
    edits: [event('refundResult', '[1, 2, 4, 8,', '[1, 2, 2, 8,')],
  },
  {
    fault: 'a notification that nothing acknowledges',
    rule: 'delivery',
    says: 'x-delivery of refundResult needs acknowledgement: the text that the merchant answers',
    edits: [event('refundResult', '    acknowledgement: SUCCESS\n', '')],
  },
  {
    fault: 'a notification that waits for no answer',
    rule: 'delivery',
    says: 'x-delivery of refundResult needs answerSecondsMax: how long the merchant may take to answer',
    edits: [event('refundResult', '    answerSecondsMax: 15\n', '')],
  },
  {
    fault: 'an enum value without a description',
    rule: 'enum-descriptions',
    says: "x-enumDescriptions lacks 'MINI_APP'",
    edits: [schema('Terminal', '  MINI_APP: Mini program.\n', '')],
  },
  {
    fault: 'a description of no enum value',
    rule: 'enum-descriptions',
    says: "'TV' is not in the enum",
    edits: [schema('Terminal', '  MINI_APP: Mini program.\n', '  MINI_APP: Mini program.\n  TV: Television.\n')],
  },
  {
    fault: 'an enum without names for the constants',
    rule: 'enum-names',
    says: "x-enumNames lacks 'IOS'",
    edits: [schema('OsType', 'x-enumNames:\n  IOS: Ios\n  ANDROID: Android\n', '')],
  },
  {
    fault: 'an enum value without a name',
    rule: 'enum-names',
    says: "x-enumNames lacks 'ANDROID'",
    edits: [schema('OsType', '  ANDROID: Android\n', '')],
  },
  {
    fault: 'a name of no enum value',
    rule: 'enum-names',
    says: "'TV' has a name, but is no value",
    edits: [schema('OsType', '  ANDROID: Android\n', '  ANDROID: Android\n  TV: Television\n')],
  },
  {
    fault: 'one name for two enum values',
    rule: 'enum-names',
    says: "two values have the name 'Ios'",
    edits: [schema('OsType', '  ANDROID: Android\n', '  ANDROID: Ios\n')],
  },
  {
    fault: 'a name that is no name of a constant',
    rule: 'enum-names',
    says: "the name 'android phone' must be letters and digits: PerTransfer",
    edits: [schema('OsType', '  ANDROID: Android\n', '  ANDROID: android phone\n')],
  },
];
