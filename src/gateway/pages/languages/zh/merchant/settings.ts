import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const settings = {
  'Other addresses': '其他地址',
  'Notification addresses': '通知地址',
  'No address was tested yet': '尚未测试任何地址',
  'The result of each check is shown here, with what to change.': '此处显示每项检查的结果以及需要修改的内容。',
  'It must be on the public internet.': '必须可从公共互联网访问。',
  'In the sandbox it may be on this machine.': '在沙箱中可以是本机地址。',
  'Order number (optional)': '订单号（选填）',
  'Of a test order, if your handler refuses orders that it does not know. Never of a real one: it would be reported paid, failed and refunded.':
    '如果您的处理程序会拒绝未知订单，请填写测试订单的订单号。切勿填写真实订单：它会被通知为已付款、失败和已退款。',
  'About 25 signed notifications of a made-up order are sent to it, and some forged ones, which it must refuse. It takes a few seconds.':
    '将向该地址推送约25条虚构订单的已签名通知，以及若干必须拒绝的伪造通知。需要几秒钟。',
  'Test the address': '测试地址',
  'to look at': '待查看',
  '{1} to look at': '{1}项待查看',
  passed: '通过',
  '{1} passed': '{1}项通过',
  '{1} of {2} checks failed. Change what is said below, and test again.':
    '{2}项检查中有{1}项失败。请按下方说明修改后重新测试。',
  'Tested {1}': '测试于 {1}',
  'All {1} checks passed. Use this address as <code>notifyUrl</code>.':
    '全部{1}项检查通过。请将此地址用作 <code>notifyUrl</code>。',
  'All {1} checks passed; {2} to look at. Use this address as <code>notifyUrl</code>.':
    '全部{1}项检查通过；{2}项待查看。请将此地址用作 <code>notifyUrl</code>。',
  'Remedy:': '解决办法：',
  'Tested addresses': '已测试的地址',
  Tested: '测试时间',
  'Payers of payment links who give an e-mail address': '通过付款链接付款并提供电子邮箱的付款人',
  'All payers whose e-mail address is in the order': '订单中有电子邮箱的所有付款人',
  'Who gets them': '接收人',
  'Replies go to': '回复发送至',
  'Nobody: payers are asked to contact you': '无：提示付款人与您联系',
  'Change the receipts': '更改收据',
  Receipts: '收据',
  'Receipts are written in the language in which the payer paid. What was paid before is not sent again.':
    '收据使用付款人付款时的语言。此前的付款不会重新发送收据。',
  'The websites were changed. Payments from them are accepted from now on.':
    '网站已更改。从现在起接受来自这些网站的付款。',
  'Saved. Receipts are written so from now on.': '已保存。收据将按此生成。',
  'Methods, currencies and fees are agreed with your operator. Ask them if they should change.':
    '付款方式、币种和手续费由您与运营方约定。如需更改，请联系运营方。',
  'Your shop': '您的店铺',
  'Change the websites': '更改网站',
  'Waiting for approval: payments are not accepted yet': '等待审批：尚不接受付款',
  'Active: payments are accepted': '已启用：接受付款',
  'Suspended by the operator: requests are refused': '已被运营方暂停：请求将被拒绝',
  'Each order names the address in <code>notifyUrl</code>, so there is none to save here. Test yours before you use it.':
    '每个订单都在 <code>notifyUrl</code> 中指定地址，因此此处无需保存。请在使用前测试您的地址。',
  'Lately we notified {1}.': '最近通知过 {1}。',
  'Test an address': '测试地址',
  'See the tests': '查看测试',
  'Methods and currencies': '付款方式和币种',
  'Fees and settlement': '手续费和结算',
  'Limits of your people': '团队限额',
} satisfies Partial<Record<DeskText, string>>;
