import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const people = {
  'Asks a second person to approve these rules. Until then the rules of now apply.':
    '需由第二个人审批这些规则。在此之前沿用现行规则。',
  'The rules are changed.': '规则已更改。',
  'Two people': '两个人',
  'Two people above the limit': '超过限额需两个人',
  'One person': '一个人',
  'Two people for staff': '员工需两个人',
  'What needs two people': '需要两个人的操作',
  'Every refund needs a second person, whoever makes it.': '无论由谁发起，每笔退款都需要第二个人审批。',
  'Refunds by staff always need a second person.': '员工发起的退款始终需要第二个人审批。',
  'Invite somebody': '邀请成员',
  'They get a mail with a link that works once, for 24 hours. If mail is not set up here, the link is shown to you once, and you pass it on. An owner can do everything here, and invite others.':
    '对方会收到一封邮件，其中的链接可使用一次，24小时内有效。如果此处未设置邮件，链接会向您显示一次，由您转交。所有者可以在此进行所有操作，并邀请他人。',
  'Create the invitation': '创建邀请',
  'Roles of {1}': '{1} 的角色',
  'The person is signed out everywhere and gets these roles. Without a role, the person leaves the team. One owner always stays.':
    '该成员将在所有设备上退出登录，并获得这些角色。没有角色即离开团队。始终保留一名所有者。',
  'Change the roles': '更改角色',
  '{1} is signed out everywhere and leaves the team. What they did stays in the record. One owner always stays.':
    '{1} 将在所有设备上退出登录并离开团队。其操作会保留在记录中。始终保留一名所有者。',
  'The roles were changed, and the person was signed out everywhere.': '角色已更改，该成员已在所有设备上退出登录。',
  'The person was signed out everywhere.': '该成员已在所有设备上退出登录。',
  you: '您',
  passkey: '通行密钥',
  recoveryCode: '恢复代码',
  'Second factors': '第二验证因素',
  'Sessions in use': '使用中的会话',
  Joined: '加入时间',
  'Last sign-in': '最近登录',
  'Change roles': '更改角色',
  'End sessions': '结束会话',
  'The invitation was mailed. Its link works once, for 24 hours.': '邀请邮件已发送。其链接可使用一次，24小时内有效。',
  'The person was removed, and signed out everywhere.': '该成员已移除，并已在所有设备上退出登录。',
  Invite: '邀请',
  'Nobody here': '这里没有人',
  'See the whole team': '查看整个团队',
  'All invitations': '所有邀请',
  'Pending invitations': '待接受的邀请',
  'A program can do with a token what you do on these pages: read orders, refund, export. For payments it needs your <a>key</a> instead.':
    '程序使用令牌可以完成您在这些页面上的操作：读取订单、退款、导出。付款则需要使用您的<a>密钥</a>。',
  'No tokens': '没有令牌',
  'Create one for each program, so that you can revoke it alone.': '请为每个程序单独创建，以便单独撤销。',
  'The token is shown once. Whoever has it can do what you allow here, for your merchant only.':
    '令牌只显示一次。持有者可以执行您在此允许的操作，且仅限于您的商户。',
  'Send it as <code>Authorization: Bearer</code> to {1}/operator, or set <code>TOLLGATE_TOKEN</code> for the command.':
    '将其作为 <code>Authorization: Bearer</code> 发送到 {1}/operator，或为命令设置 <code>TOLLGATE_TOKEN</code>。',
} satisfies Partial<Record<DeskText, string>>;
