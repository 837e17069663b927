import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPayouts = {
  '<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a card; nothing is paid until then. After that: {1}':
    '<b>必须先由其他人批准，</b>期限为72小时；如果付至银行卡，须重新输入卡号；在此之前不会付款。之后：{1}',
  '<b>It is paid at once.</b> {1} It cannot be called back.': '<b>立即付款。</b>{1}付款后无法撤回。',
  'Bank account': '银行账户',
  'to a bank account': '至银行账户',
  'To a bank account anywhere': '付至任何国家的银行账户',
  'IBAN or account number': 'IBAN 或账号',
  'Such as DE89370400440532013000. An IBAN is checked for typing mistakes.':
    '例如 DE89370400440532013000。系统会检查 IBAN 是否有输入错误。',
  'to a card': '至银行卡',
  'To a debit or credit card': '付至借记卡或信用卡',
  'The number on the front of the card. It is checked for typing mistakes.':
    '卡片正面的号码。系统会检查是否有输入错误。',
  'by bank transfer (Peru)': '通过银行转账（秘鲁）',
  'To a bank account in Peru': '付至秘鲁的银行账户',
  'Account number (CCI)': '账号（CCI）',
  'The 20 digits of the interbank code, such as 00219300112233445566.': '20位银行间代码，例如 00219300112233445566。',
  'To a Pix key in Brazil': '付至巴西的 Pix 密钥',
  'Pix key': 'Pix 密钥',
  'Tax number, email, telephone number with +55, or random key.': '税号、电子邮件、带 +55 的电话号码或随机密钥。',
  CheckOut: 'CheckOut',
  'by CheckOut': '通过 CheckOut ',
  'To an account at CheckOut': '付至 CheckOut 账户',
  'CheckOut account': 'CheckOut 账户',
  'As the beneficiary told you.': '以收款人提供的为准。',
  'by SPEI': '通过 SPEI ',
  'To a bank account in Mexico': '付至墨西哥的银行账户',
  '18 digits, such as 646180157000000004. They are checked for typing mistakes.':
    '18位数字，例如 646180157000000004。系统会检查是否有输入错误。',
} satisfies Partial<Record<DeskText, string>>;
