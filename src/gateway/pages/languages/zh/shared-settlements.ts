import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedSettlements = {
  'A payout of {merchant} is above its limit and waits to be released: {money}':
    '{merchant} 的一笔出款超过限额，等待放行：{money}',
  'A payout was due': '出款到期',
  "After the waiting time, the merchant's own money goes to this account. Every owner is told by mail.":
    '等待期结束后，商户自己的资金将汇入此账户，并以邮件通知每位所有者。',
  'After the waiting time, your money goes to this account. Every owner is told by mail.':
    '等待期结束后，您的资金将汇入此账户，并以邮件通知每位所有者。',
  'Approve changes of settlement accounts that other people asked for.': '批准他人申请的结算账户变更。',
  'Approve payout schedules that other people asked for.': '批准他人申请的出款计划。',
  'Banks are closed today: {1}. Release it on {2}, or on another day that banks work.':
    '银行今天不营业：{1}。请在 {2} 或其他银行营业日放行。',
  'Change a settlement account': '变更结算账户',
  "Change the account to which the merchant's own money goes.": '变更商户自己的资金汇入的账户。',
  'Changes of the account to which your money goes': '您的收款账户变更',
  'Release a payout': '放行一笔出款',
  'Released a payout of {money} to {merchant}, account {text}, payout {target}':
    '放行了给 {merchant} 的 {money} 出款，账户 {text}，出款 {target}',
  'Released a payout to {merchant}, payout {target}': '放行了给 {merchant} 的出款 {target}',
  'Mails about your account, keys, beneficiaries and settlement accounts are always sent, at once.':
    '有关您的账户、密钥、收款人和结算账户的邮件始终立即发送。',
  'Merchant {1} has no run in {2} that was due on {3}.': '商户 {1} 没有 {3} 到期的 {2} 出款。',
  'Named another account for the own money of {merchant}': '为 {merchant} 自己的资金指定了另一个账户',
  'Named another account for the own money of {merchant}: {text}, in force from {moment}':
    '为 {merchant} 自己的资金指定了另一个账户：{text}，自 {moment} 起生效',
  'Paid {merchant} by its schedule, payout {target}': '按计划向 {merchant} 出款 {target}',
  'Paid {money} to {merchant} by its schedule, account {text}, payout {target}':
    '按计划向 {merchant} 支付 {money}，账户 {text}，出款 {target}',
  Exception: '对账差异',
  'What two sides do not agree on ends: written off, returned at the acquirer, or credited to a merchant, as the request says.':
    '双方不一致的款项就此了结：按申请核销、在收单机构退回，或记入商户余额。',
  'Payout schedule': '出款计划',
  'Set a payout schedule': '设置出款计划',
  'Set the time zone of a merchant': '设置商户的时区',
  'Set the time zone of {merchant}': '设置了 {merchant} 的时区',
  'Set the time zone of {merchant} to {detail}': '将 {merchant} 的时区设为 {detail}',
  'Set when a merchant is paid automatically, and its time zone.': '设置何时自动向商户出款以及其时区。',
  'Set when {merchant} is paid automatically': '设置了何时自动向 {merchant} 出款',
  'Set when {merchant} is paid automatically: {detail}': '设置了何时自动向 {merchant} 出款：{detail}',
  'Skip a payout': '跳过一笔出款',
  'Skipped a payout of {merchant}': '跳过了 {merchant} 的一笔出款',
  'Skipped a payout of {merchant}: {detail}': '跳过了 {merchant} 的一笔出款：{detail}',
  'Take back a change of a settlement account that waits.': '撤回等待中的结算账户变更。',
  'The account in {1} changes on {2} already. Withdraw that change first.': '{1} 账户已定于 {2} 变更。请先撤回该变更。',
  'The change is in force since {1}. Change the account again instead.': '该变更自 {1} 起已生效。请再次变更账户。',
  'The change was withdrawn already.': '该变更已撤回。',
  'The merchant is paid automatically on these days, to its settlement account.':
    '在这些日子自动向商户的结算账户出款。',
  'The payout does not wait any more; its state is {1}.': '该出款已不在等待；其状态为 {1}。',
  'There is no settlement account in {1}, in force or waiting. Name it first.':
    '没有 {1} 的结算账户（无论生效或等待中）。请先指定。',
  'There is no settlement account {1} of merchant {2}. Check its number.': '商户 {2} 没有结算账户 {1}。请检查编号。',
  'This is the account in {1} already.': '这已经是 {1} 的账户。',
  'Withdraw a change of a settlement account': '撤回结算账户变更',
  'Withdrew a change of {merchant}': '撤回了 {merchant} 的一项变更',
  'Withdrew the change of the settlement account of {merchant}: {detail}': '撤回了 {merchant} 的结算账户变更：{detail}',
  'You are paid automatically on these days, to your settlement account.': '在这些日子自动向您的结算账户出款。',
  'banks are closed on that day in every week ({1}); choose Monday to Friday':
    '银行每周这一天都不营业（{1}）；请选择周一至周五',
  'is missing: no account was given at registration': '缺失：注册时未提供账户',
  'is missing; say on which day of the month, 31 for the last': '缺失；请填写每月的哪一天，31 表示最后一天',
  'is missing; say on which day of the week': '缺失；请填写星期几',
  'is not a {1}; check its 18 digits': '不是 {1}；请检查其 18 位数字',
  'is not agreed with your operator; choose another way, or ask them': '未与您的运营方约定；请选择其他方式或询问对方',
  'is not an IBAN: its check digits are wrong; compare it with your bank statement':
    '不是 IBAN：校验位错误；请与您的银行对账单核对',
  'is not an IBAN: one of {1} has {2} characters, and this has {3}':
    '不是 IBAN：{1} 的 IBAN 有 {2} 个字符，而此处有 {3} 个',
  'is the number of a card; name a bank account, because automatic payouts do not go to cards':
    '是银行卡号；请填写银行账户，因为不能自动向银行卡出款',
  'leave it out: it is for {1} payouts only': '请留空：仅用于 {1} 出款',
  'must be above the fee of a payout, which is {1} {2}, or zero to pay whatever there is':
    '必须高于出款手续费（{1} {2}），或填零表示有多少付多少',
  'must not be below the amount from which payouts are made, or each of them would wait':
    '不得低于起付金额，否则每笔出款都要等待',
  'use a time of day from 00:00 to 23:59, such as 08:00': '请使用 00:00 至 23:59 之间的时间，例如 08:00',
  'use an IBAN, an account number, a CLABE or a Pix key': '请使用 IBAN、账号、CLABE 或 Pix 密钥',
  "use the 8 or 11 letters and digits of the bank's code, such as COBADEFFXXX":
    '请使用银行代码的 8 或 11 位字母和数字，例如 COBADEFFXXX',
  'use the number that the gateway returned, account_ followed by capital letters and digits':
    '请使用网关返回的编号：account_ 后接大写字母和数字',
  'use what the page before returned as next': '请使用上一页返回的 next',
  'use zero or an amount with up to 12 digits before the decimal point and up to 8 after it, such as 250.00':
    '请使用零或小数点前最多 12 位、之后最多 8 位的金额，例如 250.00',
  '{1} is not agreed with your operator; choose another, or ask them':
    '{1} 未与您的运营方约定；请选择其他币种或询问对方',
} as const satisfies Partial<Record<DeskText, string>>;
