import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const reconciliation = {
  'Agreed with an acquirer': 'Acordado com um adquirente',
  'It decides on which account its money is expected, and which differences are written off without a person. No money moves.':
    'Decide em que conta o dinheiro é esperado e que diferenças são baixadas sem que ninguém intervenha. Nenhum dinheiro se move.',
  'Exceptions of reconciliation that are overdue': 'Diferenças de conciliação vencidas',
  'At the bank': 'No banco',
  'It was reported as paid on {1}.': 'Foi informado como pago em {1}.',
  'The bank that sends your money booked this payout on {1}.':
    'O banco que envia o seu dinheiro registrou este repasse em {1}.',
  'The money came back on {1}: {2}.': 'O dinheiro voltou em {1}: {2}.',
  'The money came back on {1}: {2}. It is being looked into; nothing is booked for you yet.':
    'O dinheiro voltou em {1}: {2}. Isso está sendo verificado; ainda não há nada registrado para você.',
  'This is the side of the bank that sends the money. When the bank that receives it books it, is not known here.':
    'Este é o lado do banco que envia o dinheiro. Quando o banco que recebe o registra não se sabe aqui.',
  'use Base64': 'use Base64',
  'use 64 hexadecimal digits in small letters': 'use 64 dígitos hexadecimais em minúsculas',
  'use an IBAN or the account number on the statements': 'use um IBAN ou o número de conta dos extratos',
  'use the name of a calendar, such as TARGET': 'use o nome de um calendário, como TARGET',
  'use up to 32 small letters, digits and hyphens, such as main-eur':
    'use até 32 letras minúsculas, algarismos e hífenes, como main-eur',
} as const satisfies Partial<Record<DeskText, string>>;
