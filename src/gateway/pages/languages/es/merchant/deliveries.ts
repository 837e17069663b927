import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const deliveries = {
  'Use it after an outage of your server, or when your handler has been repaired. Your program must ignore what it knows already, by the webhook-id.':
    'Úselo después de una interrupción de su servidor, o cuando haya reparado su programa receptor. Su programa debe ignorar lo que ya conoce, según el webhook-id.',
  'It is being sent once more. The attempt appears below when it has started.':
    'Se está enviando una vez más. El intento aparece abajo cuando haya empezado.',
  'The test event is being sent. Its attempt appears below when it has started.':
    'El evento de prueba se está enviando. El intento aparece abajo cuando haya empezado.',
  Notification: 'Notificación',
  'None: this is a test event': 'Ninguno: es un evento de prueba',
  'No notifications yet': 'Aún no hay notificaciones',
  'They are sent to the notifyUrl of each payment, refund and payout. Send a test event to try your address out first.':
    'Se envían al notifyUrl de cada pago, reembolso y pago saliente. Envíe un evento de prueba para probar antes su dirección.',
  paused: 'en pausa',
  'of {1} recent attempts': 'de {1} intentos recientes',
  'Answers in': 'Responde en',
  'Last success': 'Último éxito',
  Failing: 'Con fallos',
  'Last failure': 'Último fallo',
  '1 notification is being sent again.': '1 notificación se está enviando de nuevo.',
  '{1} notifications are being sent again.': '{1} notificaciones se están enviando de nuevo.',
  'Send a test event': 'Enviar evento de prueba',
  'Resend since…': 'Reenviar desde…',
  'Trade number': 'Número de transacción',
  'Last result': 'Último resultado',
  'One is sent when a payment, refund, payout or chargeback gets its result and has an address for it.':
    'Se envía una cuando un pago, reembolso, pago saliente o contracargo tiene su resultado y una dirección para notificarlo.',
  'Your endpoints': 'Sus endpoints',
  'Deliveries are paused': 'Las entregas están en pausa',
  'The operator has paused them. Nothing is lost: what falls due waits, and is sent when they are resumed.':
    'El operador las ha puesto en pausa. No se pierde nada: lo que vence espera y se envía cuando se reanuden.',
  'next {1}': 'próximo {1}',
  Send: 'Enviar',
  'Your roles do not include this. Ask the owner.': 'Sus roles no incluyen esto. Consulte al propietario.',
  'An example is signed and sent like a real notification, once. No order is created and no money moves. Your program can tell: its <code>merOrderNo</code> is <code>TOLLGATE-TEST</code>, and its <code>tradeNo</code> begins with <code>TG0000000000</code>. You see what your server answered.':
    'Se firma y envía un ejemplo como una notificación real, una sola vez. No se crea ningún pedido ni se mueve dinero. Su programa puede distinguirlo: su <code>merOrderNo</code> es <code>TOLLGATE-TEST</code>, y su <code>tradeNo</code> empieza por <code>TG0000000000</code>. Verá lo que respondió su servidor.',
} satisfies Partial<Record<DeskText, string>>;
