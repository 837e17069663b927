import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedSettlements = {
  'A payout of {merchant} is above its limit and waits to be released: {money}':
    'Um repasse de {merchant} está acima do limite e espera liberação: {money}',
  'A payout was due': 'Um repasse estava na data',
  "After the waiting time, the merchant's own money goes to this account. Every owner is told by mail.":
    'Após o prazo de espera, o dinheiro do lojista vai para esta conta. Cada proprietário é avisado por e-mail.',
  'After the waiting time, your money goes to this account. Every owner is told by mail.':
    'Após o prazo de espera, o seu dinheiro vai para esta conta. Cada proprietário é avisado por e-mail.',
  'Approve changes of settlement accounts that other people asked for.':
    'Aprovar alterações de contas de liquidação pedidas por outras pessoas.',
  'Approve payout schedules that other people asked for.': 'Aprovar agendas de repasse pedidas por outras pessoas.',
  'Banks are closed today: {1}. Release it on {2}, or on another day that banks work.':
    'Os bancos estão fechados hoje: {1}. Libere-o em {2} ou em outro dia útil bancário.',
  'Change a settlement account': 'Alterar uma conta de liquidação',
  "Change the account to which the merchant's own money goes.":
    'Alterar a conta para a qual vai o dinheiro do lojista.',
  'Changes of the account to which your money goes': 'Alterações da conta para a qual vai o seu dinheiro',
  'Release a payout': 'Liberar um repasse',
  'Released a payout of {money} to {merchant}, account {text}, payout {target}':
    'Liberou um repasse de {money} a {merchant}, conta {text}, repasse {target}',
  'Released a payout to {merchant}, payout {target}': 'Liberou um repasse a {merchant}, repasse {target}',
  'Mails about your account, keys, beneficiaries and settlement accounts are always sent, at once.':
    'Os e-mails sobre a sua conta, chaves, beneficiários e contas de liquidação são sempre enviados, na hora.',
  'Merchant {1} has no run in {2} that was due on {3}.': 'O lojista {1} não tem pagamento em {2} com data de {3}.',
  'Named another account for the own money of {merchant}': 'Indicou outra conta para o dinheiro de {merchant}',
  'Named another account for the own money of {merchant}: {text}, in force from {moment}':
    'Indicou outra conta para o dinheiro de {merchant}: {text}, em vigor desde {moment}',
  'Paid {merchant} by its schedule, payout {target}': 'Pagou a {merchant} conforme a agenda, repasse {target}',
  'Paid {money} to {merchant} by its schedule, account {text}, payout {target}':
    'Pagou {money} a {merchant} conforme a agenda, conta {text}, repasse {target}',
  Exception: 'Diferença',
  'What two sides do not agree on ends: written off, returned at the acquirer, or credited to a merchant, as the request says.':
    'O que duas partes não têm igual é encerrado: como perda ou ganho, devolvido no adquirente ou creditado a um lojista, conforme o pedido.',
  'Payout schedule': 'Agenda de repasses',
  'Set a payout schedule': 'Definir uma agenda de repasses',
  'Set the time zone of a merchant': 'Definir o fuso horário de um lojista',
  'Set the time zone of {merchant}': 'Definiu o fuso horário de {merchant}',
  'Set the time zone of {merchant} to {detail}': 'Definiu o fuso horário de {merchant} como {detail}',
  'Set when a merchant is paid automatically, and its time zone.':
    'Definir quando um lojista é pago automaticamente, e o seu fuso horário.',
  'Set when {merchant} is paid automatically': 'Definiu quando {merchant} é pago automaticamente',
  'Set when {merchant} is paid automatically: {detail}': 'Definiu quando {merchant} é pago automaticamente: {detail}',
  'Skip a payout': 'Pular um repasse',
  'Skipped a payout of {merchant}': 'Pulou um repasse de {merchant}',
  'Skipped a payout of {merchant}: {detail}': 'Pulou um repasse de {merchant}: {detail}',
  'Take back a change of a settlement account that waits.':
    'Retirar uma alteração de conta de liquidação que está em espera.',
  'The account in {1} changes on {2} already. Withdraw that change first.':
    'A conta em {1} já muda em {2}. Retire antes essa alteração.',
  'The change is in force since {1}. Change the account again instead.':
    'A alteração está em vigor desde {1}. Altere a conta novamente.',
  'The change was withdrawn already.': 'A alteração já foi retirada.',
  'The merchant is paid automatically on these days, to its settlement account.':
    'O lojista é pago automaticamente nesses dias, na sua conta de liquidação.',
  'The payout does not wait any more; its state is {1}.': 'O repasse não espera mais; o seu estado é {1}.',
  'There is no settlement account in {1}, in force or waiting. Name it first.':
    'Não há conta de liquidação em {1}, em vigor ou em espera. Indique-a primeiro.',
  'There is no settlement account {1} of merchant {2}. Check its number.':
    'Não existe a conta de liquidação {1} do lojista {2}. Verifique o número.',
  'This is the account in {1} already.': 'Esta já é a conta em {1}.',
  'Withdraw a change of a settlement account': 'Retirar uma alteração de conta de liquidação',
  'Withdrew a change of {merchant}': 'Retirou uma alteração de {merchant}',
  'Withdrew the change of the settlement account of {merchant}: {detail}':
    'Retirou a alteração da conta de liquidação de {merchant}: {detail}',
  'You are paid automatically on these days, to your settlement account.':
    'Você é pago automaticamente nesses dias, na sua conta de liquidação.',
  'banks are closed on that day in every week ({1}); choose Monday to Friday':
    'os bancos fecham nesse dia todas as semanas ({1}); escolha de segunda a sexta',
  'is missing: no account was given at registration': 'falta: nenhuma conta foi informada no cadastro',
  'is missing; say on which day of the month, 31 for the last': 'falta; diga em que dia do mês, 31 para o último',
  'is missing; say on which day of the week': 'falta; diga em que dia da semana',
  'is not a {1}; check its 18 digits': 'não é uma {1}; verifique os 18 dígitos',
  'is not agreed with your operator; choose another way, or ask them':
    'não foi combinado com o seu operador; escolha outra forma ou pergunte a ele',
  'is not an IBAN: its check digits are wrong; compare it with your bank statement':
    'não é um IBAN: os dígitos verificadores estão errados; compare com o seu extrato bancário',
  'is not an IBAN: one of {1} has {2} characters, and this has {3}':
    'não é um IBAN: um de {1} tem {2} caracteres, e este tem {3}',
  'is the number of a card; name a bank account, because automatic payouts do not go to cards':
    'é o número de um cartão; indique uma conta bancária, porque cartões não são pagos automaticamente',
  'leave it out: it is for {1} payouts only': 'deixe em branco: é só para repasses {1}',
  'must be above the fee of a payout, which is {1} {2}, or zero to pay whatever there is':
    'deve ser maior que a tarifa de um repasse, que é {1} {2}, ou zero para pagar o que houver',
  'must not be below the amount from which payouts are made, or each of them would wait':
    'não deve ser menor que o valor a partir do qual se paga, ou todos esperariam',
  'use a time of day from 00:00 to 23:59, such as 08:00': 'use um horário de 00:00 a 23:59, como 08:00',
  'use an IBAN, an account number, a CLABE or a Pix key': 'use um IBAN, um número de conta, uma CLABE ou uma chave Pix',
  "use the 8 or 11 letters and digits of the bank's code, such as COBADEFFXXX":
    'use as 8 ou 11 letras e dígitos do código do banco, como COBADEFFXXX',
  'use the number that the gateway returned, account_ followed by capital letters and digits':
    'use o número devolvido pelo gateway: account_ seguido de maiúsculas e dígitos',
  'use what the page before returned as next': 'use o que a página anterior devolveu como next',
  'use zero or an amount with up to 12 digits before the decimal point and up to 8 after it, such as 250.00':
    'use zero ou um valor com até 12 dígitos antes do ponto decimal e até 8 depois, como 250.00',
  '{1} is not agreed with your operator; choose another, or ask them':
    '{1} não foi combinada com o seu operador; escolha outra ou pergunte a ele',
} as const satisfies Partial<Record<DeskText, string>>;
