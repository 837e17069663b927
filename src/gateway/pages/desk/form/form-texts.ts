import { translated } from '../../../../web/texts.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { LINK_TEXTS } from './link-form-texts.ts';

// The text catalogue of forms: what people read beside the fields of each operation.

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Its name in the contract, if it is typed in another way than it is sent. */
  readonly of?: string;
  /** What a sentence about a refusal calls it, if not by its name in the contract. */
  readonly word?: string;
}

const FIXED = 'Fixed, in the settlement currency.';
const SHARE = 'Of each payment, in percent.';

/** Every term of the contract has its line. */
export const TERM_TEXTS = translated({
  handlingFeeBasisPoints: { label: 'Handling fee', hint: SHARE },
  transactionFee: { label: 'Fee per payment', hint: FIXED },
  refundFee: { label: 'Fee per refund', hint: FIXED },
  chargebackFee: { label: 'Fee per chargeback', hint: FIXED },
  payoutFee: { label: 'Fee per payout', hint: FIXED },
  marginBasisPoints: { label: 'Reserve held back', hint: SHARE },
  marginDays: { label: 'Reserve held for', hint: 'In days.' },
  settlementDays: { label: 'Settlement after', hint: 'In days; 0 settles at once.' },
  settlementCurrency: {
    label: 'Settlement currency',
    hint: 'Such as USD. Leave it empty to settle each payment in its own currency.',
  },
});

type TermTexts = { readonly [Name in keyof typeof TERM_TEXTS]: FieldText };

/** The terms of a merchant that is only approved with them. */
const NEW_TERM_TEXTS = Object.fromEntries(
  Object.entries(TERM_TEXTS).map(([name, text]) => [name, { ...text, of: `terms.${name}` }]),
) as TermTexts;

const OVERLAP = translated({ label: 'Overlap' });
const ROLES = translated({ label: 'Roles', of: 'roles' });
const WRITTEN = 'They read it as you write it.';
const BOOKED_ONCE = 'A number is booked once.';

const ORDER_NUMBER = translated({
  label: 'Order number',
  hint: 'Yours to choose. It can be used once, so that nothing is paid twice.',
  word: 'Order number',
});
const PAID_AMOUNT = translated({ label: 'Amount', placeholder: '100.00', word: 'Amount' });
const THIS_PAYOUT = translated({ label: 'This payout', word: 'This payout' });

export const FORM_TEXTS = translated({
  createLink: LINK_TEXTS,
  updateLink: LINK_TEXTS,
  createMerchant: {
    name: { label: 'Name', hint: 'Payers see it on the payment page.' },
    merNo: { label: 'Merchant number', hint: 'At most 10 digits. Leave it empty to get one.' },
    websites: { label: 'Websites', hint: 'One per line, such as https://shop.example.' },
  },
  updateMerchant: {
    name: { label: 'Name' },
    methods: { label: 'Methods', of: 'all or some' },
    method: { label: 'Chosen methods', of: 'methods' },
    currencies: { label: 'Currencies', hint: 'Such as USD, EUR. Leave it empty to allow all.' },
    accentColour: { label: 'Colour of buttons', hint: "Such as #0a7cff. Leave it empty for the gateway's own." },
    framesPages: { label: 'In frames' },
  },
  setTerms: TERM_TEXTS,
  approveRegistration: {
    ...NEW_TERM_TEXTS,
    method: { label: 'Methods', of: 'methods' },
    currencies: { label: 'Currencies', hint: 'Such as USD, EUR.' },
  },
  askBack: { question: { label: 'Question', hint: WRITTEN } },
  refuseRegistration: { refusal: { label: 'Reason', hint: WRITTEN } },
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
  startSeeing: { role: { label: 'As' } },
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
  putBanks: { banks: { label: 'Banks', hint: 'One line per bank: its number, a space, and its name.' } },
  putApprovalRules: {
    kinds: { label: 'Always needs a second person' },
    limits: {
      label: 'Staff refund alone up to',
      hint: 'One currency per line, such as USD 100.00. Owners refund any amount.',
      of: 'refundLimits',
    },
    kind: { label: 'Always need a second person of the merchant', of: 'kinds' },
  },
  putRate: {
    from: { label: 'From', placeholder: 'EUR' },
    to: { label: 'To', placeholder: 'USD' },
    rate: { label: 'New rate', hint: 'Units of the second currency for one of the first.' },
  },
  createRefund: {
    amount: { label: 'Amount', word: 'Amount' },
    remark: { label: 'Remark', hint: 'Optional. It is kept with the refund.', word: 'Remark' },
    reason: { label: 'Reason', of: 'X-Reason', word: 'Reason' },
  },
  createManualPayout: {
    merNo: { label: 'Merchant', hint: 'The merchant whose balance pays.', word: 'Merchant' },
    merOrderNo: ORDER_NUMBER,
    amount: PAID_AMOUNT,
    currency: { label: 'Currency', placeholder: 'USD', word: 'Currency' },
    method: { label: 'To' },
    account: {
      label: 'Account of the beneficiary',
      hint: 'Only its last four characters are kept.',
      word: 'Account of the beneficiary',
    },
    benFirstName: { label: 'First name of the beneficiary', word: 'First name' },
    benLastName: { label: 'Last name of the beneficiary', word: 'Last name' },
    notifyUrl: { label: 'Notify', hint: "Optional: the merchant's URL that gets the result.", word: 'Notify' },
    reason: { label: 'Reason', of: 'X-Reason', word: 'Reason' },
    body: THIS_PAYOUT,
  },
  payBeneficiary: {
    beneficiaryNo: { label: 'To', word: 'Beneficiary' },
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
      of: 'X-Reason',
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
    reason: { label: 'Note for whoever approves it', of: 'X-Reason' },
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
  openChargeback: {
    tradeNo: { label: 'Trade number of the payment' },
    bankReason: {
      label: 'What the bank says',
      hint: 'The merchant is told.',
      placeholder: 'Goods not received',
      of: 'reason',
    },
    due: { label: 'Answer until', of: 'dueAt' },
  },
  closeChargeback: { result: { label: 'The bank decided for' } },
  createDeposit: {
    amount: { label: 'Amount' },
    currency: { label: 'Currency' },
    depositNo: {
      label: 'Deposit number',
      hint: `Such as the reference of the bank transfer. ${BOOKED_ONCE}`,
    },
    note: { label: 'Note' },
  },
  createCorrection: {
    from: { label: 'From' },
    to: { label: 'To', hint: 'Other accounts belong to orders, refunds and chargebacks, and cannot be corrected.' },
    amount: { label: 'Amount' },
    currency: { label: 'Currency' },
    tradeNo: { label: 'Trade number, if it concerns an order', hint: 'The order then shows the correction.' },
    note: { label: 'What is corrected' },
    correctionNo: { label: 'Correction number', hint: BOOKED_ONCE },
  },
}) satisfies Readonly<Partial<Record<OperatorOperationId, Readonly<Record<string, FieldText>>>>>;
