import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const reconciliation = {
  'Agreed with an acquirer': 'Acordado con un adquirente',
  'It decides on which account its money is expected, and which differences are written off without a person. No money moves.':
    'Decide en qué cuenta se espera su dinero y qué diferencias se dan de baja sin que intervenga nadie. No se mueve dinero.',
  'use Base64': 'use Base64',
  'use 64 hexadecimal digits in small letters': 'use 64 cifras hexadecimales en minúsculas',
  'use an IBAN or the account number on the statements': 'use un IBAN o el número de cuenta de los extractos',
  'use the name of a calendar, such as TARGET': 'use el nombre de un calendario, como TARGET',
  'use up to 32 small letters, digits and hyphens, such as main-eur':
    'use hasta 32 letras minúsculas, cifras y guiones, como main-eur',
} as const satisfies Partial<Record<DeskText, string>>;
