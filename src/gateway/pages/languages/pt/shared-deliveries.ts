import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedDeliveries = {
  Host: 'Host',
  Any: 'Qualquer',
  'Notifications, newest first': 'Notificações, mais recentes primeiro',
  'Choose {1} of {2}': 'Escolher {1} de {2}',
  'Resend the chosen ones…': 'Reenviar as escolhidas…',
  'No notifications match': 'Nenhuma notificação corresponde',
  'Looked back to {1}. Older looks further back.': 'Buscou-se até {1}. “Mais antigas” busca mais atrás.',
  'Payment result': 'Resultado do pagamento',
  'Payout result': 'Resultado do repasse',
  'Refund result': 'Resultado do reembolso',
  Chargeback: 'Chargeback',
  waiting: 'aguardando',
  confirmed: 'confirmada',
  test: 'teste',
  working: 'funcionando',
  'not tried yet': 'ainda não testado',
  Id: 'Id',
  Attempts: 'Tentativas',
  'Next attempt': 'Próxima tentativa',
  '{1} of {2}, and {3} resent': '{1} de {2}, e {3} reenvios',
  'The content has been removed': 'O conteúdo foi removido',
  'Notifications are kept for a limited time. This one can no longer be resent; the order can be queried.':
    'As notificações são guardadas por tempo limitado. Esta não pode mais ser reenviada; o pedido pode ser consultado.',
  'Every attempt sends this, with a webhook-timestamp and a webhook-signature of its own.':
    'Cada tentativa envia isto, com seu próprio webhook-timestamp e sua própria webhook-signature.',
  'Nothing was sent yet.': 'Nada foi enviado ainda.',
  'Attempt {1}': 'Tentativa {1}',
  'Resend {1}': 'Reenviar {1}',
  'in progress': 'em andamento',
  Received: 'Recebido',
  Sent: 'Enviado',
  acknowledged: 'confirmada',
  'Nothing yet': 'Nada ainda',
  'No response': 'Sem resposta',
  'Your server answered with an error ({1})': 'Seu servidor respondeu com um erro ({1})',
  'Look into the log of your server at this time.': 'Veja o log do seu servidor nesse horário.',
  'Your server does not know this address ({1})': 'Seu servidor não conhece este endereço ({1})',
  'Check the notifyUrl.': 'Confira a notifyUrl.',
  'Your server refused the request ({1})': 'Seu servidor recusou a requisição ({1})',
  'Let the address through your login, firewall or CSRF protection; verify the signature instead.':
    'Libere o endereço no seu login, firewall ou proteção CSRF; em vez disso, verifique a assinatura.',
  'Your server answered {1}': 'Seu servidor respondeu {1}',
  'Answer 200 with the text SUCCESS.': 'Responda 200 com o texto SUCCESS.',
  'Your server redirects ({1})': 'Seu servidor redireciona ({1})',
  'Redirects are not followed. Use the final address, with https and without a trailing slash if need be.':
    'Redirecionamentos não são seguidos. Use o endereço final, com https e, se preciso, sem barra no fim.',
  'Your server answered {1} instead of SUCCESS': 'Seu servidor respondeu {1} em vez de SUCCESS',
  'Answer exactly SUCCESS: seven capital letters, no quotes, no line break.':
    'Responda exatamente SUCCESS: sete letras maiúsculas, sem aspas nem quebra de linha.',
  'Your server did not answer within {1}': 'Seu servidor não respondeu em {1}',
  'Answer first, and do slow work afterwards.': 'Responda primeiro e faça o trabalho demorado depois.',
  'Check the address, and that it runs.': 'Confira o endereço e se o servidor está no ar.',
  'Renew the certificate of your server.': 'Renove o certificado do seu servidor.',
  'The address is not on the public internet': 'O endereço não está na internet pública',
  'Use an address that everybody can reach.': 'Use um endereço que todos possam acessar.',
  'Your server cannot be reached: the connection was refused':
    'Não foi possível acessar seu servidor: a conexão foi recusada',
  'Your server cannot be reached: the host name has no address':
    'Não foi possível acessar seu servidor: o nome do host não tem endereço',
  'Your server cannot be reached: the host cannot be reached':
    'Não foi possível acessar seu servidor: o host está inacessível',
  'Your server cannot be reached: the network cannot be reached':
    'Não foi possível acessar seu servidor: a rede está inacessível',
  'The connection is not safe: the certificate has expired': 'A conexão não é segura: o certificado expirou',
  'The connection is not safe: the certificate is for another host':
    'A conexão não é segura: o certificado é de outro host',
  'The connection is not safe: the certificate is not from an authority that is trusted':
    'A conexão não é segura: o certificado não é de uma autoridade confiável',
  'The connection is not safe: the {1}': 'A conexão não é segura: {1}',
  'the connection was refused': 'a conexão foi recusada',
  'the connection was closed before the whole answer came': 'a conexão foi fechada antes de chegar a resposta completa',
  'the connection could not be made in time': 'não foi possível conectar a tempo',
  'the host name has no address': 'o nome do host não tem endereço',
  'the host cannot be reached': 'o host está inacessível',
  'the network cannot be reached': 'a rede está inacessível',
  'the answer is not HTTP': 'a resposta não é HTTP',
  'the certificate has expired': 'o certificado expirou',
  'the certificate is for another host': 'o certificado é de outro host',
  'the certificate is not from an authority that is trusted': 'o certificado não é de uma autoridade confiável',
  'to {1}, {2}': 'para {1}, {2}',
  'Resend notifications': 'Reenviar notificações',
  'Each is sent once more at once, whatever became of it. The receiver must ignore what it knows already, by the webhook-id.':
    'Cada uma é enviada mais uma vez na hora, seja qual for o resultado anterior. O receptor deve ignorar o que já conhece, pelo webhook-id.',
  'Resend the checked ones': 'Reenviar as marcadas',
  'It is being sent once more.': 'Está sendo enviada mais uma vez.',
  '{1} notifications are being sent again, as many as one request takes. These are left:':
    '{1} notificações estão sendo enviadas de novo, o máximo de uma solicitação. Restam estas:',
  'Last hour': 'Última hora',
  'Last 6 hours': 'Últimas 6 horas',
  'Last 24 hours': 'Últimas 24 horas',
  'Last 7 days': 'Últimos 7 dias',
  Count: 'Contar',
  'Created since, in {1}': 'Criadas desde, em {1}',
  'There is nothing to resend since {1}.': 'Não há nada a reenviar desde {1}.',
  'Each is sent once more in the background, oldest first, 5000 at a time. Test events are left out.':
    'Cada uma é enviada mais uma vez em segundo plano, da mais antiga para a mais recente, 5000 por vez. Eventos de teste ficam de fora.',
  'Each is sent once more in the background, oldest first. Test events are left out.':
    'Cada uma é enviada mais uma vez em segundo plano, da mais antiga para a mais recente. Eventos de teste ficam de fora.',
  '<b>More than {1} notifications</b> since {2}, whatever became of them.':
    '<b>Mais de {1} notificações</b> desde {2}, seja qual for o resultado.',
  '<b>1 notification</b> since {1}, whatever became of it.':
    '<b>1 notificação</b> desde {1}, seja qual for o resultado.',
  '<b>{1} notifications</b> since {2}, whatever became of them.':
    '<b>{1} notificações</b> desde {2}, seja qual for o resultado.',
} satisfies Partial<Record<DeskText, string>>;
