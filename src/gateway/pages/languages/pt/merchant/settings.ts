import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const settings = {
  'Other addresses': 'Outros endereços',
  'Notification addresses': 'Endereços de notificação',
  'No address was tested yet': 'Nenhum endereço foi testado ainda',
  'The result of each check is shown here, with what to change.':
    'O resultado de cada verificação é mostrado aqui, com o que mudar.',
  'It must be on the public internet.': 'Deve estar na internet pública.',
  'In the sandbox it may be on this machine.': 'No sandbox pode estar nesta máquina.',
  'Order number (optional)': 'Número do pedido (opcional)',
  'Of a test order, if your handler refuses orders that it does not know. Never of a real one: it would be reported paid, failed and refunded.':
    'De um pedido de teste, se o seu programa recusa pedidos que não conhece. Nunca de um real: ele seria notificado como pago, falho e reembolsado.',
  'About 25 signed notifications of a made-up order are sent to it, and some forged ones, which it must refuse. It takes a few seconds.':
    'Cerca de 25 notificações assinadas de um pedido inventado são enviadas a ele, e algumas falsas, que deve recusar. Leva alguns segundos.',
  'Test the address': 'Testar endereço',
  'to look at': 'a revisar',
  '{1} to look at': '{1} a revisar',
  passed: 'passou',
  '{1} passed': '{1} passaram',
  '{1} of {2} checks failed. Change what is said below, and test again.':
    '{1} de {2} verificações falharam. Mude o que está indicado abaixo e teste de novo.',
  'Tested {1}': 'Testado em {1}',
  'All {1} checks passed. Use this address as <code>notifyUrl</code>.':
    'Todas as {1} verificações passaram. Use este endereço como <code>notifyUrl</code>.',
  'All {1} checks passed; {2} to look at. Use this address as <code>notifyUrl</code>.':
    'Todas as {1} verificações passaram; {2} a revisar. Use este endereço como <code>notifyUrl</code>.',
  'Remedy:': 'Solução:',
  'Tested addresses': 'Endereços testados',
  Tested: 'Testado',
  'Payers of payment links who give an e-mail address': 'Pagadores de links de pagamento que informam um e-mail',
  'All payers whose e-mail address is in the order': 'Todos os pagadores cujo e-mail está no pedido',
  'Who gets them': 'Quem os recebe',
  'Replies go to': 'As respostas vão para',
  'Nobody: payers are asked to contact you': 'Ninguém: os pagadores são orientados a contatar você',
  'Change the receipts': 'Alterar os recibos',
  Receipts: 'Recibos',
  'Receipts are written in the language in which the payer paid. What was paid before is not sent again.':
    'Os recibos são escritos no idioma em que o pagador pagou. O que foi pago antes não é enviado de novo.',
  'The websites were changed. Payments from them are accepted from now on.':
    'Os sites foram alterados. Pagamentos vindos deles são aceitos a partir de agora.',
  'Saved. Receipts are written so from now on.': 'Salvo. Os recibos são escritos assim a partir de agora.',
  'Methods, currencies and fees are agreed with your operator. Ask them if they should change.':
    'Métodos, moedas e tarifas são combinados com o seu operador. Fale com ele se precisarem mudar.',
  'Your shop': 'Sua loja',
  'Change the websites': 'Alterar os sites',
  'Waiting for approval: payments are not accepted yet': 'Aguardando aprovação: pagamentos ainda não são aceitos',
  'Active: payments are accepted': 'Ativa: pagamentos são aceitos',
  'Suspended by the operator: requests are refused': 'Suspensa pelo operador: as requisições são recusadas',
  'Each order names the address in <code>notifyUrl</code>, so there is none to save here. Test yours before you use it.':
    'Cada pedido informa o endereço em <code>notifyUrl</code>, por isso não há nenhum a salvar aqui. Teste o seu antes de usá-lo.',
  'Lately we notified {1}.': 'Ultimamente notificamos {1}.',
  'Test an address': 'Testar um endereço',
  'See the tests': 'Ver os testes',
  'Methods and currencies': 'Métodos e moedas',
  'Fees and settlement': 'Tarifas e liquidação',
  'Limits of your people': 'Limites da sua equipe',
} satisfies Partial<Record<DeskText, string>>;
