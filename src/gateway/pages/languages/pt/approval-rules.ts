import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const approvalRules = {
  '<b>It is paid at once, or somebody else has to approve it first.</b> {1} {2} It cannot be called back.':
    '<b>É pago imediatamente, ou outra pessoa precisa aprovar antes.</b> {1} {2} Não pode ser desfeito.',
  'A new key or secret replaces your old one. If the gateway makes it, it is shown to you once.':
    'Uma nova chave ou segredo substitui a antiga. Se for gerada pelo gateway, é mostrada a você uma única vez.',
  'Above {1}, and always in other currencies, a second person has to approve.':
    'Acima de {1}, e sempre em outras moedas, uma segunda pessoa precisa aprovar.',
  'Accountants pay out alone per day up to': 'Contadores fazem repasses sozinhos por dia até',
  'Accountants pay out alone up to': 'Contadores fazem repasses sozinhos até',
  'Accountants pay out alone up to {1} at a time; in other currencies, nothing.':
    'Contadores fazem repasses sozinhos até {1} por vez; em outras moedas, nada.',
  'At a time. Without any line, they pay out any amount; with one, nothing in other currencies.':
    'Por vez. Sem nenhuma linha, pagam qualquer valor; com uma, nada em outras moedas.',
  'Each person. A currency without a line has no limit by day.':
    'Por pessoa. Uma moeda sem linha não tem limite diário.',
  'Need a second person above an amount, whoever acts': 'Exigem uma segunda pessoa acima de um valor, seja quem for',
  'Needs a second person': 'Exige uma segunda pessoa',
  'Of one order. One currency per line, such as USD 100.00. Owners refund any amount.':
    'De um pedido. Uma moeda por linha, como USD 100.00. Proprietários reembolsam qualquer valor.',
  'Of your rules and these, the stricter one always holds.': 'Entre as suas regras e estas, vale sempre a mais rígida.',
  'On one day you pay out alone up to {1}; an owner can approve more.':
    'Em um dia você faz repasses sozinho até {1}; um proprietário pode aprovar mais.',
  'On one day, each accountant pays out alone up to {1}.': 'Em um dia, cada contador faz repasses sozinho até {1}.',
  'On one day, each of the staff refunds alone up to {1}.':
    'Em um dia, cada pessoa da equipe reembolsa sozinha até {1}.',
  'One currency per line, such as USD 1000.00.': 'Uma moeda por linha, como USD 1000.00.',
  'One currency per line, such as USD 500.00.': 'Uma moeda por linha, como USD 500.00.',
  'One person asks, another approves. A rule that nobody else of your shop could fulfil is refused, so that you do not lock yourself out: <a>invite somebody</a> first. Payments and refunds that your programs sign with a key are not concerned.':
    'Uma pessoa solicita, outra aprova. Uma regra que mais ninguém da sua loja pudesse cumprir é recusada, para que você não fique bloqueado: <a>convide alguém</a> antes. Pagamentos e reembolsos que seus programas assinam com uma chave não são afetados.',
  'Pay out any amount by hand.': 'Fazer repasses de qualquer valor manualmente.',
  'Pay out by hand, up to the limit of the currency.': 'Fazer repasses manualmente, até o limite da moeda.',
  'Payouts above': 'Repasses acima de',
  'Payouts above {1} need a second person; in other currencies, all of them.':
    'Repasses acima de {1} exigem uma segunda pessoa; em outras moedas, todos.',
  'Payouts alone in {1}': 'Repasses sem segunda pessoa em {1}',
  'Payouts alone on one day in {1}': 'Repasses sem segunda pessoa em um dia em {1}',
  'Payouts alone on one day up to': 'Repasses sem segunda pessoa em um dia até',
  'Payouts alone up to': 'Repasses sem segunda pessoa até',
  'Payouts need two people above': 'Repasses exigem duas pessoas acima de',
  'Payouts need two people above, in {1}': 'Repasses exigem duas pessoas acima de, em {1}',
  'Refunds above': 'Reembolsos acima de',
  'Refunds above {1} need a second person; in other currencies, all of them.':
    'Reembolsos acima de {1} exigem uma segunda pessoa; em outras moedas, todos.',
  'Refunds alone on one day in {1}': 'Reembolsos sem segunda pessoa em um dia em {1}',
  'Refunds alone on one day up to': 'Reembolsos sem segunda pessoa em um dia até',
  'Refunds alone up to': 'Reembolsos sem segunda pessoa até',
  'Refunds need two people above': 'Reembolsos exigem duas pessoas acima de',
  'Refunds need two people above, in {1}': 'Reembolsos exigem duas pessoas acima de, em {1}',
  'Some of this is what your operator asks for. The stricter rule always holds.':
    'Parte disso é exigida pelo seu operador. Vale sempre a regra mais rígida.',
  'Staff refund alone per day up to': 'A equipe reembolsa sozinha por dia até',
  'Staff refund alone up to {1} of an order.': 'A equipe reembolsa sozinha até {1} de um pedido.',
  'Stricter rules, and limits of your people, hold at once. If something would need a second person less often than now, another owner has to approve it first.':
    'Regras mais rígidas e limites do seu pessoal valem imediatamente. Se algo passar a exigir uma segunda pessoa com menos frequência do que agora, outro proprietário precisa aprovar antes.',
  'These always need a second person: {1}.': 'Isto exige sempre uma segunda pessoa: {1}.',
  'Two people above an amount': 'Duas pessoas acima de um valor',
  'What staff and accountants do alone': 'O que equipe e contadores fazem sozinhos',
  'What your operator asks for': 'O que o seu operador exige',
  'With what you did at the same moment, it is more than you can do alone today. Nothing was moved; send it again, and an owner or whoever else can approve it decides.':
    'Com o que você fez no mesmo instante, é mais do que pode fazer sozinho hoje. Nada foi movimentado; envie de novo, e um proprietário ou outra pessoa que possa aprovar decide.',
  'You pay out alone up to {1} at a time; an owner can approve more.':
    'Você faz repasses sozinho até {1} por vez; um proprietário pode aprovar mais.',
  'Your operator allows up to {1}; the lower amount holds.': 'Seu operador permite até {1}; vale o valor menor.',
  'Your operator asks for approval above {1}; you may ask for less.':
    'Seu operador exige aprovação acima de {1}; você pode fixar um valor menor.',
  'Your own rules': 'Suas próprias regras',
  'no second person of the merchant could approve {1}: invite one who can first, such as another owner':
    'nenhuma segunda pessoa do lojista poderia aprovar {1}: convide antes alguém que possa, como outro proprietário',
  none: 'nenhum',
  'one person': 'uma pessoa',
  'two people': 'duas pessoas',
  'your operator asks for it': 'exigido pelo seu operador',
} satisfies Partial<Record<DeskText, string>>;
