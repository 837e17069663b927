import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedMerchants = {
  '1 hour': '1 hora',
  '24 hours': '24 horas',
  '30 days': '30 dias',
  '7 days': '7 dias',
  'Last used:': 'Último uso:',
  'Notifications are no longer signed with it. A receiver that only knows this one refuses them.':
    'As notificações não são mais assinadas com ele. Um receptor que só conheça este as recusa.',
  'Requests that it signs are refused from now on. This cannot be undone.':
    'As requisições que ela assina são recusadas a partir de agora. Não pode ser desfeito.',
  'End it now': 'Encerrar agora',
  'End the signing key ending {1}': 'Encerrar a chave de assinatura que termina em {1}',
  'End the webhook secret ending {1}': 'Encerrar o segredo de webhook que termina em {1}',
  'End the public key ending {1}': 'Encerrar a chave pública que termina em {1}',
  'End it now: the key ending {1}': 'Encerrar agora: a chave que termina em {1}',
  'There is no such key.': 'Essa chave não existe.',
  'None: the old one stops working at once': 'Nenhuma: a anterior para de funcionar na hora',
  'The old one works until the overlap ends.': 'A anterior funciona até o fim da sobreposição.',
  'If you did not see the new one, rotate again. That makes another one, and shows it.':
    'Se você não viu a nova, rotacione de novo. Isso cria outra e a mostra.',
  'The webhook secret in use was made {1} and ends in <code>{2}</code>.':
    'O segredo de webhook em uso foi criado em {1} e termina em <code>{2}</code>.',
  'The signing key in use was made {1} and ends in <code>{2}</code>.':
    'A chave de assinatura em uso foi criada em {1} e termina em <code>{2}</code>.',
  'The one before it, ending in <code>{1}</code>, no longer works.':
    'A anterior, que termina em <code>{1}</code>, não funciona mais.',
  'The one before it, ending in <code>{1}</code>, still works until {2}.':
    'A anterior, que termina em <code>{1}</code>, funciona até {2}.',
  'Its number is <code>{1}</code>. {2}': 'O número dela é <code>{1}</code>. {2}',
  'Register a public key': 'Registrar uma chave pública',
  '{1} can sign its requests with the private half from then on.':
    'A partir daí, {1} pode assinar suas requisições com a metade privada.',
  'Register the key': 'Registrar a chave',
  'Signing key': 'Chave de assinatura',
  'Signs the requests of the merchant and our answers.': 'Assina as requisições do lojista e nossas respostas.',
  Rotate: 'Rotacionar',
  'Webhook secret': 'Segredo de webhook',
  'Signs the notifications that we send.': 'Assina as notificações que enviamos.',
  'Verifies requests that the merchant signs with RSA.': 'Verifica as requisições que o lojista assina com RSA.',
  Register: 'Registrar',
  'Rotate the signing key': 'Rotacionar a chave de assinatura',
  'Rotate the signing key again': 'Rotacionar a chave de assinatura de novo',
  'A new signing key is created and shown once. Pass it on over a safe channel before the overlap ends.':
    'Uma nova chave de assinatura é criada e mostrada uma vez. Repasse-a por um canal seguro antes do fim da sobreposição.',
  'The new signing key': 'A nova chave de assinatura',
  'New signing key': 'Nova chave de assinatura',
  'Rotate the webhook secret': 'Rotacionar o segredo de webhook',
  'Rotate the webhook secret again': 'Rotacionar o segredo de webhook de novo',
  'A new webhook secret is created and shown once. Pass it on over a safe channel before the overlap ends.':
    'Um novo segredo de webhook é criado e mostrado uma vez. Repasse-o por um canal seguro antes do fim da sobreposição.',
  'The new webhook secret': 'O novo segredo de webhook',
  'New webhook secret': 'Novo segredo de webhook',
  'with each notification': 'com cada notificação',
  'not yet': 'ainda não',
  '{1} ago from <code>{2}</code>{3}': 'há {1} de <code>{2}</code>{3}',
  'by <code>{1}</code>': 'com <code>{1}</code>',
  'Nothing: every refund of theirs needs an owner': 'Nada: todo reembolso deles precisa de um proprietário',
  Nothing: 'Nada',
  Bank: 'Banco',
  'Given at registration': 'Informada no cadastro',
  'Settlement account': 'Conta de liquidação',
  '{1} days': '{1} dias',
  'the currency of each payment': 'a moeda de cada pagamento',
  'None yet. Payments are refused until the website that they come from is listed here.':
    'Nenhum ainda. Os pagamentos são recusados até que o site de origem esteja nesta lista.',
  'This replaces the list of websites at once.': 'Isto substitui na hora a lista de sites.',
} satisfies Partial<Record<DeskText, string>>;
