import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedLedger = {
  'From the payment': '来自付款',
  'Nothing found so far': '目前尚未找到',
  'Nothing settles on this day': '当日无结算款项',
  'Payments that settle on {1}': '{1}结算的付款',
  'Settles on {1} in {2}': '{1}结算（{2}）',
  'There are more payments that were not looked at yet.': '还有付款尚未查看。',
} satisfies Partial<Record<DeskText, string>>;
