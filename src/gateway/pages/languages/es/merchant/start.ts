import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const start = {
  'Steps done': 'Pasos completados',
  '<b>{1} of {2}</b> steps are done.': '<b>{1} de {2}</b> pasos están completados.',
  '<b>All done.</b> Your shop can take payments.': '<b>Todo listo.</b> Su tienda puede recibir pagos.',
  done: 'hecho',
  'not here': 'no aquí',
  next: 'siguiente',
  'An owner or a developer of your shop does this.':
    'De esto se encarga un propietario o un desarrollador de su tienda.',
  'Register your website': 'Registre su sitio web',
  'Payments are accepted only if they come from a website that you have listed.':
    'Los pagos solo se aceptan si vienen de un sitio web que usted haya indicado.',
  'Add your website': 'Añadir su sitio web',
  'Take your key': 'Obtenga su clave',
  'The key signs what your shop sends. It is shown once; keep it where you keep passwords.':
    'La clave firma lo que envía su tienda. Se muestra una sola vez; guárdela donde guarda las contraseñas.',
  'If somebody else builds your shop, invite them as a developer instead of sending them the key.':
    'Si otra persona construye su tienda, invítela como desarrollador en lugar de enviarle la clave.',
  'Take the key': 'Obtener la clave',
  'Invite a developer': 'Invitar a un desarrollador',
  'Test your notification address': 'Pruebe su dirección de notificación',
  'We tell your shop what became of each payment. The test calls your address as we do, and says what to change.':
    'Comunicamos a su tienda el resultado de cada pago. La prueba llama a su dirección como lo hacemos nosotros y dice qué cambiar.',
  'Create a payment link': 'Crear un enlace de pago',
  'Show me the code': 'Ver el código',
  'Take a first payment in this sandbox': 'Reciba un primer pago en este sandbox',
  'No money moves here. Pay a link with a test card, or run the code from the page of your keys.':
    'Aquí no se mueve dinero. Pague un enlace con una tarjeta de prueba, o ejecute el código de la página de sus claves.',
  'Go live': 'Pase a producción',
  'This gateway is a sandbox, so live payments are made elsewhere: at the live gateway of your operator.':
    'Esta pasarela es un sandbox, así que los pagos reales se hacen en otro lugar: en la pasarela de producción de su operador.',
  'Register there, then change three values of your shop: the address of the gateway, the merchant number and the key. The same steps are waiting there.':
    'Regístrese allí y cambie tres valores de su tienda: la dirección de la pasarela, el número de comercio y la clave. Allí le esperan los mismos pasos.',
  'What to check before': 'Qué comprobar antes',
  'How to switch': 'Cómo cambiar',
  'Try it in a sandbox': 'Pruébelo en un sandbox',
  'This gateway is live: what is paid here is real money. A sandbox behaves the same and costs nothing.':
    'Esta pasarela es de producción: lo que se paga aquí es dinero real. Un sandbox se comporta igual y no cuesta nada.',
  'How to test': 'Cómo probar',
  'Take a first live payment': 'Reciba un primer pago real',
  'Pay a small amount yourself, and refund it afterwards.':
    'Pague usted mismo un importe pequeño y reembólselo después.',
} satisfies Partial<Record<DeskText, string>>;
