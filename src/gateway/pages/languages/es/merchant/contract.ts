import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const contract = {
  "Runs the merchant's account.": 'Dirige la cuenta del comercio.',
  "Integrates the merchant's shop.": 'Integra la tienda del comercio.',
  "Counts the merchant's money.": 'Lleva las cuentas del comercio.',
  "Serves the merchant's customers.": 'Atiende a los clientes del comercio.',
  'See orders, refunds and chargebacks with their history.': 'Ver pedidos, reembolsos y contracargos con su historial.',
  'Answer chargebacks, and add evidence.': 'Responder a contracargos y añadir pruebas.',
  'See merchants and their terms.': 'Ver comercios y sus condiciones.',
  "Change a merchant's websites.": 'Cambiar los sitios web de un comercio.',
  'Rotate keys and secrets, and register public keys.': 'Rotar claves y secretos, y registrar claves públicas.',
  'See which keys and secrets there are, without their values.': 'Ver qué claves y secretos hay, sin sus valores.',
  'See balances and their postings.': 'Ver saldos y sus movimientos.',
  'See deliveries with their attempts.': 'Ver entregas con sus intentos.',
  'Resend notifications, and send test events.': 'Reenviar notificaciones y enviar eventos de prueba.',
  'Test notification addresses.': 'Probar direcciones de notificación.',
  'See the payers of a merchant, masked, with what they paid.':
    'Ver los pagadores de un comercio, ocultos, con lo que pagaron.',
  "See a payer's personal data unmasked, one order at a time.":
    'Ver los datos personales de un pagador sin ocultar, pedido por pedido.',
  'See exchange rates and banks.': 'Ver tipos de cambio y bancos.',
  'See the tokens of programs.': 'Ver los tokens de programas.',
  'Create and revoke tokens of programs.': 'Crear y revocar tokens de programas.',
  'See people with their roles, and invitations.': 'Ver personas con sus roles, e invitaciones.',
  'Invite people, and revoke invitations.': 'Invitar a personas y revocar invitaciones.',
  "Change people's roles and end their sessions.": 'Cambiar los roles de las personas y cerrar sus sesiones.',
  "See one's own account, sessions and records.": 'Ver la cuenta, las sesiones y los registros propios.',
  'Refund payments, up to the limit of the currency.': 'Reembolsar pagos, hasta el límite de la moneda.',
  'Refund payments of any amount.': 'Reembolsar pagos de cualquier importe.',
  "Approve other people's refunds.": 'Aprobar reembolsos de otras personas.',
  "Approve other people's payouts.": 'Aprobar pagos salientes de otras personas.',
  "See requests for approval, and withdraw one's own.": 'Ver solicitudes de aprobación y retirar las propias.',
  'Approve and refuse requests, with the permission of their kind.':
    'Aprobar y rechazar solicitudes, con el permiso de su tipo.',
  'See the rules for approvals and the settings.': 'Ver las reglas de aprobación y los ajustes.',
  'Change the rules for approvals.': 'Cambiar las reglas de aprobación.',
  'See payment links.': 'Ver enlaces de pago.',
  'Create, change and revoke payment links.': 'Crear, cambiar y revocar enlaces de pago.',
  "See the requests that a merchant's programs sent, with their checks.":
    'Ver las solicitudes que enviaron los programas de un comercio, con sus comprobaciones.',
  'See the saved beneficiaries of payouts.': 'Ver los beneficiarios guardados de pagos salientes.',
  'Save and remove beneficiaries of payouts.': 'Guardar y eliminar beneficiarios de pagos salientes.',
  'Approve beneficiaries that other people saved.': 'Aprobar beneficiarios que guardaron otras personas.',
  'Change the name, colour and logo that payers see, and their receipts.':
    'Cambiar el nombre, el color y el logotipo que ven los pagadores, y sus recibos.',
  "Read the sandbox's clock.": 'Leer el reloj del sandbox.',
  "Move the sandbox's clock, trigger events, and complete orders and refunds in it.":
    'Mover el reloj del sandbox, provocar eventos y completar pedidos y reembolsos en él.',
  'Fails, and the held amount is released.': 'Falla, y se libera el importe retenido.',
  'Is accepted and fails.': 'Se acepta y falla.',
  'Is accepted and stays in progress until the operator completes it.':
    'Se acepta y queda en curso hasta que el operador lo complete.',
  'Is declined (`payCode` 1).': 'Se rechaza (`payCode` 1).',
  'Is pending (`payCode` 2) and succeeds later.': 'Queda pendiente (`payCode` 2) y después tiene éxito.',
  'Loses the response of the card network: stays pending until the gateway checks again and finds that it succeeded.':
    'Se pierde la respuesta de la red de tarjetas: queda pendiente hasta que la pasarela vuelve a consultar y comprueba que tuvo éxito.',
  'Requires 3-D Secure (`payCode` 2 and a `payUrl`).': 'Requiere 3-D Secure (`payCode` 2 y un `payUrl`).',
  'Stays pending until the operator completes it.': 'Queda pendiente hasta que el operador lo complete.',
  'Succeeds after two seconds.': 'Tiene éxito a los dos segundos.',
  'Succeeds and is charged back later.': 'Tiene éxito y después recibe un contracargo.',
  'Succeeds.': 'Tiene éxito.',
} satisfies Partial<Record<DeskText, string>>;
