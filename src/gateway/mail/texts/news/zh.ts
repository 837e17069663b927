import { moneyList } from './money-list.ts';
import type { KeyWords, NewsTexts, RequestWords } from '../../news-texts.ts';

const REQUESTS: RequestWords = {
  refund: '退款',
  payout: '出款',
  beneficiary: '收款人',
  deposit: '存款',
  correction: '更正',
  merchantApproval: '新商户',
  fees: '费率和条款',
  keys: '密钥',
  merchantRelease: '恢复商户',
  roles: '角色',
  rules: '审批规则',
  acquirer: '收单机构变更',
  routing: '即将生效的路由规则',
  acquirerTerms: '与收单机构约定的变更',
  settlementAccount: '结算账户',
  payoutSchedule: '出款计划',
  exception: '对账差异',
};

const KEYS: KeyWords = { signingKey: '签名密钥', webhookSecret: 'Webhook 密钥', publicKey: '公钥' };

const from = (address: string | null) => (address === null ? '' : `请求来自 ${address}。`);
const NOT_YOU = '如果这不是您本人的操作，请立即更改密码，结束其他所有会话，并通知您的管理员。';

export const zh: NewsTexts = {
  kinds: {
    chargebackOpened: {
      title: ({ amount, currency, dueAt }, { day }) => `拒付 ${amount} ${currency}：请在 ${day(dueAt)} 前答复`,
      lines: ({ amount, currency, dueAt }, { moment }) => [
        `付款人的银行对一笔 ${amount} ${currency} 的付款提出异议。在案件裁定之前，该金额会被冻结。`,
        `请在 ${moment(dueAt)} 前提交证据。逾期后银行不再受理。`,
      ],
    },
    chargebackDue: {
      title: ({ amount, currency, days }) =>
        `拒付 ${amount} ${currency} 将在${days === 1 ? '明天' : ` ${days} 天后`}到期`,
      lines: ({ dueAt }, { moment }) => [
        `这笔拒付还没有人答复。银行受理证据的截止时间是 ${moment(dueAt)}。`,
        '不答复通常会败诉。',
      ],
    },
    approvalWaiting: {
      title: ({ request }) => `有申请等待您审批：${REQUESTS[request]}`,
      lines: ({ request, by }) => [`${by} 申请审批：${REQUESTS[request]}。三天后过期。`],
    },
    approvalDecided: {
      title: ({ request, decision }) => `${DECISIONS[decision]}：${REQUESTS[request]}`,
      lines: ({ decision, by }) => [
        decision === 'failed'
          ? `${by} 批准了您的申请，但未能执行。原因见申请页面。`
          : `${by} ${decision === 'approved' ? '批准' : '拒绝'}了您的申请。`,
      ],
    },
    endpointFailing: {
      title: ({ host }) => `${host} 不接受通知`,
      lines: ({ host, since }, { moment }) => [
        `自 ${moment(since)} 起，发往 ${host} 的通知一直失败。系统会继续重试一段时间，并保留通知供您重新发送。`,
        '请检查该地址是否可访问，以及您的程序是否返回 SUCCESS。',
      ],
    },
    endpointRecovered: {
      title: ({ host }) => `${host} 已恢复接受通知`,
      lines: () => ['期间未能送达的通知可以在通知列表中重新发送。'],
    },
    payoutSent: {
      title: ({ amount, currency }) => `出款 ${amount} ${currency} 已完成`,
      lines: () => ['款项已从您的余额中扣除，正在汇给收款人。'],
    },
    payoutFailed: {
      title: ({ amount, currency }) => `出款 ${amount} ${currency} 失败`,
      lines: () => ['收款人没有收到款项，或款项被退回。款项已回到您的余额。'],
    },
    payoutReversed: {
      title: ({ amount, currency }) => `出款 ${amount} ${currency} 被退回`,
      lines: () => [
        '银行在付款成功后将其退回。款项已回到您的可用余额。',
        '请核对收款人的账户，然后重新出款。该笔出款的状态不变，您的商店不会收到第二次通知。',
      ],
    },
    refundReversed: {
      title: ({ amount, currency }) => `退款 ${amount} ${currency} 被退回`,
      lines: () => [
        '银行无法将款项交给付款人，已将其退回。款项已回到您的可用余额。',
        '请向付款人索取其他收款方式（例如银行账户），再向其出款。该笔退款的状态不变，您的商店不会收到第二次通知。',
      ],
    },
    beneficiaryAdded: {
      title: () => '已保存一个出款收款人',
      lines: ({ by }) => [`${by} 保存了一个可以向其支付您的资金的账户。`, SURPRISED],
    },
    beneficiaryRemoved: {
      title: () => '已删除一个出款收款人',
      lines: ({ by }) => [`${by} 删除了一个可以向其支付您的资金的账户。`],
    },
    settlementAccountChanged: {
      title: ({ currency, inForceAt }, { day }) => `您的 ${currency} 收款账户将于 ${day(inForceAt)} 变更`,
      lines: ({ by, currency, account, inForceAt }, { moment }) => [
        `自 ${moment(inForceAt)} 起，您的 ${currency} 资金将汇入账户 ${account}。${by} 已批准。`,
        '如果您不知情，请在此之前在设置中撤回该变更，并通知支付网关的管理者。',
      ],
    },
    settlementAccountWithdrawn: {
      title: ({ currency }) => `您的 ${currency} 收款账户变更已撤回`,
      lines: ({ by, account }) => [`${by} 撤回了变更为账户 ${account} 的申请，资金仍按原方式支付。`],
    },
    payoutWaiting: {
      title: ({ amount, currency }) => `一笔 ${amount} ${currency} 的出款需要您决定`,
      lines: () => [
        '该笔出款按计划到期，但超过限额，须由有权审批出款的人决定。请放行或跳过；若无人决定，下一个到期日将取代它。',
      ],
    },
    exceptionsOverdue: {
      title: ({ count }) => `${count} 项对账差异已逾期`,
      lines: ({ since, sums }, { day }) => [
        `这些差异本应已处理完毕。涉及金额：${moneyList(sums)}。最早的一项自 ${day(since)} 起未结。`,
        '每一项都说明了发生的情况和下一步做法。只要仍有逾期，您每天会收到一封这样的邮件。',
      ],
    },
    keyChanged: {
      title: ({ key, change }) => (change === 'ended' ? `旧的${KEYS[key]}已停用` : `${KEYS[key]}已更换`),
      lines: ({ key, change, by }) => [
        change === 'ended'
          ? `${by} 提前停用了旧的${KEYS[key]}。仍在使用它的程序会被拒绝。`
          : `${by} 更换了${KEYS[key]}。程序必须在旧的过期之前改用新的。`,
        SURPRISED,
      ],
    },
    tokenCreated: {
      title: () => '已创建一个访问令牌',
      lines: ({ by }) => [`${by} 创建了一个程序可以使用的令牌。`, SURPRISED],
    },
    passwordChanged: {
      title: () => '您的密码已更改',
      lines: ({ address }) => [`您账户的密码已更改。${from(address)}`, NOT_YOU],
    },
    factorChanged: {
      title: ({ change }) => FACTORS[change],
      lines: ({ change, address }) => [`${FACTORS[change]}。${from(address)}`, NOT_YOU],
    },
    emailChanged: {
      title: () => '您账户的电子邮箱已更改',
      lines: ({ address }) => [`邮件现在会发往新地址，您也用它登录。${from(address)}`, NOT_YOU],
    },
    recoveryCodeUsed: {
      title: () => '您的一个恢复码已被使用',
      lines: ({ address }) => [`有人使用恢复码代替了您的第二因素。${from(address)}`, NOT_YOU],
    },
    newDevice: {
      title: ({ device }) => `新的登录：${device}`,
      lines: ({ device, address }) => [
        `有人使用 ${device} 登录了您的账户，该设备以前从未使用过。${from(address)}`,
        NOT_YOU,
      ],
    },
    signInLocked: {
      title: () => '您账户的登录已暂时锁定',
      lines: ({ address }) => [
        `错误的密码或验证码过多，因此登录会暂停一段时间。${from(address)}`,
        '您以前登录过的浏览器不受陌生人影响。此邮件每天最多发送一次。',
      ],
    },
  },
  buttons: {
    chargebacks: '打开拒付',
    approvals: '打开申请',
    endpoints: '查看通知',
    payouts: '打开出款',
    refunds: '打开退款',
    beneficiaries: '查看收款人',
    settlementAccounts: '查看账户',
    reconciliation: '查看逾期项',
    keys: '查看密钥',
    account: '打开您的账户',
  },
  digest: {
    subject: (count) => `${count} 条新消息`,
    intro: '自上次汇总以来发生了以下事情：',
    button: '打开',
  },
  merchant: (merNo) => `商户 ${merNo}`,
  choose: '您可以在账户页面选择接收哪些邮件以及接收频率。',
  always: '有关安全的邮件始终会发送。',
};

const SURPRISED = '如果您对此感到意外，请立即询问当事人，并通知支付网关的管理者。';

const DECISIONS = {
  approved: '您的申请已获批准',
  failed: '您的申请已获批准，但执行失败',
  refused: '您的申请已被拒绝',
} as const;

const FACTORS = {
  added: '您的账户新增了一种登录方式',
  removed: '您的账户删除了一种登录方式',
  codesRenewed: '您的恢复码已更新',
  renewed: '您账户的登录方式已重新设置',
} as const;
