import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedLedger = {
  'From the payment': 'Del pago',
  'Nothing found so far': 'Nada encontrado hasta ahora',
  'Nothing settles on this day': 'Nada se liquida este día',
  'Payments that settle on {1}': 'Pagos que se liquidan el {1}',
  'Settles on {1} in {2}': 'Se liquida el {1} en {2}',
  'There are more payments that were not looked at yet.': 'Hay más pagos que aún no se han revisado.',
  'This day': 'Este día',
  'Its postings are too many to sum them for a page, or some came after it was closed.':
    'Tiene demasiados movimientos para sumarlos en una página, o algunos llegaron después de su cierre.',
  'Opening, total and closing of the day': 'Saldo inicial, total y saldo final del día',
  'Adds up': 'Cuadra',
  'Does not add up': 'No cuadra',
  'Differs by': 'Diferencia',
  Opening: 'Inicial',
  Closing: 'Final',
  Total: 'Total',
  Balance: 'Saldo',
} satisfies Partial<Record<DeskText, string>>;
