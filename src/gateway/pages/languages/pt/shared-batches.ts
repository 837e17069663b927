import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedBatches = {
  'All payouts': 'Todos os repasses',
  Summary: 'Resumo',
  'Payout fee': 'Tarifa do repasse',
  'How it adds up': 'Como a conta fecha',
  'In payout {1} {2}': 'No repasse {1} {2}',
  'In payout {1}, paid {2}': 'No repasse {1}, pago em {2}',
  'In this payout': 'Neste repasse',
  'It was paid from what was brought forward.': 'Foi pago com o saldo anterior.',
  'Its payments are still being added up. Look again in a few minutes.':
    'Os pagamentos ainda estão sendo somados. Volte em alguns minutos.',
  'Its reserve is released on {1}.': 'A reserva é liberada em {1}.',
  'Brought forward': 'Saldo anterior',
  'Carried forward to the next payout': 'Passa para o próximo repasse',
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
  'Totals by type in {1}': 'Totais por tipo em {1}',
  'There are too many lines to add up on a page. The exported file has all of them.':
    'Há linhas demais para somar em uma página. O arquivo exportado tem todas.',
  'This differs from the sum of the lines, {1} {2}. Please tell support.':
    'Difere da soma dos lançamentos, {1} {2}. Avise o suporte.',
  'This is payout {1} to the settlement account.': 'Este é o repasse {1} para a conta de liquidação.',
  'This payout came back. Its money is in a later one.': 'Este repasse voltou. O dinheiro está em um posterior.',
  'To your account': 'Para a sua conta',
  'Which payments are in it': 'Quais pagamentos contém',
  'Not in a payout yet': 'Ainda não está em nenhum repasse',
  '{1} lines below': '{1} lançamentos abaixo',
  Type: 'Tipo',
  Lines: 'Linhas',
} satisfies Partial<Record<DeskText, string>>;
