import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedBatches = {
  'All payouts': '全部出款',
  Summary: '汇总',
  'Payout fee': '出款手续费',
  'How it adds up': '账目如何相符',
  'In payout {1} {2}': '在出款 {1} 中 {2}',
  'In payout {1}, paid {2}': '在出款 {1} 中，已于 {2} 到账',
  'In this payout': '本次出款包含',
  'It was paid from what was brought forward.': '由上期结转款支付。',
  'Its payments are still being added up. Look again in a few minutes.': '其中的款项仍在汇总。请几分钟后再查看。',
  'Its reserve is released on {1}.': '其保证金将于 {1} 释放。',
  'Brought forward': '上期结转',
  'Carried forward to the next payout': '结转至下次出款',
  'Lines of payout {1}': '出款 {1} 的明细',
  'Not paid out yet; settles on {1}.': '尚未付出；将于 {1} 结算。',
  'Nothing came in for this payout': '本次出款期间没有入账',
  Other: '其他',
  'Other is what was kept in reserve, went to a debt, or was refunded before it settled.':
    '“其他”指留作保证金、用于偿还欠款或在结算前退款的金额。',
  'Payout {1}': '出款 {1}',
  'Payouts to your account': '付至您账户的款项',
  'Payouts to your settlement account appear here, each with the payments that are in it.':
    '付至您结算账户的款项显示在此，每笔都列出其中包含的付款。',
  'Totals by type in {1}': '{1} 按类型汇总',
  'There are too many lines to add up on a page. The exported file has all of them.':
    '行数过多，无法在页面上汇总。导出的文件包含全部行。',
  'This differs from the sum of the lines, {1} {2}. Please tell support.': '与明细合计 {1} {2} 不符。请联系客服。',
  'This is payout {1} to the settlement account.': '这是付至结算账户的出款 {1}。',
  'This payout came back. Its money is in a later one.': '此笔出款被退回，资金计入之后的出款。',
  'To your account': '付至您的账户',
  'Which payments are in it': '包含哪些付款',
  'Not in a payout yet': '尚未进入任何出款',
  '{1} lines below': '下方 {1} 条明细',
  Type: '类型',
  Lines: '条数',
} satisfies Partial<Record<DeskText, string>>;
