import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const reconciliation = {
  'Agreed with an acquirer': 'Acordado con un adquirente',
  'It decides on which account its money is expected, and which differences are written off without a person. No money moves.':
    'Decide en qué cuenta se espera su dinero y qué diferencias se dan de baja sin que intervenga nadie. No se mueve dinero.',
  'Exceptions of reconciliation that are overdue': 'Diferencias de conciliación vencidas',
  'At the bank': 'En el banco',
  'It was reported as paid on {1}.': 'Se informó como pagado el {1}.',
  'The bank that sends your money booked this payout on {1}.':
    'El banco que envía su dinero contabilizó este pago saliente el {1}.',
  'The money came back on {1}: {2}.': 'El dinero volvió el {1}: {2}.',
  'The money came back on {1}: {2}. It is being looked into; nothing is booked for you yet.':
    'El dinero volvió el {1}: {2}. Se está examinando; todavía no hay nada contabilizado para usted.',
  'This is the side of the bank that sends the money. When the bank that receives it books it, is not known here.':
    'Este es el lado del banco que envía el dinero. Cuándo lo contabiliza el banco que lo recibe no se sabe aquí.',
  'use Base64': 'use Base64',
  'use 64 hexadecimal digits in small letters': 'use 64 cifras hexadecimales en minúsculas',
  'use an IBAN or the account number on the statements': 'use un IBAN o el número de cuenta de los extractos',
  'use the name of a calendar, such as TARGET': 'use el nombre de un calendario, como TARGET',
  'use up to 32 small letters, digits and hyphens, such as main-eur':
    'use hasta 32 letras minúsculas, cifras y guiones, como main-eur',
} as const satisfies Partial<Record<DeskText, string>>;
