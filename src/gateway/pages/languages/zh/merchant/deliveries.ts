import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const deliveries = {
  'Use it after an outage of your server, or when your handler has been repaired. Your program must ignore what it knows already, by the webhook-id.':
    '适用于您的服务器发生故障之后，或您的处理程序修复之后。您的程序须根据 webhook-id 忽略已处理过的通知。',
  'It is being sent once more. The attempt appears below when it has started.':
    '正在重新推送。推送开始后会显示在下方。',
  'The test event is being sent. Its attempt appears below when it has started.':
    '正在推送测试事件。推送开始后会显示在下方。',
  Notification: '通知',
  'None: this is a test event': '无：这是测试事件',
  'No notifications yet': '暂无通知',
  'They are sent to the notifyUrl of each payment, refund and payout. Send a test event to try your address out first.':
    '通知会推送到每笔付款、退款和出款的 notifyUrl。您可以先发送测试事件来检验您的地址。',
  paused: '已暂停',
  'of {1} recent attempts': '最近{1}次推送',
  'Answers in': '响应时间',
  'Last success': '最近成功',
  Failing: '持续失败',
  'Last failure': '最近失败',
  '1 notification is being sent again.': '正在重新推送1条通知。',
  '{1} notifications are being sent again.': '正在重新推送{1}条通知。',
  'Send a test event': '发送测试事件',
  'Resend since…': '按时间重新推送…',
  'Trade number': '交易号',
  'Last result': '最近结果',
  'One is sent when a payment, refund, payout or chargeback gets its result and has an address for it.':
    '付款、退款、出款或拒付有结果且设有通知地址时，会推送一条通知。',
  'Your endpoints': '您的端点',
  'Deliveries are paused': '推送已暂停',
  'The operator has paused them. Nothing is lost: what falls due waits, and is sent when they are resumed.':
    '运营方已暂停推送。不会丢失任何内容：到期的通知会等待，恢复后再推送。',
  'next {1}': '下次 {1}',
  Send: '发送',
  'Your roles do not include this. Ask the owner.': '您的角色没有此权限。请联系所有者。',
  'An example is signed and sent like a real notification, once. No order is created and no money moves. Your program can tell: its <code>merOrderNo</code> is <code>TOLLGATE-TEST</code>, and its <code>tradeNo</code> begins with <code>TG0000000000</code>. You see what your server answered.':
    '系统会像真实通知一样签名并推送一个示例，仅一次。不会创建订单，也不会动用资金。您的程序可以识别它：其 <code>merOrderNo</code> 为 <code>TOLLGATE-TEST</code>，<code>tradeNo</code> 以 <code>TG0000000000</code> 开头。您可以看到服务器的响应。',
} satisfies Partial<Record<DeskText, string>>;
