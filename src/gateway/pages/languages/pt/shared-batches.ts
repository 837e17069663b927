import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedBatches = {
  'All payouts': 'Todos os repasses',
  'By kind': 'Por tipo',
  'Fee of the payout': 'Tarifa do repasse',
  'How it adds up': 'Como a conta fecha',
  'In payout {1} {2}': 'No repasse {1} {2}',
  'In payout {1}, paid {2}': 'No repasse {1}, pago em {2}',
  'In this payout': 'Neste repasse',
  'It was paid from what the payout before left.': 'Foi pago com o que sobrou do repasse anterior.',
  'Its payments are being numbered; look again in a few minutes.':
    'Os pagamentos estão sendo numerados; olhe de novo em alguns minutos.',
  'Its reserve is released on {1}.': 'A reserva é liberada em {1}.',
  'Last payouts to your account': 'Últimos repasses para a sua conta',
  'Left by the payout before': 'Sobra do repasse anterior',
  'Left for the next payout': 'Fica para o próximo repasse',
  'Lines of payout {1}': 'Lançamentos do repasse {1}',
  'Not paid out yet; settles on {1}.': 'Ainda não repassado; liquida em {1}.',
  'Nothing came in for this payout': 'Nada entrou para este repasse',
  Other: 'Outros',
  'Other is what was kept in reserve, went to a debt, or was refunded before it settled.':
    'Outros é o que ficou em reserva, pagou uma dívida ou foi reembolsado antes da liquidação.',
  'Payout {1}': 'Repasse {1}',
  'Payouts to your account': 'Repasses para a sua conta',
  'Payouts to your settlement account appear here, each with the payments that are in it.':
    'Os repasses para a sua conta de liquidação aparecem aqui, cada um com os pagamentos que contém.',
  'Sums by kind in {1}': 'Somas por tipo em {1}',
  'There are too many lines to sum them for a page. The file below has all of them.':
    'Há lançamentos demais para somá-los em uma página. O arquivo abaixo tem todos.',
  'This differs from the sum of the lines, {1} {2}. Please tell support.':
    'Difere da soma dos lançamentos, {1} {2}. Avise o suporte.',
  'This is payout {1} to the settlement account.': 'Este é o repasse {1} para a conta de liquidação.',
  'This payout came back: it is a line of a later one.': 'Este repasse voltou: é um lançamento de um posterior.',
  'To your account': 'Para a sua conta',
  'Which payments are in it': 'Quais pagamentos contém',
  'available, not in a payout yet': 'disponível, ainda sem repasse',
  '{1} lines below': '{1} lançamentos abaixo',
} satisfies Partial<Record<DeskText, string>>;
