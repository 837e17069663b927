import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const reconciliation = {
  'Agreed with an acquirer': 'Acordado com um adquirente',
  'It decides on which account its money is expected, and which differences are written off without a person. No money moves.':
    'Decide em que conta o dinheiro é esperado e que diferenças são baixadas sem que ninguém intervenha. Nenhum dinheiro se move.',
  'use Base64': 'use Base64',
  'use 64 hexadecimal digits in small letters': 'use 64 dígitos hexadecimais em minúsculas',
  'use an IBAN or the account number on the statements': 'use um IBAN ou o número de conta dos extratos',
  'use the name of a calendar, such as TARGET': 'use o nome de um calendário, como TARGET',
  'use up to 32 small letters, digits and hyphens, such as main-eur':
    'use até 32 letras minúsculas, algarismos e hífenes, como main-eur',
} as const satisfies Partial<Record<DeskText, string>>;
