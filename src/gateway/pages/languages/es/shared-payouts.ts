import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPayouts = {
  '<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a card; nothing is paid until then. After that: {1}':
    '<b>Antes debe aprobarlo otra persona,</b> en un plazo de 72 horas, y si va a una tarjeta debe escribir de nuevo el número; hasta entonces no se paga nada. Después: {1}',
  '<b>It is paid at once.</b> {1} It cannot be called back.': '<b>Se paga de inmediato.</b> {1} No se puede revertir.',
  'Bank account': 'Cuenta bancaria',
  'to a bank account': 'a una cuenta bancaria',
  'To a bank account anywhere': 'A una cuenta bancaria en cualquier país',
  'IBAN or account number': 'IBAN o número de cuenta',
  'Such as DE89370400440532013000. An IBAN is checked for typing mistakes.':
    'Por ejemplo, DE89370400440532013000. Se revisa que el IBAN no tenga errores de escritura.',
  'to a card': 'a una tarjeta',
  'To a debit or credit card': 'A una tarjeta de débito o crédito',
  'The number on the front of the card. It is checked for typing mistakes.':
    'El número del frente de la tarjeta. Se revisa que no tenga errores de escritura.',
  'by bank transfer (Peru)': 'por transferencia bancaria (Perú)',
  'To a bank account in Peru': 'A una cuenta bancaria en Perú',
  'Account number (CCI)': 'Número de cuenta (CCI)',
  'The 20 digits of the interbank code, such as 00219300112233445566.':
    'Los 20 dígitos del código interbancario, como 00219300112233445566.',
  'To a Pix key in Brazil': 'A una clave Pix en Brasil',
  'Pix key': 'Clave Pix',
  'Tax number, email, telephone number with +55, or random key.':
    'Número fiscal, correo, teléfono con +55 o clave aleatoria.',
  CheckOut: 'CheckOut',
  'by CheckOut': 'por CheckOut',
  'To an account at CheckOut': 'A una cuenta en CheckOut',
  'CheckOut account': 'Cuenta de CheckOut',
  'As the beneficiary told you.': 'Como se la indicó el beneficiario.',
  'by SPEI': 'por SPEI',
  'To a bank account in Mexico': 'A una cuenta bancaria en México',
  '18 digits, such as 646180157000000004. They are checked for typing mistakes.':
    '18 dígitos, como 646180157000000004. Se revisa que no tengan errores de escritura.',
} satisfies Partial<Record<DeskText, string>>;
