import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedMerchants = {
  '1 hour': '1 hora',
  '24 hours': '24 horas',
  '30 days': '30 días',
  '7 days': '7 días',
  'Last used:': 'Último uso:',
  'Notifications are no longer signed with it. A receiver that only knows this one refuses them.':
    'Las notificaciones ya no se firman con él. Un receptor que solo conozca este las rechaza.',
  'Requests that it signs are refused from now on. This cannot be undone.':
    'Las solicitudes que firma se rechazan desde ahora. No se puede deshacer.',
  'End it now': 'Terminar ahora',
  'End the signing key ending {1}': 'Terminar la clave de firma que termina en {1}',
  'End the webhook secret ending {1}': 'Terminar el secreto de webhook que termina en {1}',
  'End the public key ending {1}': 'Terminar la clave pública que termina en {1}',
  'End it now: the key ending {1}': 'Terminar ahora: la clave que termina en {1}',
  'There is no such key.': 'No existe esa clave.',
  'None: the old one stops working at once': 'Ninguno: la anterior deja de funcionar de inmediato',
  'The old one works until the overlap ends.': 'La anterior funciona hasta que termine el plazo de transición.',
  'If you did not see the new one, rotate again. That makes another one, and shows it.':
    'Si no vio la nueva, rote otra vez. Eso crea otra y la muestra.',
  'The webhook secret in use was made {1} and ends in <code>{2}</code>.':
    'El secreto de webhook en uso se creó el {1} y termina en <code>{2}</code>.',
  'The signing key in use was made {1} and ends in <code>{2}</code>.':
    'La clave de firma en uso se creó el {1} y termina en <code>{2}</code>.',
  'The one before it, ending in <code>{1}</code>, no longer works.':
    'La anterior, que termina en <code>{1}</code>, ya no funciona.',
  'The one before it, ending in <code>{1}</code>, still works until {2}.':
    'La anterior, que termina en <code>{1}</code>, funciona hasta el {2}.',
  'Its number is <code>{1}</code>. {2}': 'Su número es <code>{1}</code>. {2}',
  'Register a public key': 'Registrar una clave pública',
  '{1} can sign its requests with the private half from then on.':
    'Desde entonces, {1} puede firmar sus solicitudes con la mitad privada.',
  'Register the key': 'Registrar la clave',
  'Signing key': 'Clave de firma',
  'Signs the requests of the merchant and our answers.': 'Firma las solicitudes del comercio y nuestras respuestas.',
  Rotate: 'Rotar',
  'Webhook secret': 'Secreto de webhook',
  'Signs the notifications that we send.': 'Firma las notificaciones que enviamos.',
  'Verifies requests that the merchant signs with RSA.': 'Verifica las solicitudes que el comercio firma con RSA.',
  Register: 'Registrar',
  'Rotate the signing key': 'Rotar la clave de firma',
  'Rotate the signing key again': 'Rotar la clave de firma otra vez',
  'A new signing key is created and shown once. Pass it on over a safe channel before the overlap ends.':
    'Se crea una clave de firma nueva y se muestra una sola vez. Entréguela por un canal seguro antes de que termine el plazo de transición.',
  'The new signing key': 'La nueva clave de firma',
  'New signing key': 'Nueva clave de firma',
  'Rotate the webhook secret': 'Rotar el secreto de webhook',
  'Rotate the webhook secret again': 'Rotar el secreto de webhook otra vez',
  'A new webhook secret is created and shown once. Pass it on over a safe channel before the overlap ends.':
    'Se crea un secreto de webhook nuevo y se muestra una sola vez. Entréguelo por un canal seguro antes de que termine el plazo de transición.',
  'The new webhook secret': 'El nuevo secreto de webhook',
  'New webhook secret': 'Nuevo secreto de webhook',
  'with each notification': 'con cada notificación',
  'not yet': 'aún no',
  '{1} ago from <code>{2}</code>{3}': 'hace {1} desde <code>{2}</code>{3}',
  'by <code>{1}</code>': 'con <code>{1}</code>',
  'Nothing: every refund of theirs needs an owner': 'Nada: todos sus reembolsos necesitan un propietario',
  Nothing: 'Nada',
  Bank: 'Banco',
  'Given at registration': 'Indicada al registrarse',
  'Settlement account': 'Cuenta de liquidación',
  '{1} days': '{1} días',
  'the currency of each payment': 'la moneda de cada pago',
  'None yet. Payments are refused until the website that they come from is listed here.':
    'Aún no hay ninguno. Los pagos se rechazan hasta que el sitio web de origen figure aquí.',
  'This replaces the list of websites at once.': 'Esto reemplaza de inmediato la lista de sitios web.',
} satisfies Partial<Record<DeskText, string>>;
