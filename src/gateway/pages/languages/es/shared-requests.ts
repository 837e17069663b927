import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedRequests = {
  'Requests, newest first': 'Solicitudes, las más recientes primero',
  Took: 'Duración',
  'No requests yet': 'Aún no hay solicitudes',
  'Send one to the gateway: it appears here within two seconds.':
    'Envíe una a la pasarela: aparece aquí en dos segundos.',
  'No requests match': 'Ninguna solicitud coincide',
  'Widen the filters.': 'Amplíe los filtros.',
  Accepted: 'Aceptada',
  'The operator has switched the request log off.': 'El operador desactivó el registro de solicitudes.',
  'Kept for {1}, up to 10,000 requests, and 1,000 without a right signature. Under heavy load some are left out so that payments are not slowed down; the list says where. A request that names no merchant is not here: its response says what is wrong, such as a Content-Type other than application/json. Nor is one that was refused with {2} because the gateway was overloaded: it was not read.':
    'Se conservan {1}, hasta 10.000 solicitudes, y 1.000 sin una firma correcta. Con mucha carga se omiten algunas para no demorar los pagos; la lista indica dónde. Una solicitud que no nombra un comercio no está aquí: su respuesta dice qué está mal, por ejemplo un Content-Type distinto de application/json. Tampoco una que se rechazó con {2} porque la pasarela estaba sobrecargada: no se leyó.',
  '{1} more not kept': '{1} más sin conservar',
  'This is the replay: correctly signed, with test values in place of those that are masked.':
    'Esta es la repetición: firmada correctamente, con valores de prueba en lugar de los ocultos.',
  'Replay in the sandbox': 'Repetir en el sandbox',
  Checks: 'Comprobaciones',
  'What was sent': 'Lo que se envió',
  'What was answered': 'Lo que se respondió',
  'It does not carry your signature, so anybody may have sent it. Look where it came from.':
    'No lleva su firma, así que pudo enviarla cualquiera. Mire de dónde vino.',
  'Likely cause': 'Causa probable',
  Passed: 'Correcta',
  'Not checked': 'Sin comprobar',
  'merchant key': 'clave del comercio',
  'MD5 of this text and the merchant key, in upper case:': 'MD5 de este texto y la clave del comercio, en mayúsculas:',
  'RSA-SHA256 of this text, with your private key, in base64:':
    'RSA-SHA256 de este texto, con su clave privada, en base64:',
  '(nothing)': '(nada)',
  'What the gateway signed': 'Lo que firmó la pasarela',
  'Request ID': 'ID de la solicitud',
  Came: 'Llegó',
  Response: 'Respuesta',
  'HTTP {1}, code {2}': 'HTTP {1}, código {2}',
  'Not kept': 'Sin conservar',
  '{1} more requests about then': '{1} solicitudes más por esa hora',
  'As curl': 'Como curl',
  'As TypeScript': 'Como TypeScript',
  'Send it yourself': 'Envíela usted',
  'The body is no JSON object, so nothing of it was kept: nobody can tell what would have to be masked.':
    'El cuerpo no es un objeto JSON, así que no se conservó nada: no se puede saber qué habría que ocultar.',
  'The body is too large to be kept.': 'El cuerpo es demasiado grande para conservarlo.',
  '{1} bytes. Personal data, texts, cards and signatures are masked, and queries of addresses left out, before they are stored.':
    '{1} bytes. Los datos personales, textos, tarjetas y firmas se ocultan, y las consultas de las direcciones se omiten, antes de guardarlos.',
  'A page, or a long response, of {1} bytes. It is not kept.':
    'Una página, o una respuesta larga, de {1} bytes. No se conserva.',
  'Create payment': 'Crear pago',
  'Open cashier': 'Abrir cajero',
  'Create cashier order': 'Crear pedido de cajero',
  'Create cashier payment': 'Crear pago de cajero',
  'Create payout': 'Crear pago saliente',
  'Apply refund': 'Solicitar reembolso',
  'Query order': 'Consultar pedido',
  'Query balance': 'Consultar saldo',
  'List orders': 'Listar pedidos',
  'Sum amounts': 'Sumar importes',
} satisfies Partial<Record<DeskText, string>>;
