import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const payouts = {
  Beneficiaries: 'Beneficiários',
  'New beneficiary: {1}': 'Novo beneficiário: {1}',
  'Ways to pay': 'Formas de pagamento',
  '<b>Somebody else has to approve it first,</b> within 72 hours. After that you can pay out to it. {1}':
    '<b>Outra pessoa precisa aprová-lo primeiro,</b> em até 72 horas. Depois disso você pode pagar a ele. {1}',
  '<b>It is saved at once,</b> and you can pay out to it. {1}': '<b>É salvo na hora,</b> e você pode pagar a ele. {1}',
  'Save the beneficiary': 'Salvar beneficiário',
  'How is the beneficiary paid?': 'Como o beneficiário é pago?',
  "The card's number is not kept, only its first six and last four digits; you type it again for each payout.":
    'O número do cartão não é guardado, só os seis primeiros e quatro últimos dígitos; você o digita de novo a cada repasse.',
  'The account is sealed; only its last four characters are shown from then on.':
    'A conta fica selada; a partir daí só os quatro últimos caracteres são mostrados.',
  'The beneficiary is saved. You can pay out to it now.': 'O beneficiário foi salvo. Você já pode pagar a ele.',
  'The beneficiary is removed, with its account.': 'O beneficiário foi removido, com a conta.',
  Saved: 'Salvo',
  'No beneficiaries yet': 'Ainda não há beneficiários',
  'Save to whom you pay out: yourself, your landlord, your suppliers.':
    'Salve a quem você paga: você mesmo, seu locador, seus fornecedores.',
  'approved by {1}': 'aprovado por {1}',
  'Remove {1}': 'Remover {1}',
  'You can no longer pay out to this beneficiary, and its account is deleted for good. To pay it again, save it anew. Payouts that were made stay as they are.':
    'Você não poderá mais pagar a este beneficiário, e a conta dele é apagada de vez. Para pagar a ele de novo, salve-o outra vez. Repasses já feitos ficam como estão.',
  'Remove the beneficiary': 'Remover beneficiário',
  'There is no such beneficiary. It may have been removed.': 'Esse beneficiário não existe. Pode ter sido removido.',
  'Nothing to pay out': 'Nada a pagar',
  'No balance has anything available yet.': 'Nenhum saldo tem algo disponível ainda.',
  'Whom do you want to pay?': 'A quem você quer pagar?',
  'Payouts go to beneficiaries that you have saved.': 'Os repasses vão para beneficiários que você salvou.',
  'Save a beneficiary': 'Salvar um beneficiário',
  'Choose…': 'Escolher…',
  'This beneficiary is no longer saved. Choose whom to pay.':
    'Este beneficiário não está mais salvo. Escolha a quem pagar.',
  '{1}, {2} available': '{1}, {2} disponíveis',
  'The amount and a fee of {1} leave your balance.': 'O valor e uma tarifa de {1} saem do seu saldo.',
  'The amount leaves your balance.': 'O valor sai do seu saldo.',
  'On its way': 'A caminho',
  'Failed, money is back': 'Falhou, o dinheiro voltou',
  'The payout was started: {1}.': 'O repasse foi iniciado: {1}.',
  'No payouts yet': 'Ainda não há repasses',
  'Save a beneficiary, then <a>pay out</a> from your balance.':
    'Salve um beneficiário e depois <a>pague</a> com o seu saldo.',
  'Payouts of your shop appear here.': 'Os repasses da sua loja aparecem aqui.',
  'No payout fits these filters': 'Nenhum repasse corresponde a estes filtros',
} satisfies Partial<Record<DeskText, string>>;
