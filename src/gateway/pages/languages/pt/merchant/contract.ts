import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const contract = {
  "Runs the merchant's account.": 'Administra a conta do lojista.',
  "Integrates the merchant's shop.": 'Integra a loja do lojista.',
  "Counts the merchant's money.": 'Cuida das contas do lojista.',
  "Serves the merchant's customers.": 'Atende os clientes do lojista.',
  'See orders, refunds and chargebacks with their history.': 'Ver pedidos, reembolsos e chargebacks com o histórico.',
  'Answer chargebacks, and add evidence.': 'Responder a chargebacks e adicionar provas.',
  'See merchants and their terms.': 'Ver lojistas e suas condições.',
  "Change a merchant's websites.": 'Alterar os sites de um lojista.',
  'Rotate keys and secrets, and register public keys.': 'Rotacionar chaves e segredos, e registrar chaves públicas.',
  'See which keys and secrets there are, without their values.': 'Ver quais chaves e segredos existem, sem os valores.',
  'See balances and their postings.': 'Ver saldos e seus lançamentos.',
  'See deliveries with their attempts.': 'Ver entregas com suas tentativas.',
  'Resend notifications, and send test events.': 'Reenviar notificações e enviar eventos de teste.',
  'Test notification addresses.': 'Testar endereços de notificação.',
  'See the payers of a merchant, masked, with what they paid.':
    'Ver os pagadores de um lojista, ocultos, com o que pagaram.',
  "See a payer's personal data unmasked, one order at a time.":
    'Ver os dados pessoais de um pagador sem ocultar, um pedido por vez.',
  'See exchange rates and banks.': 'Ver taxas de câmbio e bancos.',
  'See the tokens of programs.': 'Ver os tokens de programas.',
  'Create and revoke tokens of programs.': 'Criar e revogar tokens de programas.',
  'See people with their roles, and invitations.': 'Ver pessoas com seus papéis, e convites.',
  'Invite people, and revoke invitations.': 'Convidar pessoas e revogar convites.',
  "Change people's roles and end their sessions.": 'Alterar os papéis das pessoas e encerrar suas sessões.',
  "See one's own account, sessions and records.": 'Ver a própria conta, sessões e registros.',
  'Refund payments, up to the limit of the currency.': 'Reembolsar pagamentos, até o limite da moeda.',
  'Refund payments of any amount.': 'Reembolsar pagamentos de qualquer valor.',
  "Approve other people's refunds.": 'Aprovar reembolsos de outras pessoas.',
  "Approve other people's payouts.": 'Aprovar repasses de outras pessoas.',
  "See requests for approval, and withdraw one's own.": 'Ver solicitações de aprovação e retirar as próprias.',
  'Approve and refuse requests, with the permission of their kind.':
    'Aprovar e recusar solicitações, com a permissão do tipo.',
  'See the rules for approvals and the settings.': 'Ver as regras de aprovação e as configurações.',
  'Change the rules for approvals.': 'Alterar as regras de aprovação.',
  'See payment links.': 'Ver links de pagamento.',
  'Create, change and revoke payment links.': 'Criar, alterar e revogar links de pagamento.',
  "See the requests that a merchant's programs sent, with their checks.":
    'Ver as requisições que os programas de um lojista enviaram, com suas verificações.',
  'See the saved beneficiaries of payouts.': 'Ver os beneficiários salvos de repasses.',
  'Save and remove beneficiaries of payouts.': 'Salvar e remover beneficiários de repasses.',
  'Approve beneficiaries that other people saved.': 'Aprovar beneficiários que outras pessoas salvaram.',
  'Change the name, colour and logo that payers see, and their receipts.':
    'Alterar o nome, a cor e o logotipo que os pagadores veem, e seus recibos.',
  "Read the sandbox's clock.": 'Ler o relógio do sandbox.',
  "Move the sandbox's clock, trigger events, and complete orders and refunds in it.":
    'Mover o relógio do sandbox, provocar eventos e concluir pedidos e reembolsos nele.',
  'Fails, and the held amount is released.': 'Falha, e o valor retido é liberado.',
  'Is accepted and fails.': 'É aceito e falha.',
  'Is accepted and stays in progress until the operator completes it.':
    'É aceito e fica em andamento até o operador concluí-lo.',
  'Is declined (`payCode` 1).': 'É recusado (`payCode` 1).',
  'Is pending (`payCode` 2) and succeeds later.': 'Fica pendente (`payCode` 2) e depois tem sucesso.',
  'Loses the response of the card network: stays pending until the gateway checks again and finds that it succeeded.':
    'Perde a resposta da rede de cartões: fica pendente até o gateway consultar de novo e ver que teve sucesso.',
  'Requires 3-D Secure (`payCode` 2 and a `payUrl`).': 'Exige 3-D Secure (`payCode` 2 e um `payUrl`).',
  'Stays pending until the operator completes it.': 'Fica pendente até o operador concluí-lo.',
  'Succeeds after two seconds.': 'Tem sucesso após dois segundos.',
  'Succeeds and is charged back later.': 'Tem sucesso e depois sofre chargeback.',
  'Succeeds.': 'Tem sucesso.',
} satisfies Partial<Record<DeskText, string>>;
