import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPeople = {
  'The invitation was revoked: its link no longer works.': '邀请已撤销：链接已失效。',
  accepted: '已接受',
  Invitations: '邀请',
  'Newest first. A link works once, for 24 hours. Revoking stops it at once; you can invite again.':
    '最新在前。链接在24小时内可使用一次。撤销后立即失效，您可以重新邀请。',
  'No invitations': '没有邀请',
  'Invite somebody, and the invitation is listed here.': '邀请他人后，邀请会显示在这里。',
  'none: sign-in again': '无：重新登录',
  'Invited by': '邀请人',
  Until: '有效期至',
  Action: '操作',
  'Invitation for {1}': '给 {1} 的邀请',
  'It works once, for 24 hours. If mail is set up here, it was mailed as well; otherwise pass it on yourself.':
    '24小时内可使用一次。如果此处已配置邮件，也已通过邮件发送；否则请自行转交。',
  'mails come back': '邮件被退回',
  'The mail server has refused this address since {1}.': '邮件服务器自 {1} 起拒收此地址。',
  'End the sessions of {1}': '结束 {1} 的会话',
  'The person is signed out everywhere (1 session is in use), and can sign in again.':
    '该人员将在所有设备退出登录（1个会话正在使用），之后可以重新登录。',
  'The person is signed out everywhere ({1} sessions are in use), and can sign in again.':
    '该人员将在所有设备退出登录（{1}个会话正在使用），之后可以重新登录。',
  'End the sessions': '结束会话',
  'The token was revoked: its program is refused from now on.': '令牌已撤销：使用它的程序从现在起将被拒绝。',
  Permissions: '权限',
  'Created by': '创建人',
  'Last used': '最近使用',
  'Revoke {1}': '撤销 {1}',
  suspended: '已暂停',
  'Revoke the token {1}': '撤销令牌 {1}',
  'The program that uses {1} is refused at once. This cannot be undone; it needs a new token.':
    '使用 {1} 的程序会立即被拒绝。此操作无法撤销，需要新的令牌。',
} satisfies Partial<Record<DeskText, string>>;
