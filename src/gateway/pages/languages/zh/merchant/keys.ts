import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const keys = {
  'Your shop signs its requests with it.': '您的店铺用它为请求签名。',
  'We sign notifications with it, so that your shop can tell ours from forged ones.':
    '我们用它为通知签名，以便您的店铺辨别真伪。',
  'Only if your shop signs with RSA. You keep the private half; we only ever see the public one.':
    '仅当您的店铺使用 RSA 签名时需要。私钥由您保管；我们只会看到公钥。',
  'None. Your shop signs with its signing key.': '无。您的店铺使用签名密钥签名。',
  'Take the signing key': '获取签名密钥',
  'Take the webhook secret': '获取 webhook 密钥',
  'Register the public key': '登记公钥',
  '{1} Made {2}': '{1} 创建于 {2}',
  'Nobody has seen it, and nothing was signed with it. Take it when you are ready: it is shown once.':
    '还没有人看过它，也没有用它签过名。请在准备好后获取：它只显示一次。',
  'not taken yet': '尚未获取',
  'made {1}': '创建于 {1}',
  'Fingerprint ending': '指纹末尾',
  Ending: '末尾',
  'in use': '使用中',
  '{1} ends {2}, {3} left': '{1} {2} 到期，剩余 {3}',
  old: '旧',
  'Not used yet.': '尚未使用。',
  'Nobody has used it since we began to note that.': '自我们开始记录以来，没有人使用过。',
  'Still used:': '仍在使用：',
  'and 1 more program': '另有1个程序',
  'and {1} more programs': '另有{1}个程序',
  'The public key is registered. Requests that the private half signs are accepted from now on.':
    '公钥已登记。从现在起，用对应私钥签名的请求将被接受。',
  'The key has ended. Requests that it signs are refused from now on.':
    '密钥已停用。从现在起，用它签名的请求将被拒绝。',
  'Keys are shown once, when you take or rotate them. Nobody can show them again, not even your operator.':
    '密钥只在您获取或轮换时显示一次。任何人都无法再次显示，包括您的运营方。',
  'Your values': '您的参数',
  'Merchant number': '商户号',
  'Address of the gateway': '网关地址',
  'Your methods need a longer request. <a>The docs</a> have a sample of each.':
    '您的付款方式需要更长的请求。<a>文档</a>中有每种方式的示例。',
  'Take a payment': '收取付款',
  'Receive the result': '接收结果',
  'Copy the {1} code': '复制 {1} 代码',
  'Take your signing key': '获取您的签名密钥',
  'Your signing key is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    '您的签名密钥将在下一页显示，仅一次。请准备好保存密码的地方。如果丢失，请轮换密钥。',
  'Show my signing key': '显示我的签名密钥',
  'Take your webhook secret': '获取您的 webhook 密钥',
  'Your webhook secret is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    '您的 webhook 密钥将在下一页显示，仅一次。请准备好保存密码的地方。如果丢失，请轮换密钥。',
  'Show my webhook secret': '显示我的 webhook 密钥',
  'It works from now on.': '即刻生效。',
  'If you did not see it, rotate it. That makes another one, and shows it.':
    '如果您没有看到，请轮换。系统会创建新的并显示。',
} satisfies Partial<Record<DeskText, string>>;
