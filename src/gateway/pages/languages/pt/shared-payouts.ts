import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPayouts = {
  '<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a card; nothing is paid until then. After that: {1}':
    '<b>Outra pessoa precisa aprovar antes,</b> em até 72 horas, e digitar o número de novo se for para um cartão; até lá nada é pago. Depois disso: {1}',
  '<b>It is paid at once.</b> {1} It cannot be called back.': '<b>É pago na hora.</b> {1} Não pode ser desfeito.',
  'Bank account': 'Conta bancária',
  'to a bank account': 'para uma conta bancária',
  'To a bank account anywhere': 'Para uma conta bancária em qualquer lugar',
  'IBAN or account number': 'IBAN ou número da conta',
  'Such as DE89370400440532013000. An IBAN is checked for typing mistakes.':
    'Por exemplo, DE89370400440532013000. O IBAN é conferido contra erros de digitação.',
  'to a card': 'para um cartão',
  'To a debit or credit card': 'Para um cartão de débito ou crédito',
  'The number on the front of the card. It is checked for typing mistakes.':
    'O número na frente do cartão. É conferido contra erros de digitação.',
  'by bank transfer (Peru)': 'por transferência bancária (Peru)',
  'To a bank account in Peru': 'Para uma conta bancária no Peru',
  'Account number (CCI)': 'Número da conta (CCI)',
  'The 20 digits of the interbank code, such as 00219300112233445566.':
    'Os 20 dígitos do código interbancário, como 00219300112233445566.',
  'To a Pix key in Brazil': 'Para uma chave Pix no Brasil',
  'Pix key': 'Chave Pix',
  'Tax number, email, telephone number with +55, or random key.':
    'CPF ou CNPJ, e-mail, telefone com +55 ou chave aleatória.',
  CheckOut: 'CheckOut',
  'by CheckOut': 'por CheckOut',
  'To an account at CheckOut': 'Para uma conta na CheckOut',
  'CheckOut account': 'Conta CheckOut',
  'As the beneficiary told you.': 'Como o beneficiário informou a você.',
  'by SPEI': 'por SPEI',
  'To a bank account in Mexico': 'Para uma conta bancária no México',
  '18 digits, such as 646180157000000004. They are checked for typing mistakes.':
    '18 dígitos, como 646180157000000004. São conferidos contra erros de digitação.',
} satisfies Partial<Record<DeskText, string>>;
