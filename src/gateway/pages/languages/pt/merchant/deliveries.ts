import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const deliveries = {
  'Use it after an outage of your server, or when your handler has been repaired. Your program must ignore what it knows already, by the webhook-id.':
    'Use depois de uma queda do seu servidor, ou quando o seu programa receptor tiver sido corrigido. O seu programa deve ignorar o que já conhece, pelo webhook-id.',
  'It is being sent once more. The attempt appears below when it has started.':
    'Está sendo enviada mais uma vez. A tentativa aparece abaixo quando tiver começado.',
  'The test event is being sent. Its attempt appears below when it has started.':
    'O evento de teste está sendo enviado. A tentativa aparece abaixo quando tiver começado.',
  Notification: 'Notificação',
  'None: this is a test event': 'Nenhum: este é um evento de teste',
  'No notifications yet': 'Ainda não há notificações',
  'They are sent to the notifyUrl of each payment, refund and payout. Send a test event to try your address out first.':
    'Elas são enviadas ao notifyUrl de cada pagamento, reembolso e repasse. Envie um evento de teste para experimentar antes o seu endereço.',
  paused: 'em pausa',
  'of {1} recent attempts': 'de {1} tentativas recentes',
  'Answers in': 'Responde em',
  'Last success': 'Último sucesso',
  Failing: 'Com falhas',
  'Last failure': 'Última falha',
  '1 notification is being sent again.': '1 notificação está sendo enviada de novo.',
  '{1} notifications are being sent again.': '{1} notificações estão sendo enviadas de novo.',
  'Send a test event': 'Enviar evento de teste',
  'Resend since…': 'Reenviar desde…',
  'Trade number': 'Número da transação',
  'Last result': 'Último resultado',
  'One is sent when a payment, refund, payout or chargeback gets its result and has an address for it.':
    'Uma é enviada quando um pagamento, reembolso, repasse ou chargeback tem seu resultado e um endereço para ele.',
  'Your endpoints': 'Seus endpoints',
  'Deliveries are paused': 'As entregas estão em pausa',
  'The operator has paused them. Nothing is lost: what falls due waits, and is sent when they are resumed.':
    'O operador as pausou. Nada se perde: o que vence espera e é enviado quando forem retomadas.',
  'next {1}': 'próxima {1}',
  Send: 'Enviar',
  'Your roles do not include this. Ask the owner.': 'Seus papéis não incluem isso. Fale com o proprietário.',
  'An example is signed and sent like a real notification, once. No order is created and no money moves. Your program can tell: its <code>merOrderNo</code> is <code>TOLLGATE-TEST</code>, and its <code>tradeNo</code> begins with <code>TG0000000000</code>. You see what your server answered.':
    'Um exemplo é assinado e enviado como uma notificação real, uma única vez. Nenhum pedido é criado e nenhum dinheiro se move. O seu programa pode distingui-lo: o <code>merOrderNo</code> é <code>TOLLGATE-TEST</code>, e o <code>tradeNo</code> começa com <code>TG0000000000</code>. Você vê o que o seu servidor respondeu.',
} satisfies Partial<Record<DeskText, string>>;
