import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const settings = {
  'Other addresses': 'Otras direcciones',
  'Notification addresses': 'Direcciones de notificación',
  'No address was tested yet': 'Aún no se ha probado ninguna dirección',
  'The result of each check is shown here, with what to change.':
    'Aquí se muestra el resultado de cada comprobación, con lo que debe cambiar.',
  'It must be on the public internet.': 'Debe estar en la internet pública.',
  'In the sandbox it may be on this machine.': 'En el sandbox puede estar en esta máquina.',
  'Order number (optional)': 'Número de pedido (opcional)',
  'Of a test order, if your handler refuses orders that it does not know. Never of a real one: it would be reported paid, failed and refunded.':
    'De un pedido de prueba, si su programa rechaza los pedidos que no conoce. Nunca de uno real: se notificaría como pagado, fallido y reembolsado.',
  'About 25 signed notifications of a made-up order are sent to it, and some forged ones, which it must refuse. It takes a few seconds.':
    'Se le envían unas 25 notificaciones firmadas de un pedido inventado, y algunas falsificadas, que debe rechazar. Tarda unos segundos.',
  'Test the address': 'Probar dirección',
  'to look at': 'por revisar',
  '{1} to look at': '{1} por revisar',
  passed: 'superado',
  '{1} passed': '{1} superadas',
  '{1} of {2} checks failed. Change what is said below, and test again.':
    '{1} de {2} comprobaciones fallaron. Cambie lo que se indica abajo y pruebe de nuevo.',
  'Tested {1}': 'Probada el {1}',
  'All {1} checks passed. Use this address as <code>notifyUrl</code>.':
    'Las {1} comprobaciones se superaron. Use esta dirección como <code>notifyUrl</code>.',
  'All {1} checks passed; {2} to look at. Use this address as <code>notifyUrl</code>.':
    'Las {1} comprobaciones se superaron; {2} por revisar. Use esta dirección como <code>notifyUrl</code>.',
  'Remedy:': 'Solución:',
  'Tested addresses': 'Direcciones probadas',
  Tested: 'Probada',
  'Payers of payment links who give an e-mail address': 'Pagadores de enlaces de pago que dan una dirección de correo',
  'All payers whose e-mail address is in the order': 'Todos los pagadores cuya dirección de correo está en el pedido',
  'Who gets them': 'Quién los recibe',
  'Replies go to': 'Las respuestas van a',
  'Nobody: payers are asked to contact you': 'Nadie: se pide a los pagadores que le contacten',
  'Change the receipts': 'Cambiar los recibos',
  Receipts: 'Recibos',
  'Receipts are written in the language in which the payer paid. What was paid before is not sent again.':
    'Los recibos se escriben en el idioma en que pagó el pagador. Lo que se pagó antes no se envía de nuevo.',
  'The websites were changed. Payments from them are accepted from now on.':
    'Los sitios web se cambiaron. Desde ahora se aceptan pagos desde ellos.',
  'Saved. Receipts are written so from now on.': 'Guardado. Los recibos se escriben así desde ahora.',
  'Methods, currencies and fees are agreed with your operator. Ask them if they should change.':
    'Los métodos, las monedas y las comisiones se acuerdan con su operador. Consúltele si deben cambiar.',
  'Your shop': 'Su tienda',
  'Change the websites': 'Cambiar los sitios web',
  'Waiting for approval: payments are not accepted yet': 'En espera de aprobación: aún no se aceptan pagos',
  'Active: payments are accepted': 'Activa: se aceptan pagos',
  'Suspended by the operator: requests are refused': 'Suspendida por el operador: las solicitudes se rechazan',
  'Each order names the address in <code>notifyUrl</code>, so there is none to save here. Test yours before you use it.':
    'Cada pedido indica la dirección en <code>notifyUrl</code>, así que aquí no hay ninguna que guardar. Pruebe la suya antes de usarla.',
  'Lately we notified {1}.': 'Últimamente notificamos a {1}.',
  'Test an address': 'Probar una dirección',
  'See the tests': 'Ver las pruebas',
  'Methods and currencies': 'Métodos y monedas',
  'Fees and settlement': 'Comisiones y liquidación',
  'Limits of your people': 'Límites de su equipo',
} satisfies Partial<Record<DeskText, string>>;
