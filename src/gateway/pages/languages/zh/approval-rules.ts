import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const approvalRules = {
  '<b>It is paid at once, or somebody else has to approve it first.</b> {1} {2} It cannot be called back.':
    '<b>立即付款，或须先由他人批准。</b> {1} {2} 付款后无法撤回。',
  'A new key or secret replaces your old one. If the gateway makes it, it is shown to you once.':
    '新的密钥或机密将替换旧的。若由网关生成，则只向您显示一次。',
  'Above {1}, and always in other currencies, a second person has to approve.':
    '超过 {1}，以及其他货币的任何金额，均须由第二人批准。',
  'Accountants pay out alone per day up to': '会计每天可独自出款的上限',
  'Accountants pay out alone up to': '会计单笔可独自出款的上限',
  'Accountants pay out alone up to {1} at a time; in other currencies, nothing.':
    '会计单笔可独自出款至 {1}；其他货币不可独自出款。',
  'At a time. Without any line, they pay out any amount; with one, nothing in other currencies.':
    '按单笔计算。不填则可出款任意金额；填写任一货币后，其他货币不可独自出款。',
  'Each person. A currency without a line has no limit by day.': '按每人计算。未填写的货币没有每日上限。',
  'Need a second person above an amount, whoever acts': '超过一定金额须由第二人批准，无论操作者是谁',
  'Needs a second person': '需要第二人批准',
  'Of one order. One currency per line, such as USD 100.00. Owners refund any amount.':
    '按单个订单计算。每行一个货币，例如 USD 100.00。所有者可退任意金额。',
  'Of your rules and these, the stricter one always holds.': '在您的规则与这些要求之间，始终以较严格者为准。',
  'On one day you pay out alone up to {1}; an owner can approve more.':
    '您每天可独自出款至 {1}；超出部分可由所有者批准。',
  'On one day, each accountant pays out alone up to {1}.': '每位会计每天可独自出款至 {1}。',
  'On one day, each of the staff refunds alone up to {1}.': '每位员工每天可独自退款至 {1}。',
  'One currency per line, such as USD 1000.00.': '每行一个货币，例如 USD 1000.00。',
  'One currency per line, such as USD 500.00.': '每行一个货币，例如 USD 500.00。',
  'One person asks, another approves. A rule that nobody else of your shop could fulfil is refused, so that you do not lock yourself out: <a>invite somebody</a> first. Payments and refunds that your programs sign with a key are not concerned.':
    '一人申请，另一人批准。若店内没有其他人能够执行某条规则，该规则会被拒绝，以免您将自己锁定：请先<a>邀请他人</a>。您的程序用密钥签名的付款和退款不受影响。',
  'Pay out any amount by hand.': '手动出款，金额不限。',
  'Pay out by hand, up to the limit of the currency.': '手动出款，不超过该货币的上限。',
  'Payouts above': '出款超过',
  'Payouts above {1} need a second person; in other currencies, all of them.':
    '超过 {1} 的出款须由第二人批准；其他货币的出款一律须批准。',
  'Payouts alone in {1}': '独自出款（{1}）',
  'Payouts alone on one day in {1}': '每日独自出款（{1}）',
  'Payouts alone on one day up to': '每日独自出款上限',
  'Payouts alone up to': '独自出款上限',
  'Payouts need two people above': '出款须两人的起点金额',
  'Payouts need two people above, in {1}': '出款须两人的起点金额（{1}）',
  'Refunds above': '退款超过',
  'Refunds above {1} need a second person; in other currencies, all of them.':
    '超过 {1} 的退款须由第二人批准；其他货币的退款一律须批准。',
  'Refunds alone on one day in {1}': '每日独自退款（{1}）',
  'Refunds alone on one day up to': '每日独自退款上限',
  'Refunds alone up to': '独自退款上限',
  'Refunds need two people above': '退款须两人的起点金额',
  'Refunds need two people above, in {1}': '退款须两人的起点金额（{1}）',
  'Some of this is what your operator asks for. The stricter rule always holds.':
    '其中部分为运营方的要求。始终以较严格的规则为准。',
  'Staff refund alone per day up to': '员工每天可独自退款的上限',
  'Staff refund alone up to {1} of an order.': '员工每个订单可独自退款至 {1}。',
  'Stricter rules, and limits of your people, hold at once. If something would need a second person less often than now, another owner has to approve it first.':
    '更严格的规则和人员限额立即生效。若某项操作需要第二人批准的情形比现在少，须先由另一位所有者批准。',
  'These always need a second person: {1}.': '以下操作始终须由第二人批准：{1}。',
  'Two people above an amount': '超过一定金额须两人',
  'What staff and accountants do alone': '员工和会计可独自操作的范围',
  'What your operator asks for': '运营方的要求',
  'With what you did at the same moment, it is more than you can do alone today. Nothing was moved; send it again, and an owner or whoever else can approve it decides.':
    '加上您同时进行的操作，已超出您今天可独自操作的金额。未移动任何资金；请重新提交，由所有者或其他有权批准的人决定。',
  'You pay out alone up to {1} at a time; an owner can approve more.':
    '您单笔可独自出款至 {1}；超出部分可由所有者批准。',
  'Your operator allows up to {1}; the lower amount holds.': '运营方允许至 {1}；以较低金额为准。',
  'Your operator asks for approval above {1}; you may ask for less.':
    '运营方要求超过 {1} 须批准；您可以设定更低的金额。',
  'Your own rules': '您自己的规则',
  'no second person of the merchant could approve {1}: invite one who can first, such as another owner':
    '商户没有第二个人可以批准 {1}：请先邀请有权批准的人，例如另一位所有者',
  none: '无',
  'one person': '一人',
  'two people': '两人',
  'your operator asks for it': '运营方要求',
} satisfies Partial<Record<DeskText, string>>;
