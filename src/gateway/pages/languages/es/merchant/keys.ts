import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const keys = {
  'Your shop signs its requests with it.': 'Su tienda firma sus solicitudes con ella.',
  'We sign notifications with it, so that your shop can tell ours from forged ones.':
    'Con él firmamos las notificaciones, para que su tienda distinga las nuestras de las falsificadas.',
  'Only if your shop signs with RSA. You keep the private half; we only ever see the public one.':
    'Solo si su tienda firma con RSA. Usted conserva la mitad privada; nosotros solo vemos la pública.',
  'None. Your shop signs with its signing key.': 'Ninguna. Su tienda firma con su clave de firma.',
  'Take the signing key': 'Obtener la clave de firma',
  'Take the webhook secret': 'Obtener el secreto de webhook',
  'Register the public key': 'Registrar la clave pública',
  '{1} Made {2}': '{1} Creada el {2}',
  'Nobody has seen it, and nothing was signed with it. Take it when you are ready: it is shown once.':
    'Nadie la ha visto y nada se ha firmado con ella. Obténgala cuando esté listo: se muestra una sola vez.',
  'not taken yet': 'sin obtener',
  'made {1}': 'creada el {1}',
  'Fingerprint ending': 'Huella que termina en',
  Ending: 'Termina en',
  'in use': 'en uso',
  '{1} ends {2}, {3} left': '{1} termina el {2}, quedan {3}',
  old: 'antigua',
  'Not used yet.': 'Aún no se ha usado.',
  'Nobody has used it since we began to note that.': 'Nadie la ha usado desde que empezamos a registrarlo.',
  'Still used:': 'Todavía en uso:',
  'and 1 more program': 'y 1 programa más',
  'and {1} more programs': 'y {1} programas más',
  'The public key is registered. Requests that the private half signs are accepted from now on.':
    'La clave pública está registrada. Desde ahora se aceptan las solicitudes que firme la mitad privada.',
  'The key has ended. Requests that it signs are refused from now on.':
    'La clave ha terminado. Desde ahora se rechazan las solicitudes que firme.',
  'Keys are shown once, when you take or rotate them. Nobody can show them again, not even your operator.':
    'Las claves se muestran una sola vez, cuando las obtiene o las rota. Nadie puede mostrarlas de nuevo, ni siquiera su operador.',
  'Your values': 'Sus valores',
  'Merchant number': 'Número de comercio',
  'Address of the gateway': 'Dirección de la pasarela',
  'Your methods need a longer request. <a>The docs</a> have a sample of each.':
    'Sus métodos necesitan una solicitud más larga. <a>La documentación</a> tiene un ejemplo de cada uno.',
  'Take a payment': 'Recibir un pago',
  'Receive the result': 'Recibir el resultado',
  'Copy the {1} code': 'Copiar el código de {1}',
  'Take your signing key': 'Obtenga su clave de firma',
  'Your signing key is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    'Su clave de firma se muestra en la página siguiente, una sola vez. Tenga listo el lugar donde guarda las contraseñas. Si la pierde, rótela.',
  'Show my signing key': 'Mostrar mi clave de firma',
  'Take your webhook secret': 'Obtenga su secreto de webhook',
  'Your webhook secret is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    'Su secreto de webhook se muestra en la página siguiente, una sola vez. Tenga listo el lugar donde guarda las contraseñas. Si lo pierde, rótelo.',
  'Show my webhook secret': 'Mostrar mi secreto de webhook',
  'It works from now on.': 'Funciona desde ahora.',
  'If you did not see it, rotate it. That makes another one, and shows it.':
    'Si no la vio, rótela. Así se crea otra y se muestra.',
} satisfies Partial<Record<DeskText, string>>;
