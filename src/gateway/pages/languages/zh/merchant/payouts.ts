import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const payouts = {
  Beneficiaries: '收款人',
  'New beneficiary: {1}': '新收款人：{1}',
  'Ways to pay': '付款途径',
  '<b>Somebody else has to approve it first,</b> within 72 hours. After that you can pay out to it. {1}':
    '<b>须先由其他人审批，</b>期限为72小时。之后您即可向其出款。{1}',
  '<b>It is saved at once,</b> and you can pay out to it. {1}': '<b>立即保存，</b>您即可向其出款。{1}',
  'Save the beneficiary': '保存收款人',
  'How is the beneficiary paid?': '如何向收款人付款？',
  "The card's number is not kept, only its first six and last four digits; you type it again for each payout.":
    '卡号不会保存，只保留前六位和后四位；每次出款时需重新输入。',
  'The account is sealed; only its last four characters are shown from then on.':
    '账户会加密保存；此后只显示最后四个字符。',
  'The beneficiary is saved. You can pay out to it now.': '收款人已保存。现在即可向其出款。',
  'The beneficiary is removed, with its account.': '收款人及其账户已移除。',
  Saved: '保存时间',
  'No beneficiaries yet': '暂无收款人',
  'Save to whom you pay out: yourself, your landlord, your suppliers.': '保存您的付款对象：您本人、房东、供应商。',
  'approved by {1}': '审批人 {1}',
  'Remove {1}': '移除 {1}',
  'You can no longer pay out to this beneficiary, and its account is deleted for good. To pay it again, save it anew. Payouts that were made stay as they are.':
    '您将不能再向此收款人出款，其账户会被永久删除。如需再次出款，请重新保存。已完成的出款不受影响。',
  'Remove the beneficiary': '移除收款人',
  'There is no such beneficiary. It may have been removed.': '没有此收款人。可能已被移除。',
  'Nothing to pay out': '没有可出款的款项',
  'No balance has anything available yet.': '所有余额目前均无可用款项。',
  'Whom do you want to pay?': '您要付款给谁？',
  'Payouts go to beneficiaries that you have saved.': '出款只能付给您已保存的收款人。',
  'Save a beneficiary': '保存收款人',
  'Choose…': '请选择…',
  'This beneficiary is no longer saved. Choose whom to pay.': '此收款人已不再保存。请选择付款对象。',
  '{1}, {2} available': '{1}，可用 {2}',
  'The amount and a fee of {1} leave your balance.': '金额和 {1} 手续费将从您的余额中扣除。',
  'The amount leaves your balance.': '金额将从您的余额中扣除。',
  'On its way': '付款途中',
  'Failed, money is back': '失败，款项已退回',
  'The payout was started: {1}.': '出款已发起：{1}。',
  'No payouts yet': '暂无出款',
  'Save a beneficiary, then <a>pay out</a> from your balance.': '请先保存收款人，再从余额中<a>出款</a>。',
  'Payouts of your shop appear here.': '您店铺的出款会显示在这里。',
  'No payout fits these filters': '没有符合筛选条件的出款',
} satisfies Partial<Record<DeskText, string>>;
