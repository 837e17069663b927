import type { LetterTexts } from '../letter-texts.ts';

export const zh: LetterTexts = {
  hello: (name) => `${name}，您好！`,
  greeting: '您好！',
  ignore: '如果这不是您本人的操作，请忽略此邮件，不会有任何影响。',
  signature: 'Tollgate',
  proof: {
    subject: '请确认您的邮箱地址',
    lines: () => ['有人使用此邮箱地址申请收款。如果是您本人，请确认邮箱地址。', '链接两天内有效。'],
    button: '确认邮箱地址',
  },
  received: {
    subject: '我们已收到您的注册申请',
    lines: ({ company }) => [
      `谢谢。您的邮箱已确认，我们正在审核 ${company} 的注册申请。`,
      '您可以随时查看进度。有结果后我们会立即通知您。',
    ],
    button: '查看注册申请',
  },
  askedBack: {
    subject: '关于您的注册申请的问题',
    lines: ({ company }) => [`关于 ${company} 的注册申请，我们有一个问题：`],
    after: ['请在注册申请页面上回答。'],
    button: '回答问题',
  },
  approved: {
    subject: '您的注册申请已通过',
    lines: ({ company }) => [
      `欢迎！${company} 现在可以收款了。`,
      '请设置您的账户以登录商户后台。链接仅可使用一次，24 小时内有效；您可以在注册申请页面上获取新的链接。',
    ],
    button: '设置账户',
  },
  refused: {
    subject: '您的注册申请未通过',
    lines: ({ company }) => [`很抱歉，我们无法接受 ${company} 的注册申请。原因：`],
    after: ['如果情况有所改变，欢迎您再次注册。'],
  },
  invitation: {
    subject: '您收到一份邀请',
    lines: ({ inviter }) => [
      `${inviter} 邀请您使用 Tollgate。请设置您的账户以登录。`,
      '链接仅可使用一次，24 小时内有效。',
    ],
    button: '设置账户',
  },
  signInReset: {
    subject: '重新设置登录方式',
    lines: ({ inviter }) => [
      `${inviter} 允许您重新设置 Tollgate 的登录方式。在您设置之前，原来的登录方式仍然有效。`,
      '链接仅可使用一次，24 小时内有效。',
    ],
    button: '设置登录方式',
  },
  passwordLink: {
    subject: '设置新密码',
    lines: () => [
      '有人为您的 Tollgate 账户申请了新密码。如果是您本人，请打开链接并设置新密码。您还需要第二验证因素。',
      '链接只能使用一次，30 分钟内有效。',
    ],
    button: '设置新密码',
  },
  passwordReset: {
    subject: '您的密码已更改',
    lines: ({ heldUntil }) => [
      '您的 Tollgate 密码已通过邮件链接和第二验证因素更改。您已在所有设备上退出登录。',
      `在 ${heldUntil} 之前，您的账户不能付款，也不能更改收款人、密钥、令牌或人员。`,
      '如果不是您本人操作，请立即告知商户账户的所有者或运营方：他们可以停用您的账户。',
    ],
  },
  emailOld: {
    subject: '请同意您的新邮箱地址',
    lines: ({ email }) => [
      `有人登录了您的 Tollgate 账户，并想把邮箱地址改为 ${email}。`,
      '请打开链接，同意或停止更改。链接只能使用一次，24 小时内有效。',
    ],
    button: '同意或停止',
  },
  emailNew: {
    subject: '请确认您的新邮箱地址',
    lines: () => [
      '一个 Tollgate 账户将使用此邮箱地址。如果这是您的账户，请确认地址。',
      '链接只能使用一次，24 小时内有效。',
    ],
    button: '确认地址',
  },
  emailChanged: {
    subject: '您的邮箱地址已更改',
    lines: ({ email }) => [
      `经两个地址同意，您的 Tollgate 账户现在使用邮箱地址 ${email}。今后请用它登录。`,
      '如果不是您本人操作，请立即告知商户账户的所有者或运营方：他们可以停用您的账户。',
    ],
  },
};
