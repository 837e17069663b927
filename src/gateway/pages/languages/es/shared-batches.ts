import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedBatches = {
  'All payouts': 'Todos los pagos salientes',
  Summary: 'Resumen',
  'Payout fee': 'Comisión del pago saliente',
  'How it adds up': 'Cómo cuadra',
  'In payout {1} {2}': 'En el pago saliente {1} {2}',
  'In payout {1}, paid {2}': 'En el pago saliente {1}, abonado el {2}',
  'In this payout': 'En este pago saliente',
  'It was paid from what was brought forward.': 'Se pagó con el saldo anterior.',
  'Its payments are still being added up. Look again in a few minutes.':
    'Sus cobros aún se están sumando. Vuelva a mirar en unos minutos.',
  'Its reserve is released on {1}.': 'Su reserva se libera el {1}.',
  'Brought forward': 'Saldo anterior',
  'Carried forward to the next payout': 'Pasa al próximo pago saliente',
  'Lines of payout {1}': 'Líneas del pago saliente {1}',
  'Not paid out yet; settles on {1}.': 'Aún no abonado; se liquida el {1}.',
  'Nothing came in for this payout': 'No entró nada para este pago saliente',
  Other: 'Otros',
  'Other is what was kept in reserve, went to a debt, or was refunded before it settled.':
    'Otros es lo que quedó en reserva, pagó una deuda o se reembolsó antes de liquidarse.',
  'Payout {1}': 'Pago saliente {1}',
  'Payouts to your account': 'Pagos salientes a su cuenta',
  'Payouts to your settlement account appear here, each with the payments that are in it.':
    'Aquí aparecen los pagos a su cuenta de liquidación, cada uno con los cobros que contiene.',
  'Totals by type in {1}': 'Totales por tipo en {1}',
  'There are too many lines to add up on a page. The exported file has all of them.':
    'Hay demasiadas líneas para sumarlas en una página. El archivo exportado las tiene todas.',
  'This differs from the sum of the lines, {1} {2}. Please tell support.':
    'Difiere de la suma de las líneas, {1} {2}. Avise a soporte.',
  'This is payout {1} to the settlement account.': 'Este es el pago saliente {1} a la cuenta de liquidación.',
  'This payout came back. Its money is in a later one.': 'Este pago saliente volvió. Su dinero está en uno posterior.',
  'To your account': 'A su cuenta',
  'Which payments are in it': 'Qué cobros contiene',
  'Not in a payout yet': 'Aún no está en ningún pago saliente',
  '{1} lines below': '{1} líneas abajo',
  Type: 'Tipo',
  Lines: 'Líneas',
} satisfies Partial<Record<DeskText, string>>;
