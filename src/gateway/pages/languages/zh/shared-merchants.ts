import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedMerchants = {
  '1 hour': '1 小时',
  '24 hours': '24 小时',
  '30 days': '30 天',
  '7 days': '7 天',
  'Last used:': '最近使用：',
  'Notifications are no longer signed with it. A receiver that only knows this one refuses them.':
    '通知将不再用它签名。只认识此密钥的接收方会拒绝通知。',
  'Requests that it signs are refused from now on. This cannot be undone.':
    '从现在起，由它签名的请求将被拒绝。此操作无法撤销。',
  'End it now': '立即停用',
  'End the signing key ending {1}': '停用尾号为 {1} 的签名密钥',
  'End the webhook secret ending {1}': '停用尾号为 {1} 的 webhook 密钥',
  'End the public key ending {1}': '停用尾号为 {1} 的公钥',
  'End it now: the key ending {1}': '立即停用：尾号为 {1} 的密钥',
  'There is no such key.': '没有这个密钥。',
  'None: the old one stops working at once': '无：旧密钥立即失效',
  'The old one works until the overlap ends.': '在重叠期结束之前，旧密钥仍然有效。',
  'If you did not see the new one, rotate again. That makes another one, and shows it.':
    '如果您没有看到新密钥，请再次轮换。系统会生成并显示另一个。',
  'The webhook secret in use was made {1} and ends in <code>{2}</code>.':
    '当前使用的 webhook 密钥创建于 {1}，尾号为 <code>{2}</code>。',
  'The signing key in use was made {1} and ends in <code>{2}</code>.':
    '当前使用的签名密钥创建于 {1}，尾号为 <code>{2}</code>。',
  'The one before it, ending in <code>{1}</code>, no longer works.': '之前的密钥（尾号 <code>{1}</code>）已失效。',
  'The one before it, ending in <code>{1}</code>, still works until {2}.':
    '之前的密钥（尾号 <code>{1}</code>）在 {2} 之前仍然有效。',
  'Its number is <code>{1}</code>. {2}': '其编号为 <code>{1}</code>。{2}',
  'Register a public key': '登记公钥',
  '{1} can sign its requests with the private half from then on.': '此后，{1} 可以用对应的私钥签署请求。',
  'Register the key': '登记密钥',
  'Signing key': '签名密钥',
  'Signs the requests of the merchant and our answers.': '用于签署商户的请求和我们的响应。',
  Rotate: '轮换',
  'Webhook secret': 'webhook 密钥',
  'Signs the notifications that we send.': '用于签署我们发送的通知。',
  'Verifies requests that the merchant signs with RSA.': '用于验证商户以 RSA 签署的请求。',
  Register: '登记',
  'Rotate the signing key': '轮换签名密钥',
  'Rotate the signing key again': '再次轮换签名密钥',
  'A new signing key is created and shown once. Pass it on over a safe channel before the overlap ends.':
    '系统将生成新的签名密钥，仅显示一次。请在重叠期结束前通过安全渠道传递。',
  'The new signing key': '新的签名密钥',
  'New signing key': '新签名密钥',
  'Rotate the webhook secret': '轮换 webhook 密钥',
  'Rotate the webhook secret again': '再次轮换 webhook 密钥',
  'A new webhook secret is created and shown once. Pass it on over a safe channel before the overlap ends.':
    '系统将生成新的 webhook 密钥，仅显示一次。请在重叠期结束前通过安全渠道传递。',
  'The new webhook secret': '新的 webhook 密钥',
  'New webhook secret': '新 webhook 密钥',
  'with each notification': '随每条通知使用',
  'not yet': '尚未使用',
  '{1} ago from <code>{2}</code>{3}': '{1}前，来自 <code>{2}</code>{3}',
  'by <code>{1}</code>': '（<code>{1}</code>）',
  'Nothing: every refund of theirs needs an owner': '无：其所有退款都需要所有者批准',
  Nothing: '无',
  Bank: '银行',
  'Given at registration': '注册时提供',
  'Settlement account': '结算账户',
  '{1} days': '{1}天',
  'the currency of each payment': '各笔付款的货币',
  'None yet. Payments are refused until the website that they come from is listed here.':
    '暂无。在此列出来源网站之前，付款会被拒绝。',
  'This replaces the list of websites at once.': '这会立即替换网站列表。',
} satisfies Partial<Record<DeskText, string>>;
