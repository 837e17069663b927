import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const refusals = {
  'This needs the permission {1}, which you do not have. Ask an admin.':
    '此操作需要权限 {1}，您没有该权限。请联系管理员。',
  'This needs your second factor, shown in this session in the last 5 minutes. Confirm it, then repeat.':
    '此操作需要您在本次会话最近 5 分钟内验证过第二因素。请先验证，然后重试。',
  'You set a new password by a link from a mail. Until {1} you cannot pay out, change beneficiaries, keys, tokens or people, or decide about requests. Somebody else of your merchant can.':
    '您通过邮件中的链接设置了新密码。在 {1} 之前，您不能出款，不能更改收款人、密钥、令牌或人员，也不能审批申请。贵商户的其他人员可以操作。',
  'You see this as {1} of merchant {2}. You can look, but nothing can be changed.':
    '您正以商户 {2} 的 {1} 身份查看。您只能查看，不能更改任何内容。',
  'is missing; this needs a reason, which is recorded': '缺失；此操作需要填写原因，原因会被记录',
  'This concerns all merchants, and is open to the operator only.': '此内容涉及所有商户，仅运营方可用。',
  'The request was left pending by {1} at {2}.': '{1} 于 {2} 将此申请保持为待处理。',
  'The request was approved and done by {1} at {2}.': '{1} 已于 {2} 批准此申请，并已执行。',
  'The request was approved, but could not be done, by {1} at {2}.': '{1} 已于 {2} 批准此申请，但未能执行。',
  'The request was refused by {1} at {2}.': '{1} 已于 {2} 拒绝此申请。',
  'The request was withdrawn by {1} at {2}.': '{1} 已于 {2} 撤回此申请。',
  'There is no request {1}. Check its number.': '没有申请 {1}。请检查编号。',
  'The request expired at {1}. Ask again.': '此申请已于 {1} 过期。请重新提出。',
  somebody: '某人',
  'A person has to decide; a token cannot.': '必须由人员审批，令牌不能审批。',
  "People of the merchant made this request; the merchant's own people decide about it.":
    '此申请由商户人员提出，由商户自己的人员审批。',
  'This needs the permission {1}, which you do not have. Ask somebody who has it.':
    '此操作需要权限 {1}，您没有该权限。请联系拥有该权限的人员。',
  'You made this request; another person has to decide about it.': '此申请由您提出，必须由其他人审批。',
  'Only the person who made a request can withdraw it.': '只有提出申请的人才能撤回。',
  'With the refunds of this order that wait for approval, the amount exceeds what is left of the payment. Look at the order; withdraw or decide what waits, or ask for less.':
    '加上此订单正在等待审批的退款，金额超过了该付款的剩余部分。请查看订单；撤回或审批等待中的申请，或减少金额。',
  'The person who asked has left, or may no longer do this.': '申请人已离开，或不再有权执行此操作。',
  'The token that asked for this was revoked afterwards. If it is still wanted, ask for it again.':
    '提出此申请的令牌之后已被撤销。如仍需要，请重新提出。',
  'leave it out: only a payout to a card needs it': '请勿填写：仅向银行卡出款时需要',
  'type the number of the card {1} again: it is never stored': '请重新输入卡 {1} 的卡号：卡号从不存储',
  'The chargeback was {1} before; nothing was changed.': '该拒付此前已为 {1} 状态；未作任何更改。',
  'The {1} ended with success before; nothing was changed.': '此前已成功结束（{1}）；未作任何更改。',
  'The {1} ended with failure before; nothing was changed.': '此前已失败结束（{1}）；未作任何更改。',
  'The acquirer of this order is an adapter, which alone decides. Nothing was changed.':
    '此订单的收单方是一个适配器，只有它能决定结果。未作任何更改。',
  'An answer can be replaced until the due date, which has passed. Nothing was changed.':
    '回复可在截止日期前替换，截止日期已过。未作任何更改。',
  'The bank takes nothing after the due date, which has passed. Nothing was changed.':
    '截止日期已过，银行不再接受任何材料。未作任何更改。',
  'A chargeback has at most {1} files and notes. Nothing was added.':
    '一笔拒付最多有 {1} 个文件和备注。未添加任何内容。',
  'The files of a chargeback have at most {1} MB in all. Nothing was added.':
    '一笔拒付的文件总计最多 {1} MB。未添加任何内容。',
  'The chargeback {1} has no file {2}.': '拒付 {1} 没有文件 {2}。',
  'The merchant is {1}; payment links need active.': '商户状态为 {1}；付款链接要求商户为启用状态。',
  'The merchant is {1}; a payout needs active.': '商户状态为 {1}；出款要求商户为启用状态。',
  'The merchant is {1}; refunds need active.': '商户状态为 {1}；退款要求商户为启用状态。',
  'The terms are no longer what you sent as replaces. Nothing was changed; read them again.':
    '条款在此期间已更改。未作任何更改；请重新查看。',
  'The roles are no longer what you sent as replaces. Nothing was changed; read them again.':
    '角色在此期间已更改。未作任何更改；请重新查看。',
  'The keys in use are no longer what you sent as replaces. Nothing was changed; read them again.':
    '使用中的密钥在此期间已更改。未作任何更改；请重新查看。',
  'The name and colour are no longer what you sent as replaces. Nothing was changed; read them again.':
    '名称和颜色在此期间已更改。未作任何更改；请重新查看。',
  'The settings of the link are no longer what you sent as replaces. Nothing was changed; read them again.':
    '链接的设置在此期间已更改。未作任何更改；请重新查看。',
  'The settings of receipts are no longer what you sent as replaces. Nothing was changed; read them again.':
    '收据的设置在此期间已更改。未作任何更改；请重新查看。',
  'The {1} are no longer what you sent as replaces. Nothing was changed; read them again.':
    '以下内容在此期间已更改：{1}。未作任何更改；请重新查看。',
  'There is no order {1}. Check the trade number.': '没有订单 {1}。请检查交易号。',
  'There is no refund {1}. Check the refund number.': '没有退款 {1}。请检查退款号。',
  'There is no chargeback {1}. Check the chargeback number.': '没有拒付 {1}。请检查拒付编号。',
  'There is no payment link {1}. Check its number.': '没有付款链接 {1}。请检查编号。',
  'There is no notification {1}. Check its id.': '没有通知 {1}。请检查其标识。',
  'There is no person {1}. GET /operator/people lists them.': '没有人员 {1}。GET /operator/people 可列出所有人员。',
  'is not a time zone; name one such as Europe/Berlin': '不是时区；请填写如 Asia/Shanghai 的名称',
  'The body of this notification has been removed, so it cannot be resent. The merchant can query the order.':
    '此通知的内容已被移除，无法重新发送。商户可以查询订单。',
  'Too many test events. Wait {1} seconds and try again.': '测试事件过多。请等待 {1} 秒后重试。',
  'must not be in the future': '不能是将来的时间',
  'must lead to a website that is configured for the merchant': '必须指向为该商户配置的网站',
  'is missing': '缺失',
  'is missing; send it with {1}': '缺失；请与 {1} 一起填写',
  'is not of the kind that is expected here': '类型不符合此处的要求',
  'must be one of {1}': '必须是以下之一：{1}',
  'must not be empty': '不能为空',
  'must have at least {1} characters': '至少需要 {1} 个字符',
  'must have at most {1} characters': '最多 {1} 个字符',
  'must have at least {1} items': '至少需要 {1} 项',
  'must have at most {1} items': '最多 {1} 项',
  'must be at least {1}': '不能小于 {1}',
  'must be at most {1}': '不能大于 {1}',
  'is not allowed here': '此处不允许',
  'has the wrong form: {1}': '格式不正确：{1}',
  'No day is closed yet.': '尚无已结账的日期。',
  'Days are closed through {1}.': '已结账至 {1}。',
  '{1} A day is closed about an hour after its end.': '{1}每天结束约一小时后结账。',
  'is before the first day': '早于第一天',
  'is over {1} days before the end': '距结束日期超过 {1} 天',
  'the period has too many events for one statement; choose a shorter one':
    '该期间的事件过多，无法生成一份对账单；请选择较短的期间',
  'The payment link has already been revoked.': '该付款链接已被撤销。',
  'The merchant has {1} open payment links, which is the maximum. Revoke some that are not needed, and give new ones an expiry date.':
    '商户已有 {1} 个有效的付款链接，已达上限。请撤销不需要的链接，并为新链接设置到期日。',
  'must be in the future': '必须是将来的时间',
  'must be at least {1}: so many payments were made or are being made':
    '不能小于 {1}：已完成或正在进行的付款已有这么多',
  'amount: the same amount of this order was already refunded. To refund it again, send a new Idempotency-Key.':
    'amount：此订单已退过相同金额。如需再次退款，请发送新的 Idempotency-Key。',
  'amount: the same refund failed less than a second ago. To try again, wait a second or send a new Idempotency-Key.':
    'amount：相同的退款在不到一秒前失败。如需重试，请等待一秒或发送新的 Idempotency-Key。',
  'No acquirer takes new orders now. Try again later.': '目前没有收单机构接受新订单。请稍后再试。',
  'No acquirer takes this amount by {1} in {2}.': '没有收单机构接受以 {1} 支付此 {2} 金额。',
  'There is no exchange rate from {1} to {2}.': '没有从 {1} 到 {2} 的汇率。',
  'sourceAmount: one order can have at most {1}.': 'sourceAmount：单笔订单最多 {1}。',
  'sourceAmount: converted to {1} it is more than one order can have, which is {2}.':
    'sourceAmount：换算为 {1} 后超过单笔订单上限 {2}。',
  'sourceAmount: the balance in {1} would exceed its limit. Pay something out first, or send a smaller amount.':
    'sourceAmount：{1} 余额将超过上限。请先出款一部分，或减少金额。',
  'Idempotency-Key: already used with a different {1}. Use a new key.':
    'Idempotency-Key：已用于不同的内容（{1}）。请使用新的键。',
  'merOrderNo: already used by another order. Use a new number.': 'merOrderNo：已被其他订单使用。请使用新的编号。',
  'merOrderNo: the same order was submitted less than a second ago.': 'merOrderNo：相同的订单在不到一秒前提交过。',
  'merOrderNo and tradeNo: you have no order with both of these numbers.':
    'merOrderNo 和 tradeNo：您没有同时具有这两个编号的订单。',
  'refundNo: this order has no such refund.': 'refundNo：此订单没有该退款。',
  'tradeNo: only a successful payment that was not charged back can be refunded.':
    'tradeNo：只有成功且未被拒付的付款才能退款。',
  'amount: exceeds the part of the payment that has not been refunded.': 'amount：超过付款中尚未退款的部分。',
  'amount: exceeds the available balance.': 'amount：超过可用余额。',
  'The balance in {1} is too low for the payout.': '{1} 余额不足以出款。',
  'Merchant {1} has no key or secret {2}. GET /operator/merchants/{3}/secrets lists them.':
    '商户 {1} 没有密钥 {2}。GET /operator/merchants/{3}/secrets 可列出所有密钥。',
  'It is the one in use: ending it would stop the merchant. Rotate it first, with an overlap.':
    '这是正在使用的密钥：停用会使商户无法工作。请先轮换，并设置重叠期。',
  'A test of this merchant is running. Wait until it has ended.': '该商户的测试正在运行。请等待其结束。',
  'There were many tests in a short time. Try again in {1} seconds.': '短时间内测试过多。请在 {1} 秒后重试。',
  '{1} leads to the machine itself; use a public address': '{1} 指向本机；请使用公网地址',
  "is the sandbox's key, whose private half is public": '是沙箱的密钥，其私钥是公开的',
  'must be a public key in PEM (BEGIN PUBLIC KEY)': '必须是 PEM 格式的公钥（BEGIN PUBLIC KEY）',
  'is not a public key in PEM: it cannot be read': '不是 PEM 格式的公钥：无法读取',
  'must be an RSA key, not {1}': '必须是 RSA 密钥，而不是 {1}',
  another: '其他类型',
  "must be an e-mail address at one of the merchant's websites": '必须是商户网站域名下的电子邮件地址',
  'must not contain an address of a website or a mailbox': '不能包含网站或邮箱地址',
  'must have {1} to {2} bits; this key has {3}': '必须为 {1} 至 {2} 位；此密钥为 {3} 位',
  'You have no news {1}. Check its ID.': '您没有动态 {1}。请检查其标识。',
  'is about security, which is always mailed at once; leave it out': '涉及安全，始终立即发送邮件；请勿填写',
  'is in the list twice; name each topic once': '在列表中出现两次；每个主题只列一次',
  'puts at most 10,000 orders in the order of their amounts; choose a merchant or a shorter time':
    '最多只能按金额排序 10,000 个订单；请选择商户或较短的时间',
  'Nothing is known of the payer of {1}. The order has no e-mail address, it was erased, or it is only seconds old.':
    '没有 {1} 的付款人信息。该订单没有电子邮件地址、已被删除，或刚刚创建。',
  'must be trade numbers of merchant {1}': '必须是商户 {1} 的交易号',
  'Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.':
    '您的规则只允许向已保存的收款人出款。请先保存收款人。',
  'There is no beneficiary {1}. Check its number.': '没有收款人 {1}。请检查编号。',
  'This account is saved already.': '此账户已保存。',
  'This account is saved already, as {1}.': '此账户已保存为 {1}。',
  'There are {1} beneficiaries, which is the maximum. Remove one that is not needed.':
    '已有 {1} 个收款人，已达上限。请移除不需要的收款人。',
  'The balance in {1} is too low for the payout and its fee.': '{1} 余额不足以支付出款金额及其手续费。',
  'The merchant has an order {1}. Choose another merOrderNo.': '商户已有订单 {1}。请选择其他 merOrderNo。',
  'Too many wrong card numbers. Try again in {1} seconds.': '错误卡号次数过多。请在 {1} 秒后重试。',
  'the saved card': '已保存的卡',
  'the card that was asked for': '申请中的卡',
  'leave it out: the saved account is paid': '请勿填写：将付款至已保存的账户',
  "type the card's number again: it is not kept": '请重新输入卡号：卡号不会保存',
  'is not the number of {1}; check its digits': '不是{1}的卡号；请检查数字',
  'Your session has just ended, or your roles have changed. Sign in again.':
    '您的会话刚刚结束，或您的角色已更改。请重新登录。',
  'This is the last active owner of merchant {1}. Make somebody else an owner first.':
    '这是商户 {1} 最后一位有效的所有者。请先将其他人设为所有者。',
  'You cannot change your own roles. Ask somebody else who may.': '您不能更改自己的角色。请联系有权的其他人。',
  'You cannot give roles to yourself.': '您不能给自己分配角色。',
  '{1} has roles there already. Change them instead of inviting again.':
    '{1} 已在那里拥有角色。请更改角色，而不是再次邀请。',
  'There is no invitation {1}. GET /operator/invitations lists them.':
    '没有邀请 {1}。GET /operator/invitations 可列出所有邀请。',
  'The invitation is {1}.': '该邀请的状态为 {1}。',
  'You cannot give the role {1}: it has the permission {2}, which you do not have.':
    '您不能分配角色 {1}：它具有您没有的权限 {2}。',
  'It was refused.': '已被拒绝。',
  'The payment could not be charged back.': '无法对该付款发起拒付。',
  'The gateway answered {1}: {2}': '网关返回 {1}：{2}',
  'Views belong to people. Sign in to save one.': '视图属于个人。请登录后保存。',
  'You have {1} views, which is the maximum. Delete one that is not needed.':
    '您已有 {1} 个视图，已达上限。请删除不需要的视图。',
  'There is no view {1} that you can delete. Check its id.': '没有您可以删除的视图 {1}。请检查其标识。',
  'Only a successful payment that was not charged back can be refunded.': '只有成功且未被拒付的付款才能退款。',
  'The amount exceeds the part of the payment that has not been refunded.': '金额超过付款中尚未退款的部分。',
  "The amount exceeds the merchant's balance.": '金额超过商户余额。',
  'Another refund of this order was made at the same moment, and both together need approval. Nothing was refunded; look at the order, then send it again.':
    '同一时刻此订单还有另一笔退款，两者合计需要审批。未退任何款项；请查看订单后重新提交。',
  'must have at most {1} decimals in {2}': '{2} 最多 {1} 位小数',
  'This link is not valid, or no longer. Open the newest mail, or register again.':
    '此链接无效或已失效。请打开最新的邮件，或重新注册。',
  'You got several mails already. Try again in {1} seconds.': '您已收到多封邮件。请在 {1} 秒后重试。',
  'Too many registrations came from your address. Try again in {1} seconds.':
    '来自您地址的注册过多。请在 {1} 秒后重试。',
  'is no country; use its ISO 3166-1 code, such as DE': '不是国家代码；请使用 ISO 3166-1 代码，例如 DE',
  'choose pay-in methods; {1} is none': '请选择收款方式；{1} 不是收款方式',
  'use codes such as EUR, USD or USDT; we know no {1}': '请使用 EUR、USD 或 USDT 等代码；未知：{1}',
  'is an IBAN with wrong check digits; compare it with your statement': 'IBAN 校验位错误；请与您的银行对账单核对',
  'leads to your own machine; use a public address': '指向您自己的机器；请使用公网地址',
  'There is no request {1}. It may be older than requests are kept.': '没有请求 {1}。它可能已超过保存期限。',
  'Only the sandbox replays.': '只有沙箱可以重放请求。',
  'has a full card number, which is not searched for and must not be sent; give its first six and last four digits, such as 424242 4242':
    '包含完整卡号，系统不会搜索完整卡号，也不应发送；请输入前六位和后四位，例如 424242 4242',
  'Too many commands wait to be confirmed from your address. Try again in {1} seconds.':
    '来自您地址的待确认命令过多。请在 {1} 秒后重试。',
  'Too many commands wait to be confirmed for you. Try again in {1} seconds.':
    '您的待确认命令过多。请在 {1} 秒后重试。',
  'Too many commands wait to be confirmed. Try again in {1} seconds.': '待确认的命令过多。请在 {1} 秒后重试。',
  'You have no session {1}. GET /operator/account/sessions lists them.':
    '您没有会话 {1}。GET /operator/account/sessions 可列出所有会话。',
  'Only somebody who is signed in can see as a merchant does.': '只有已登录的人员才能以商户身份查看。',
  'There is no token {1}. Check its id.': '没有令牌 {1}。请检查其标识。',
  'There are {1} active tokens on your side, which is the maximum. Revoke one that is not needed.':
    '您这一方已有 {1} 个有效令牌，已达上限。请撤销不需要的令牌。',
  'The session has ended. Sign in again.': '会话已结束。请重新登录。',
  'Run the command again to get a new code.': '请重新运行命令以获取新的代码。',
  'is {1}, which does not exist': '为 {1}，该项不存在',
  'is {1}, which only people can have': '为 {1}，只有人员才能拥有',
  'is {1}, which you do not have yourself': '为 {1}，您自己没有该项',
  'It pays a card, whose number is never stored. Open the request and type the number to approve it.':
    '该申请向银行卡付款，卡号从不存储。请打开申请并输入卡号以批准。',
  'The gateway failed while it was carried out. Look at the request before you repeat it.':
    '执行过程中网关发生故障。重复操作前请先查看该申请。',
  'There is no payout {1} to the own account. Check its number.': '不存在付至本人账户的出款 {1}。请核对编号。',
} satisfies Partial<Record<DeskText, string>>;
