import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const platform = {
  'The back office cannot be reached from here. Check your connection; nothing was changed or lost.':
    '无法从此处访问商户后台。请检查您的网络连接；没有任何内容被更改或丢失。',
  'Nothing of your shop is kept on this device, so there is nothing to show until you are back online.':
    '此设备上不保存您店铺的任何内容，因此在恢复连接之前没有可显示的内容。',
  'You are offline': '您处于离线状态',
  'No mails yet': '暂无邮件',
  '<a>Register</a> to get the first one.': '<a>注册</a>后即可收到第一封邮件。',
  'Outbox of the sandbox': '沙箱发件箱',
  'What would be mailed, newest first. Live mode has no such page.': '本应发送的邮件，最新的在前。正式环境没有此页面。',
  'to {1}, {2} {3}': '收件人 {1}，{2} {3}',
  'not sent yet': '尚未发送',
  'given up': '已放弃',
  '← Outbox': '← 发件箱',
  'Show it as HTML': '以 HTML 显示',
} satisfies Partial<Record<DeskText, string>>;
