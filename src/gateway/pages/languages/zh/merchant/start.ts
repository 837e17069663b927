import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const start = {
  'Steps done': '已完成的步骤',
  '<b>{1} of {2}</b> steps are done.': '已完成 <b>{1}/{2}</b> 步。',
  '<b>All done.</b> Your shop can take payments.': '<b>全部完成。</b>您的店铺可以收款了。',
  done: '已完成',
  'not here': '不在此处',
  next: '下一步',
  'An owner or a developer of your shop does this.': '此步骤由您店铺的所有者或开发者完成。',
  'Register your website': '登记您的网站',
  'Payments are accepted only if they come from a website that you have listed.': '仅接受来自您已登记网站的付款。',
  'Add your website': '添加网站',
  'Take your key': '获取您的密钥',
  'The key signs what your shop sends. It is shown once; keep it where you keep passwords.':
    '密钥用于为您店铺发送的内容签名。它只显示一次；请像保管密码一样保存。',
  'If somebody else builds your shop, invite them as a developer instead of sending them the key.':
    '如果由他人搭建您的店铺，请邀请其成为开发者，而不要把密钥发给对方。',
  'Take the key': '获取密钥',
  'Invite a developer': '邀请开发者',
  'Test your notification address': '测试您的通知地址',
  'We tell your shop what became of each payment. The test calls your address as we do, and says what to change.':
    '我们会把每笔付款的结果通知您的店铺。测试会以同样的方式调用您的地址，并说明需要修改的内容。',
  'Create a payment link': '创建付款链接',
  'Show me the code': '查看代码',
  'Take a first payment in this sandbox': '在此沙箱中完成第一笔收款',
  'No money moves here. Pay a link with a test card, or run the code from the page of your keys.':
    '此处不会动用资金。请用测试卡支付一个链接，或运行密钥页面上的代码。',
  'Go live': '正式上线',
  'This gateway is a sandbox, so live payments are made elsewhere: at the live gateway of your operator.':
    '此网关是沙箱，真实付款须在别处进行：运营方的正式网关。',
  'Register there, then change three values of your shop: the address of the gateway, the merchant number and the key. The same steps are waiting there.':
    '请在那里注册，然后更改店铺的三个参数：网关地址、商户号和密钥。那里有同样的步骤。',
  'What to check before': '上线前检查',
  'How to switch': '如何切换',
  'Try it in a sandbox': '在沙箱中试用',
  'This gateway is live: what is paid here is real money. A sandbox behaves the same and costs nothing.':
    '此网关为正式环境：在此支付的是真实资金。沙箱的行为与之相同，且不收费。',
  'How to test': '如何测试',
  'Take a first live payment': '完成第一笔真实收款',
  'Pay a small amount yourself, and refund it afterwards.': '请自行支付一小笔金额，之后再退款。',
} satisfies Partial<Record<DeskText, string>>;
