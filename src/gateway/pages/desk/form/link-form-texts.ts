import { translated } from '../../../../web/texts.ts';
// What people read beside the fields of a payment link, whether it is new or changed.

export const LINK_TEXTS = translated({
  title: {
    label: 'What do you sell?',
    hint: 'A few words, such as “Pottery class, Saturday”. Payers see them first.',
    word: 'What you sell',
  },
  text: { label: 'More about it (optional)', word: 'More about it' },
  kind: { label: 'Price', of: 'kind' },
  amount: { label: 'Amount', word: 'Amount' },
  amountMin: { label: 'At least (optional)', word: 'At least' },
  amountMax: { label: 'At most (optional)', word: 'At most' },
  currency: { label: 'Currency', placeholder: 'USD', word: 'Currency' },
  quantityMax: {
    label: 'Largest quantity (optional)',
    hint: 'Payers choose how many they buy, from 1 to this. Leave it empty if they buy one.',
    word: 'Largest quantity',
  },
  uses: { label: 'How many can pay?', of: 'uses' },
  usesMax: { label: 'Number of payments', word: 'Number of payments' },
  lastDay: {
    label: 'Last day (optional)',
    hint: 'Until the end of that day. Leave it empty to sell until you revoke the link.',
    of: 'expiresAt',
    word: 'Last day',
  },
  askName: { label: 'Name', of: 'asks.name' },
  askEmail: { label: 'E-mail address', of: 'asks.email' },
  askPhone: { label: 'Phone number', of: 'asks.phone' },
  askAddress: { label: 'Delivery address', of: 'asks.address' },
  askNote: { label: 'Note to you', of: 'asks.note' },
  offer: { label: 'Payment methods', of: 'offer' },
  methods: { label: 'Only these', word: 'Payment methods' },
  reference: {
    label: 'Your reference (optional)',
    hint: 'Such as the number of an invoice. Payers do not see it.',
    word: 'Your reference',
  },
  notifyUrl: {
    label: 'Notification address (optional)',
    hint: 'Your server is told the result of each payment there.',
    word: 'Notification address',
  },
  returnUrl: {
    label: 'Where payers go after they have paid (optional)',
    hint: 'A page of your website, such as a thank-you page.',
    word: 'Where payers go after they have paid',
  },
  cancelUrl: {
    label: 'Where payers go who do not pay (optional)',
    hint: 'Such as your shop. Without it, they stay on the page of the link.',
    word: 'Where payers go who do not pay',
  },
});
