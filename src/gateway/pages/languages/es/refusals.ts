import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const refusals = {
  'This needs the permission {1}, which you do not have. Ask an admin.':
    'Se necesita el permiso {1}, que usted no tiene. Pídalo a un administrador.',
  'This needs your second factor, shown in this session in the last 5 minutes. Confirm it, then repeat.':
    'Se necesita su segundo factor, mostrado en esta sesión en los últimos 5 minutos. Confírmelo y repita la acción.',
  'You set a new password by a link from a mail. Until {1} you cannot pay out, change beneficiaries, keys, tokens or people, or decide about requests. Somebody else of your merchant can.':
    'Usted estableció una contraseña nueva con un enlace enviado por correo. Hasta el {1} no puede hacer pagos salientes, cambiar beneficiarios, claves, tokens o personas, ni decidir sobre solicitudes. Otra persona de su comercio sí puede.',
  'You see this as {1} of merchant {2}. You can look, but nothing can be changed.':
    'Usted ve esto como {1} del comercio {2}. Puede mirar, pero no cambiar nada.',
  'is missing; this needs a reason, which is recorded': 'falta; se necesita un motivo, que queda registrado',
  'This concerns all merchants, and is open to the operator only.':
    'Esto afecta a todos los comercios y solo está abierto al operador.',
  'The request was left pending by {1} at {2}.': '{1} dejó pendiente la solicitud el {2}.',
  'The request was approved and done by {1} at {2}.': '{1} aprobó la solicitud el {2}, y se ejecutó.',
  'The request was approved, but could not be done, by {1} at {2}.':
    '{1} aprobó la solicitud el {2}, pero no se pudo ejecutar.',
  'The request was refused by {1} at {2}.': '{1} rechazó la solicitud el {2}.',
  'The request was withdrawn by {1} at {2}.': '{1} retiró la solicitud el {2}.',
  'There is no request {1}. Check its number.': 'No existe la solicitud {1}. Compruebe su número.',
  'The request expired at {1}. Ask again.': 'La solicitud venció el {1}. Vuelva a solicitarlo.',
  somebody: 'alguien',
  'A person has to decide; a token cannot.': 'Debe decidir una persona; un token no puede.',
  "People of the merchant made this request; the merchant's own people decide about it.":
    'Esta solicitud la hizo personal del comercio; decide sobre ella el propio personal del comercio.',
  'This needs the permission {1}, which you do not have. Ask somebody who has it.':
    'Se necesita el permiso {1}, que usted no tiene. Pídalo a alguien que lo tenga.',
  'You made this request; another person has to decide about it.':
    'Usted hizo esta solicitud; otra persona debe decidir sobre ella.',
  'Only the person who made a request can withdraw it.': 'Solo puede retirar una solicitud quien la hizo.',
  'With the refunds of this order that wait for approval, the amount exceeds what is left of the payment. Look at the order; withdraw or decide what waits, or ask for less.':
    'Con los reembolsos de este pedido que esperan aprobación, el importe supera lo que queda del pago. Consulte el pedido; retire o decida lo que espera, o pida menos.',
  'The person who asked has left, or may no longer do this.':
    'La persona que lo solicitó ya no está o ya no puede hacerlo.',
  'The token that asked for this was revoked afterwards. If it is still wanted, ask for it again.':
    'El token que lo solicitó fue revocado después. Si aún lo desea, vuelva a solicitarlo.',
  'leave it out: only a payout to a card needs it': 'no lo indique: solo lo necesita un pago saliente a una tarjeta',
  'type the number of the card {1} again: it is never stored':
    'escriba de nuevo el número de la tarjeta {1}: nunca se guarda',
  'The chargeback was {1} before; nothing was changed.':
    'El contracargo ya estaba en el estado {1}; no se cambió nada.',
  'The {1} ended with success before; nothing was changed.': 'Ya terminó con éxito antes ({1}); no se cambió nada.',
  'The {1} ended with failure before; nothing was changed.': 'Ya terminó con fallo antes ({1}); no se cambió nada.',
  'The acquirer of this order is an adapter, which alone decides. Nothing was changed.':
    'El adquirente de este pedido es un adaptador, y solo él decide. No se ha cambiado nada.',
  'An answer can be replaced until the due date, which has passed. Nothing was changed.':
    'Una respuesta se puede reemplazar hasta la fecha límite, que ya pasó. No se cambió nada.',
  'The bank takes nothing after the due date, which has passed. Nothing was changed.':
    'El banco no acepta nada después de la fecha límite, que ya pasó. No se cambió nada.',
  'A chargeback has at most {1} files and notes. Nothing was added.':
    'Un contracargo tiene como máximo {1} archivos y notas. No se añadió nada.',
  'The files of a chargeback have at most {1} MB in all. Nothing was added.':
    'Los archivos de un contracargo suman como máximo {1} MB. No se añadió nada.',
  'The chargeback {1} has no file {2}.': 'El contracargo {1} no tiene el archivo {2}.',
  'The merchant is {1}; payment links need active.':
    'El comercio está en el estado {1}; los enlaces de pago requieren que esté activo.',
  'The merchant is {1}; a payout needs active.':
    'El comercio está en el estado {1}; un pago saliente requiere que esté activo.',
  'The merchant is {1}; refunds need active.':
    'El comercio está en el estado {1}; los reembolsos requieren que esté activo.',
  'The terms are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Las condiciones han cambiado entretanto. No se cambió nada; vuelva a leerlas.',
  'The roles are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Los roles han cambiado entretanto. No se cambió nada; vuelva a leerlos.',
  'The keys in use are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Las claves en uso han cambiado entretanto. No se cambió nada; vuelva a leerlas.',
  'The name and colour are no longer what you sent as replaces. Nothing was changed; read them again.':
    'El nombre y el color han cambiado entretanto. No se cambió nada; vuelva a leerlos.',
  'The settings of the link are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Los ajustes del enlace han cambiado entretanto. No se cambió nada; vuelva a leerlos.',
  'The settings of receipts are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Los ajustes de los recibos han cambiado entretanto. No se cambió nada; vuelva a leerlos.',
  'The {1} are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Ha cambiado entretanto: {1}. No se cambió nada; vuelva a leerlo.',
  'There is no order {1}. Check the trade number.': 'No existe el pedido {1}. Compruebe el número de transacción.',
  'There is no refund {1}. Check the refund number.': 'No existe el reembolso {1}. Compruebe el número de reembolso.',
  'There is no chargeback {1}. Check the chargeback number.': 'No existe el contracargo {1}. Compruebe su número.',
  'There is no payment link {1}. Check its number.': 'No existe el enlace de pago {1}. Compruebe su número.',
  'There is no notification {1}. Check its id.': 'No existe la notificación {1}. Compruebe su identificador.',
  'There is no person {1}. GET /operator/people lists them.':
    'No existe la persona {1}. GET /operator/people muestra la lista.',
  'is not a time zone; name one such as Europe/Berlin': 'no es una zona horaria; indique una, como Europe/Madrid',
  'The body of this notification has been removed, so it cannot be resent. The merchant can query the order.':
    'El contenido de esta notificación se ha eliminado, así que no se puede reenviar. El comercio puede consultar el pedido.',
  'Too many test events. Wait {1} seconds and try again.':
    'Demasiados eventos de prueba. Espere {1} segundos e inténtelo de nuevo.',
  'must not be in the future': 'no debe estar en el futuro',
  'must lead to a website that is configured for the merchant':
    'debe llevar a un sitio web configurado para el comercio',
  'is missing': 'falta',
  'is missing; send it with {1}': 'falta; indíquelo junto con {1}',
  'is not of the kind that is expected here': 'no es del tipo que se espera aquí',
  'must be one of {1}': 'debe ser uno de estos valores: {1}',
  'must not be empty': 'no debe estar vacío',
  'must have at least {1} characters': 'debe tener al menos {1} caracteres',
  'must have at most {1} characters': 'debe tener como máximo {1} caracteres',
  'must have at least {1} items': 'debe tener al menos {1} elementos',
  'must have at most {1} items': 'debe tener como máximo {1} elementos',
  'must be at least {1}': 'debe ser al menos {1}',
  'must be at most {1}': 'debe ser como máximo {1}',
  'is not allowed here': 'no está permitido aquí',
  'has the wrong form: {1}': 'no tiene la forma correcta: {1}',
  'No day is closed yet.': 'Todavía no hay ningún día cerrado.',
  'Days are closed through {1}.': 'Los días están cerrados hasta el {1}.',
  '{1} A day is closed about an hour after its end.': '{1} Un día se cierra alrededor de una hora después de su fin.',
  'is before the first day': 'es anterior al primer día',
  'is over {1} days before the end': 'está más de {1} días antes del fin',
  'the period has too many events for one statement; choose a shorter one':
    'el período tiene demasiados movimientos para un solo extracto; elija uno más corto',
  'The payment link has already been revoked.': 'El enlace de pago ya fue revocado.',
  'The merchant has {1} open payment links, which is the maximum. Revoke some that are not needed, and give new ones an expiry date.':
    'El comercio tiene {1} enlaces de pago abiertos, que es el máximo. Revoque los que no necesite y dé fecha de vencimiento a los nuevos.',
  'must be in the future': 'debe estar en el futuro',
  'must be at least {1}: so many payments were made or are being made':
    'debe ser al menos {1}: ese es el número de pagos hechos o en curso',
  'amount: the same amount of this order was already refunded. To refund it again, send a new Idempotency-Key.':
    'amount: ya se reembolsó el mismo importe de este pedido. Para reembolsarlo otra vez, envíe una nueva Idempotency-Key.',
  'amount: the same refund failed less than a second ago. To try again, wait a second or send a new Idempotency-Key.':
    'amount: el mismo reembolso falló hace menos de un segundo. Para reintentarlo, espere un segundo o envíe una nueva Idempotency-Key.',
  'No acquirer takes new orders now. Try again later.':
    'Ningún adquirente acepta pedidos nuevos ahora. Inténtelo más tarde.',
  'No acquirer takes this amount by {1} in {2}.': 'Ningún adquirente acepta este importe por {1} en {2}.',
  'There is no exchange rate from {1} to {2}.': 'No hay tipo de cambio de {1} a {2}.',
  'sourceAmount: one order can have at most {1}.': 'sourceAmount: un pedido puede tener como máximo {1}.',
  'sourceAmount: converted to {1} it is more than one order can have, which is {2}.':
    'sourceAmount: convertido a {1} supera lo que puede tener un pedido, que es {2}.',
  'sourceAmount: the balance in {1} would exceed its limit. Pay something out first, or send a smaller amount.':
    'sourceAmount: el saldo en {1} superaría su límite. Haga antes un pago saliente o indique un importe menor.',
  'Idempotency-Key: already used with a different {1}. Use a new key.':
    'Idempotency-Key: ya se usó con otros datos ({1}). Use una clave nueva.',
  'merOrderNo: already used by another order. Use a new number.':
    'merOrderNo: ya lo usa otro pedido. Use un número nuevo.',
  'merOrderNo: the same order was submitted less than a second ago.':
    'merOrderNo: el mismo pedido se envió hace menos de un segundo.',
  'merOrderNo and tradeNo: you have no order with both of these numbers.':
    'merOrderNo y tradeNo: no tiene ningún pedido con ambos números.',
  'refundNo: this order has no such refund.': 'refundNo: este pedido no tiene ese reembolso.',
  'tradeNo: only a successful payment that was not charged back can be refunded.':
    'tradeNo: solo se puede reembolsar un pago correcto sin contracargo.',
  'amount: exceeds the part of the payment that has not been refunded.':
    'amount: supera la parte del pago que no se ha reembolsado.',
  'amount: exceeds the available balance.': 'amount: supera el saldo disponible.',
  'The balance in {1} is too low for the payout.': 'El saldo en {1} no alcanza para el pago saliente.',
  'Merchant {1} has no key or secret {2}. GET /operator/merchants/{3}/secrets lists them.':
    'El comercio {1} no tiene la clave o el secreto {2}. GET /operator/merchants/{3}/secrets muestra la lista.',
  'It is the one in use: ending it would stop the merchant. Rotate it first, with an overlap.':
    'Es la que está en uso: si se termina, el comercio se detiene. Rótela antes, con un período de solapamiento.',
  'A test of this merchant is running. Wait until it has ended.':
    'Hay una prueba de este comercio en curso. Espere a que termine.',
  'There were many tests in a short time. Try again in {1} seconds.':
    'Hubo muchas pruebas en poco tiempo. Inténtelo de nuevo en {1} segundos.',
  '{1} leads to the machine itself; use a public address': '{1} lleva a la propia máquina; use una dirección pública',
  "is the sandbox's key, whose private half is public": 'es la clave del sandbox, cuya parte privada es pública',
  'must be a public key in PEM (BEGIN PUBLIC KEY)': 'debe ser una clave pública en PEM (BEGIN PUBLIC KEY)',
  'is not a public key in PEM: it cannot be read': 'no es una clave pública en PEM: no se puede leer',
  'must be an RSA key, not {1}': 'debe ser una clave RSA, no {1}',
  another: 'otra',
  "must be an e-mail address at one of the merchant's websites":
    'debe ser una dirección de correo de uno de los sitios web del comercio',
  'must not contain an address of a website or a mailbox': 'no debe contener direcciones de sitios web ni de correo',
  'must have {1} to {2} bits; this key has {3}': 'debe tener de {1} a {2} bits; esta clave tiene {3}',
  'You have no news {1}. Check its ID.': 'No tiene la novedad {1}. Compruebe su identificador.',
  'is about security, which is always mailed at once; leave it out':
    'trata de la seguridad, que siempre se envía por correo de inmediato; no lo indique',
  'is in the list twice; name each topic once': 'aparece dos veces en la lista; indique cada tema una vez',
  'puts at most 10,000 orders in the order of their amounts; choose a merchant or a shorter time':
    'ordena por importe como máximo 10 000 pedidos; elija un comercio o un período más corto',
  'Nothing is known of the payer of {1}. The order has no e-mail address, it was erased, or it is only seconds old.':
    'No se sabe nada del pagador de {1}. El pedido no tiene correo electrónico, este se borró o el pedido tiene solo unos segundos.',
  'must be trade numbers of merchant {1}': 'deben ser números de transacción del comercio {1}',
  'Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.':
    'Sus reglas solo permiten pagos salientes a beneficiarios guardados. Guarde antes al beneficiario.',
  'There is no beneficiary {1}. Check its number.': 'No existe el beneficiario {1}. Compruebe su número.',
  'This account is saved already.': 'Esta cuenta ya está guardada.',
  'This account is saved already, as {1}.': 'Esta cuenta ya está guardada, como {1}.',
  'There are {1} beneficiaries, which is the maximum. Remove one that is not needed.':
    'Hay {1} beneficiarios, que es el máximo. Elimine uno que no necesite.',
  'The balance in {1} is too low for the payout and its fee.':
    'El saldo en {1} no alcanza para el pago saliente y su comisión.',
  'The merchant has an order {1}. Choose another merOrderNo.':
    'El comercio ya tiene el pedido {1}. Elija otro merOrderNo.',
  'Too many wrong card numbers. Try again in {1} seconds.':
    'Demasiados números de tarjeta incorrectos. Inténtelo de nuevo en {1} segundos.',
  'the saved card': 'la tarjeta guardada',
  'the card that was asked for': 'la tarjeta solicitada',
  'leave it out: the saved account is paid': 'no lo indique: se paga a la cuenta guardada',
  "type the card's number again: it is not kept": 'escriba de nuevo el número de la tarjeta: no se conserva',
  'is not the number of {1}; check its digits': 'no es el número de {1}; compruebe los dígitos',
  'Your session has just ended, or your roles have changed. Sign in again.':
    'Su sesión acaba de terminar o sus roles han cambiado. Inicie sesión de nuevo.',
  'This is the last active owner of merchant {1}. Make somebody else an owner first.':
    'Es el último propietario activo del comercio {1}. Nombre antes propietario a otra persona.',
  'You cannot change your own roles. Ask somebody else who may.':
    'No puede cambiar sus propios roles. Pídalo a otra persona que pueda hacerlo.',
  'You cannot give roles to yourself.': 'No puede asignarse roles a sí mismo.',
  '{1} has roles there already. Change them instead of inviting again.':
    '{1} ya tiene roles allí. Cámbielos en lugar de invitar de nuevo.',
  'There is no invitation {1}. GET /operator/invitations lists them.':
    'No existe la invitación {1}. GET /operator/invitations muestra la lista.',
  'The invitation is {1}.': 'La invitación está en el estado {1}.',
  'You cannot give the role {1}: it has the permission {2}, which you do not have.':
    'No puede asignar el rol {1}: tiene el permiso {2}, que usted no tiene.',
  'It was refused.': 'Fue rechazado.',
  'The payment could not be charged back.': 'No se pudo hacer el contracargo del pago.',
  'The gateway answered {1}: {2}': 'La pasarela respondió {1}: {2}',
  'Views belong to people. Sign in to save one.': 'Las vistas pertenecen a personas. Inicie sesión para guardar una.',
  'You have {1} views, which is the maximum. Delete one that is not needed.':
    'Tiene {1} vistas, que es el máximo. Elimine una que no necesite.',
  'There is no view {1} that you can delete. Check its id.':
    'No hay ninguna vista {1} que pueda eliminar. Compruebe su identificador.',
  'Only a successful payment that was not charged back can be refunded.':
    'Solo se puede reembolsar un pago correcto sin contracargo.',
  'The amount exceeds the part of the payment that has not been refunded.':
    'El importe supera la parte del pago que no se ha reembolsado.',
  "The amount exceeds the merchant's balance.": 'El importe supera el saldo del comercio.',
  'Another refund of this order was made at the same moment, and both together need approval. Nothing was refunded; look at the order, then send it again.':
    'Al mismo tiempo se hizo otro reembolso de este pedido, y ambos juntos necesitan aprobación. No se reembolsó nada; consulte el pedido y envíelo de nuevo.',
  'must have at most {1} decimals in {2}': 'debe tener como máximo {1} decimales en {2}',
  'This link is not valid, or no longer. Open the newest mail, or register again.':
    'Este enlace no es válido o ya no lo es. Abra el correo más reciente o regístrese de nuevo.',
  'You got several mails already. Try again in {1} seconds.':
    'Ya ha recibido varios correos. Inténtelo de nuevo en {1} segundos.',
  'Too many registrations came from your address. Try again in {1} seconds.':
    'Llegaron demasiados registros desde su dirección. Inténtelo de nuevo en {1} segundos.',
  'is no country; use its ISO 3166-1 code, such as DE': 'no es un país; use su código ISO 3166-1, como DE',
  'choose pay-in methods; {1} is none': 'elija métodos de cobro; {1} no lo es',
  'use codes such as EUR, USD or USDT; we know no {1}': 'use códigos como EUR, USD o USDT; no conocemos {1}',
  'is an IBAN with wrong check digits; compare it with your statement':
    'es un IBAN con dígitos de control incorrectos; compárelo con su extracto',
  'leads to your own machine; use a public address': 'lleva a su propia máquina; use una dirección pública',
  'There is no request {1}. It may be older than requests are kept.':
    'No existe la solicitud {1}. Puede ser más antigua que el plazo de conservación.',
  'Only the sandbox replays.': 'Solo el sandbox repite solicitudes.',
  'has a full card number, which is not searched for and must not be sent; give its first six and last four digits, such as 424242 4242':
    'contiene un número de tarjeta completo, que no se busca ni debe enviarse; indique los seis primeros y los cuatro últimos dígitos, como 424242 4242',
  'Too many commands wait to be confirmed from your address. Try again in {1} seconds.':
    'Demasiados comandos desde su dirección esperan confirmación. Inténtelo de nuevo en {1} segundos.',
  'Too many commands wait to be confirmed for you. Try again in {1} seconds.':
    'Demasiados comandos suyos esperan confirmación. Inténtelo de nuevo en {1} segundos.',
  'Too many commands wait to be confirmed. Try again in {1} seconds.':
    'Demasiados comandos esperan confirmación. Inténtelo de nuevo en {1} segundos.',
  'You have no session {1}. GET /operator/account/sessions lists them.':
    'No tiene la sesión {1}. GET /operator/account/sessions muestra la lista.',
  'Only somebody who is signed in can see as a merchant does.':
    'Solo quien ha iniciado sesión puede ver como un comercio.',
  'There is no token {1}. Check its id.': 'No existe el token {1}. Compruebe su identificador.',
  'There are {1} active tokens on your side, which is the maximum. Revoke one that is not needed.':
    'Hay {1} tokens activos de su lado, que es el máximo. Revoque uno que no necesite.',
  'The session has ended. Sign in again.': 'La sesión ha terminado. Inicie sesión de nuevo.',
  'Run the command again to get a new code.': 'Ejecute el comando de nuevo para obtener otro código.',
  'is {1}, which does not exist': 'es {1}, que no existe',
  'is {1}, which only people can have': 'es {1}, que solo pueden tener personas',
  'is {1}, which you do not have yourself': 'es {1}, que usted mismo no tiene',
  'It pays a card, whose number is never stored. Open the request and type the number to approve it.':
    'Paga a una tarjeta, cuyo número nunca se guarda. Abra la solicitud y escriba el número para aprobarla.',
  'The gateway failed while it was carried out. Look at the request before you repeat it.':
    'La pasarela falló mientras se ejecutaba. Consulte la solicitud antes de repetirla.',
  'There is no payout {1} to the own account. Check its number.':
    'No existe el pago saliente {1} a la cuenta propia. Revise su número.',
} satisfies Partial<Record<DeskText, string>>;
