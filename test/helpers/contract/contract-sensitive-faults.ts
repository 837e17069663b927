import type { Fault } from './contract-faults.ts';
import { path, schema } from './contract.ts';

// Faults of `x-sensitive`, and of what variants and errors say beside it.

const CLASSES = 'none, detail, text, person, phone, account, masked, card-number, card-expiry, card-secret, secret';

export const sensitiveFaults: readonly Fault[] = [
  {
    fault: 'a field whose class nobody says',
    rule: 'sensitive',
    says: 'billingCity has no x-sensitive: give it a class, or none',
    edits: [schema('BillingDetails', 'description: City.\n    x-sensitive: person', 'description: City.')],
  },
  {
    fault: 'a nested field whose class nobody says',
    rule: 'sensitive',
    says: 'browser.visitorId has no x-sensitive: give it a class, or none',
    edits: [schema('ApplePayBrowser', 'for the visitor.\n    x-sensitive: person', 'for the visitor.')],
  },
  {
    fault: 'a list of values whose class nobody says',
    rule: 'sensitive',
    says: 'tradeNos has no x-sensitive: give it a class, or none',
    edits: [schema('TradeNumber', '\nx-sensitive: none', '')],
  },
  {
    fault: 'a header whose class nobody says',
    rule: 'sensitive',
    says: 'User-Agent has no x-sensitive: give it a class, or none',
    edits: [{ file: 'components/parameters/UserAgent.yaml', from: '\n  x-sensitive: person', to: '' }],
  },
  {
    fault: 'a header of an answer whose class nobody says',
    rule: 'sensitive',
    says: 'X-Request-Id has no x-sensitive: give it a class, or none',
    edits: [{ file: 'components/headers/RequestId.yaml', from: '\n  x-sensitive: none', to: '' }],
  },
  {
    fault: 'a class that does not exist',
    rule: 'sensitive',
    says: `x-sensitive of remark must be one of ${CLASSES}`,
    edits: [schema('RefundRequest', 'x-sensitive: text', 'x-sensitive: private')],
  },
  {
    fault: 'a class of its own without a reason',
    rule: 'sensitive',
    says: 'x-sensitive of state needs a why: one sentence that ends in a full stop',
    edits: [schema('PayoutRequest', /x-sensitive: \{ class: person, why: .*\}/, 'x-sensitive: { class: person }')],
  },
  {
    fault: 'one name with two classes',
    rule: 'sensitive',
    says: 'email is person elsewhere and detail here: say why in x-sensitive',
    edits: [
      schema(
        'PayoutRequest',
        'address of the beneficiary.\n    x-sensitive: person',
        'address.\n    x-sensitive: detail',
      ),
    ],
  },
  {
    fault: 'a card number in an answer',
    rule: 'sensitive',
    says: 'data.transactionHash is sent out to merchants and may not be card-number',
    edits: [schema('LaterQueryFields', 'x-sensitive: none', 'x-sensitive: card-number')],
  },
  {
    fault: 'a person in a notification',
    rule: 'sensitive',
    says: 'message is sent out to merchants and may not be person',
    edits: [schema('ChargebackNotification', 'x-sensitive: text', 'x-sensitive: { class: person, why: Said so. }')],
  },
  {
    fault: 'a telephone number that is marked as harmless',
    rule: 'sensitive',
    says: 'mobile sounds like a card, a person or a secret: give it a class, or say why it is none',
    edits: [schema('PayoutRequest', 'x-sensitive: phone', 'x-sensitive: none')],
  },
  {
    fault: 'a bank that no field names',
    rule: 'variants',
    says: 'variant VN_BANK has no integer field bankId',
    edits: [path('payment', 'bank: vaBankId', 'bank: bankId')],
  },
  {
    fault: 'a status for what is not found that is no answer',
    rule: 'variants',
    says: 'variant VN_BANK answers 410, which is no answer of the operation',
    edits: [path('payment', 'notFoundStatus: 404', 'notFoundStatus: 410')],
  },
  {
    fault: 'an error that is signed by half',
    rule: 'errors',
    says: 'signed of code 10005 must be true, or absent',
    edits: [schema('ErrorCode', 'signed: true', 'signed: partly')],
  },
];
