import { translated } from '../../../../web/texts.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { LINK_TEXTS } from './link-form-texts.ts';
import { CONSOLE_FORM_TEXTS } from './console-form-texts.ts';
import type { FieldText } from './field-text.ts';
import { ORDER_NUMBER, PAID_AMOUNT, THIS_PAYOUT } from './payout-texts.ts';

// The text catalogue of forms: what people read beside the fields of each operation. Forms that only the operator's people have
// are in `console-form-texts.ts`.

/** Its name in the contract. */
const REASON_HEADER = 'X-Reason';
const OVERLAP = translated({ label: 'Overlap' });
const ROLES = translated({ label: 'Roles', of: 'roles' });

const MERCHANT_FORM_TEXTS = translated({
  createLink: LINK_TEXTS,
  updateLink: LINK_TEXTS,
  changeReceiptSettings: {
    forOrders: { label: 'Who gets receipts' },
    replyTo: {
      label: 'Reply address',
      hint: 'An e-mail address at one of your websites. Leave it empty if payers should not reply.',
      placeholder: 'help@shop.example',
      word: 'Reply address',
    },
    footer: {
      label: 'Last line',
      hint: 'Such as the name and seat of your company. It cannot contain addresses of websites or mailboxes.',
      word: 'Last line',
    },
  },
  setWebsites: {
    websites: {
      label: 'Websites',
      hint: 'One per line, such as https://shop.example. Payments that come from elsewhere are refused.',
    },
  },
  rotateSigningKey: {
    overlapSeconds: {
      ...OVERLAP,
      hint: 'Until it ends, requests signed with the old key or the new one are accepted. Afterwards the old one is refused.',
    },
  },
  rotateWebhookSecret: {
    overlapSeconds: {
      ...OVERLAP,
      hint: 'Until it ends, notifications carry a signature with each. Afterwards with the new one only.',
    },
  },
  setPublicKey: {
    publicKey: {
      label: 'Public key',
      hint: 'RSA with 2048 to 8192 bits, in PEM: the text between BEGIN PUBLIC KEY and END PUBLIC KEY, with both lines. Never a private key.',
    },
    overlapSeconds: {
      ...OVERLAP,
      hint: 'Until it ends, requests signed for the old public key or the new one are accepted.',
    },
  },
  invitePerson: {
    email: { label: 'Email' },
    name: { label: 'Name' },
    language: { label: 'Language of the mail' },
    role: ROLES,
    merNo: {
      label: 'Owner of merchant',
      word: 'Merchant',
      hint: 'The owner invites the other people of the merchant.',
    },
  },
  changeRoles: { role: ROLES },
  createToken: {
    name: { label: 'Name', hint: 'What it is for, such as nightly-export.' },
    days: { label: 'Expires after', of: 'lifetimeSeconds' },
    permissions: { label: 'What it may do' },
  },
  putApprovalRules: {
    kinds: { label: 'Always needs a second person' },
    refundsAbove: { label: 'Refunds above', hint: 'One currency per line, such as USD 500.00.' },
    payoutsAbove: { label: 'Payouts above', hint: 'One currency per line, such as USD 1000.00.' },
    limits: {
      label: 'Staff refund alone up to',
      hint: 'Of one order. One currency per line, such as USD 100.00. Owners refund any amount.',
      of: 'refundLimits',
    },
    refundDay: {
      label: 'Staff refund alone per day up to',
      hint: 'Each person. A currency without a line has no limit by day.',
    },
    payoutLimits: {
      label: 'Accountants pay out alone up to',
      hint: 'At a time. Without any line, they pay out any amount; with one, nothing in other currencies.',
    },
    payoutDay: {
      label: 'Accountants pay out alone per day up to',
      hint: 'Each person. A currency without a line has no limit by day.',
    },
    kind: { label: 'Always need a second person of the merchant', of: 'kinds' },
  },
  createRefund: {
    amount: { label: 'Amount', word: 'Amount' },
    remark: { label: 'Remark', hint: 'Optional. It is kept with the refund.', word: 'Remark' },
    reason: { label: 'Reason', of: REASON_HEADER, word: 'Reason' },
  },
  payBeneficiary: {
    beneficiaryNo: { label: 'Beneficiary', word: 'Beneficiary' },
    account: {
      label: 'Card number',
      hint: 'Only for a card: its number is not kept, so type it again. It must be the saved card.',
      word: 'Card number',
    },
    amount: PAID_AMOUNT,
    currency: { label: 'From your balance in', word: 'Currency' },
    merOrderNo: ORDER_NUMBER,
    reason: {
      label: 'What it is for',
      hint: 'Recorded with your name, such as “Rent of November”.',
      of: REASON_HEADER,
      word: 'What it is for',
    },
    body: THIS_PAYOUT,
  },
  saveBeneficiary: {
    label: {
      label: 'Name in your list',
      hint: 'How you find it again, such as “Workshop rent”.',
      word: 'Name in your list',
    },
    account: { label: 'Account' },
    benFirstName: { label: 'First name', word: 'First name' },
    benLastName: { label: 'Last name', word: 'Last name' },
    reason: { label: 'Note for whoever approves it', of: REASON_HEADER },
  },
  changeSettlementAccount: {
    currency: { label: 'Currency', placeholder: 'EUR', word: 'Currency' },
    method: { label: 'Account type', word: 'Account type' },
    account: {
      label: 'Account',
      hint: 'An IBAN, an account number, a CLABE or a Pix key. Spaces do not matter.',
      word: 'Account',
    },
    holder: { label: 'Account holder', hint: 'Exactly as the bank has it.', word: 'Account holder' },
    bank: { label: 'Bank', word: 'Bank' },
    bic: { label: 'BIC', hint: 'Only if your bank asks for it.', word: 'BIC' },
    meanwhile: { label: 'Until it is in force' },
  },
  setPayoutSchedule: {
    rhythm: { label: 'When' },
    weekday: { label: 'Day of the week', hint: 'For weekly payouts.', word: 'Day of the week' },
    monthDay: {
      label: 'Day of the month',
      hint: 'For monthly payouts; 31 is the last day of the month.',
      word: 'Day of the month',
    },
    amountMin: { label: 'Minimum payout', hint: 'Smaller amounts wait for the next due date.', word: 'Minimum payout' },
    keepBack: { label: 'Keep in the balance', hint: 'This much is never paid out.', word: 'Keep in the balance' },
    aloneMax: {
      label: 'Review payouts above',
      hint: 'Larger ones wait until somebody releases them. Leave it empty to go by your rules alone.',
      word: 'Review payouts above',
    },
    cutOff: { label: 'Cut-off', hint: 'The time of day at which it is paid, such as 08:00.', word: 'Cut-off' },
    calendar: { label: 'Bank days', hint: 'What falls on a closed day is due on the next bank day.' },
  },
  setMerchantTimeZone: {
    timeZone: { label: 'Time zone', hint: 'Type a city, such as Berlin.', word: 'Time zone' },
  },
  sendTestEvent: {
    event: { label: 'Event' },
    address: {
      label: 'Address',
      hint: 'The notifyUrl of your orders, or protestNotifyUrl for chargebacks.',
      placeholder: 'https://shop.example/notify',
    },
  },
  completeOrder: { result: { label: 'Result' } },
  chargeOrderBack: { reason: { label: 'Reason of the bank', hint: 'Optional.' } },
});

export const FORM_TEXTS = { ...MERCHANT_FORM_TEXTS, ...CONSOLE_FORM_TEXTS } satisfies Readonly<
  Partial<Record<OperatorOperationId, Readonly<Record<string, FieldText>>>>
>;
