import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedLedger = {
  'From the payment': 'Do pagamento',
  'Nothing found so far': 'Nada encontrado até agora',
  'Nothing settles on this day': 'Nada é liquidado neste dia',
  'Payments that settle on {1}': 'Pagamentos liquidados em {1}',
  'Settles on {1} in {2}': 'Liquidado em {1} em {2}',
  'There are more payments that were not looked at yet.': 'Há mais pagamentos que ainda não foram verificados.',
  'This day': 'Este dia',
  'Its postings are too many to sum them for a page, or some came after it was closed.':
    'Há movimentos demais para somá-los em uma página, ou alguns chegaram depois do fechamento.',
  'Opening, total and closing of the day': 'Saldo inicial, total e saldo final do dia',
  'Adds up': 'Confere',
  'Does not add up': 'Não confere',
  'Differs by': 'Diferença',
  Opening: 'Inicial',
  Closing: 'Final',
  Total: 'Total',
  Balance: 'Saldo',
} satisfies Partial<Record<DeskText, string>>;
