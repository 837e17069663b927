import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const reconciliation = {
  'Agreed with an acquirer': '与收单机构的约定',
  'It decides on which account its money is expected, and which differences are written off without a person. No money moves.':
    '它决定资金应到账的账户，以及哪些差额可自动核销。不会移动任何资金。',
  'Exceptions of reconciliation that are overdue': '已逾期的对账差异',
  'At the bank': '银行方面',
  'It was reported as paid on {1}.': '已于 {1} 报告为已付款。',
  'The bank that sends your money booked this payout on {1}.': '汇出您资金的银行已于 {1} 记账此笔出款。',
  'The money came back on {1}: {2}.': '资金已于 {1} 退回：{2}。',
  'The money came back on {1}: {2}. It is being looked into; nothing is booked for you yet.':
    '资金已于 {1} 退回：{2}。正在核查，尚未为您记账。',
  'This is the side of the bank that sends the money. When the bank that receives it books it, is not known here.':
    '这是汇出资金的银行一方的情况。收款银行何时入账，此处无从得知。',
  'use Base64': '请使用 Base64',
  'use 64 hexadecimal digits in small letters': '请使用 64 位小写十六进制数字',
  'use an IBAN or the account number on the statements': '请使用 IBAN 或对账单上的账号',
  'use the name of a calendar, such as TARGET': '请使用日历名称，例如 TARGET',
  'use up to 32 small letters, digits and hyphens, such as main-eur':
    '请使用最多 32 个小写字母、数字和连字符，例如 main-eur',
} as const satisfies Partial<Record<DeskText, string>>;
