import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedDeliveries = {
  Host: 'Host',
  Any: 'Cualquiera',
  'Notifications, newest first': 'Notificaciones, las más recientes primero',
  'Choose {1} of {2}': 'Elegir {1} de {2}',
  'Resend the chosen ones…': 'Reenviar las elegidas…',
  'No notifications match': 'Ninguna notificación coincide',
  'Looked back to {1}. Older looks further back.': 'Se buscó hasta el {1}. «Anteriores» busca más atrás.',
  'Payment result': 'Resultado del pago',
  'Payout result': 'Resultado del pago saliente',
  'Refund result': 'Resultado del reembolso',
  Chargeback: 'Contracargo',
  waiting: 'en espera',
  confirmed: 'confirmada',
  test: 'prueba',
  working: 'funciona',
  'not tried yet': 'sin probar',
  Id: 'Id',
  Attempts: 'Intentos',
  'Next attempt': 'Próximo intento',
  '{1} of {2}, and {3} resent': '{1} de {2}, y {3} reenvíos',
  'The content has been removed': 'El contenido se eliminó',
  'Notifications are kept for a limited time. This one can no longer be resent; the order can be queried.':
    'Las notificaciones se conservan por un tiempo limitado. Esta ya no se puede reenviar; el pedido se puede consultar.',
  'Every attempt sends this, with a webhook-timestamp and a webhook-signature of its own.':
    'Cada intento envía esto, con su propio webhook-timestamp y su propia webhook-signature.',
  'Nothing was sent yet.': 'Aún no se envió nada.',
  'Attempt {1}': 'Intento {1}',
  'Resend {1}': 'Reenviar {1}',
  'in progress': 'en curso',
  Received: 'Recibido',
  Sent: 'Enviado',
  acknowledged: 'confirmada',
  'Nothing yet': 'Aún nada',
  'No response': 'Sin respuesta',
  'Your server answered with an error ({1})': 'Su servidor respondió con un error ({1})',
  'Look into the log of your server at this time.': 'Revise el registro de su servidor a esa hora.',
  'Your server does not know this address ({1})': 'Su servidor no conoce esta dirección ({1})',
  'Check the notifyUrl.': 'Revise la notifyUrl.',
  'Your server refused the request ({1})': 'Su servidor rechazó la solicitud ({1})',
  'Let the address through your login, firewall or CSRF protection; verify the signature instead.':
    'Deje pasar la dirección por su inicio de sesión, firewall o protección CSRF; en su lugar, verifique la firma.',
  'Your server answered {1}': 'Su servidor respondió {1}',
  'Answer 200 with the text SUCCESS.': 'Responda 200 con el texto SUCCESS.',
  'Your server redirects ({1})': 'Su servidor redirige ({1})',
  'Redirects are not followed. Use the final address, with https and without a trailing slash if need be.':
    'Las redirecciones no se siguen. Use la dirección final, con https y, si hace falta, sin barra al final.',
  'Your server answered {1} instead of SUCCESS': 'Su servidor respondió {1} en lugar de SUCCESS',
  'Answer exactly SUCCESS: seven capital letters, no quotes, no line break.':
    'Responda exactamente SUCCESS: siete letras mayúsculas, sin comillas ni salto de línea.',
  'Your server did not answer within {1}': 'Su servidor no respondió en {1}',
  'Answer first, and do slow work afterwards.': 'Responda primero y haga después el trabajo lento.',
  'Check the address, and that it runs.': 'Revise la dirección y que el servidor funcione.',
  'Renew the certificate of your server.': 'Renueve el certificado de su servidor.',
  'The address is not on the public internet': 'La dirección no está en la internet pública',
  'Use an address that everybody can reach.': 'Use una dirección que todos puedan alcanzar.',
  'Your server cannot be reached: the connection was refused':
    'No se puede llegar a su servidor: se rechazó la conexión',
  'Your server cannot be reached: the host name has no address':
    'No se puede llegar a su servidor: el nombre del host no tiene dirección',
  'Your server cannot be reached: the host cannot be reached':
    'No se puede llegar a su servidor: el host no es accesible',
  'Your server cannot be reached: the network cannot be reached':
    'No se puede llegar a su servidor: la red no es accesible',
  'The connection is not safe: the certificate has expired': 'La conexión no es segura: el certificado venció',
  'The connection is not safe: the certificate is for another host':
    'La conexión no es segura: el certificado es de otro host',
  'The connection is not safe: the certificate is not from an authority that is trusted':
    'La conexión no es segura: el certificado no es de una autoridad de confianza',
  'The connection is not safe: the {1}': 'La conexión no es segura: {1}',
  'the connection was refused': 'se rechazó la conexión',
  'the connection was closed before the whole answer came':
    'la conexión se cerró antes de llegar la respuesta completa',
  'the connection could not be made in time': 'no se pudo conectar a tiempo',
  'the host name has no address': 'el nombre del host no tiene dirección',
  'the host cannot be reached': 'el host no es accesible',
  'the network cannot be reached': 'la red no es accesible',
  'the answer is not HTTP': 'la respuesta no es HTTP',
  'the certificate has expired': 'el certificado venció',
  'the certificate is for another host': 'el certificado es de otro host',
  'the certificate is not from an authority that is trusted': 'el certificado no es de una autoridad de confianza',
  'to {1}, {2}': 'a {1}, {2}',
  'Resend notifications': 'Reenviar notificaciones',
  'Each is sent once more at once, whatever became of it. The receiver must ignore what it knows already, by the webhook-id.':
    'Cada una se envía una vez más de inmediato, sin importar qué pasó con ella. El receptor debe ignorar lo que ya conoce, por el webhook-id.',
  'Resend the checked ones': 'Reenviar las marcadas',
  'It is being sent once more.': 'Se está enviando una vez más.',
  '{1} notifications are being sent again, as many as one request takes. These are left:':
    '{1} notificaciones se están enviando de nuevo, tantas como admite una solicitud. Quedan estas:',
  'Last hour': 'Última hora',
  'Last 6 hours': 'Últimas 6 horas',
  'Last 24 hours': 'Últimas 24 horas',
  'Last 7 days': 'Últimos 7 días',
  Count: 'Contar',
  'Created since, in {1}': 'Creadas desde, en {1}',
  'There is nothing to resend since {1}.': 'No hay nada que reenviar desde el {1}.',
  'Each is sent once more in the background, oldest first, 5000 at a time. Test events are left out.':
    'Cada una se envía una vez más en segundo plano, de la más antigua a la más reciente, 5000 por vez. Los eventos de prueba se excluyen.',
  'Each is sent once more in the background, oldest first. Test events are left out.':
    'Cada una se envía una vez más en segundo plano, de la más antigua a la más reciente. Los eventos de prueba se excluyen.',
  '<b>More than {1} notifications</b> since {2}, whatever became of them.':
    '<b>Más de {1} notificaciones</b> desde el {2}, sin importar qué pasó con ellas.',
  '<b>1 notification</b> since {1}, whatever became of it.':
    '<b>1 notificación</b> desde el {1}, sin importar qué pasó con ella.',
  '<b>{1} notifications</b> since {2}, whatever became of them.':
    '<b>{1} notificaciones</b> desde el {2}, sin importar qué pasó con ellas.',
} satisfies Partial<Record<DeskText, string>>;
