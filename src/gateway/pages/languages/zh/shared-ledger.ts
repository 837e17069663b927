import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedLedger = {
  'From the payment': '来自付款',
  'Nothing found so far': '目前尚未找到',
  'Nothing settles on this day': '当日无结算款项',
  'Payments that settle on {1}': '{1}结算的付款',
  'Settles on {1} in {2}': '{1}结算（{2}）',
  'There are more payments that were not looked at yet.': '还有付款尚未查看。',
  'This day': '当日',
  'Its postings are too many to sum them for a page, or some came after it was closed.':
    '当日记账过多，无法在页面上汇总，或有记账在当日结账之后才入账。',
  'Opening, total and closing of the day': '当日期初、合计与期末',
  'Adds up': '账目相符',
  'Does not add up': '账目不符',
  'Differs by': '相差',
  Opening: '期初',
  Closing: '期末',
  Total: '合计',
  Balance: '余额',
} satisfies Partial<Record<DeskText, string>>;
