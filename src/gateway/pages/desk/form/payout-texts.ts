import { translated } from '../../../../web/texts.ts';

// Fields that the payouts of both desks have.

export const ORDER_NUMBER = translated({
  label: 'Order number',
  hint: 'Yours to choose. It can be used once, so that nothing is paid twice.',
  word: 'Order number',
});
export const PAID_AMOUNT = translated({ label: 'Amount', placeholder: '100.00', word: 'Amount' });
export const THIS_PAYOUT = translated({ label: 'This payout', word: 'This payout' });
