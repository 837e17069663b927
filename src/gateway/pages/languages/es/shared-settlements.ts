import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedSettlements = {
  'A payout of {merchant} is above its limit and waits to be released: {money}':
    'Un pago saliente de {merchant} supera su límite y espera autorización: {money}',
  'A payout was due': 'Vencía un pago saliente',
  "After the waiting time, the merchant's own money goes to this account. Every owner is told by mail.":
    'Tras el plazo de espera, el dinero propio del comercio va a esta cuenta. Se avisa por correo a cada propietario.',
  'After the waiting time, your money goes to this account. Every owner is told by mail.':
    'Tras el plazo de espera, su dinero va a esta cuenta. Se avisa por correo a cada propietario.',
  'Approve changes of settlement accounts that other people asked for.':
    'Aprobar cambios de cuentas de liquidación que pidieron otras personas.',
  'Approve payout schedules that other people asked for.':
    'Aprobar calendarios de pago saliente que pidieron otras personas.',
  'Banks are closed today: {1}. Release it on {2}, or on another day that banks work.':
    'Los bancos están cerrados hoy: {1}. Autorícelo el {2} u otro día en que los bancos trabajen.',
  'Change a settlement account': 'Cambiar una cuenta de liquidación',
  "Change the account to which the merchant's own money goes.":
    'Cambiar la cuenta a la que va el dinero propio del comercio.',
  'Changes of the account to which your money goes': 'Cambios de la cuenta a la que va su dinero',
  'Release a payout': 'Autorizar un pago saliente',
  'Released a payout of {money} to {merchant}, account {text}, payout {target}':
    'Autorizó un pago saliente de {money} a {merchant}, cuenta {text}, pago saliente {target}',
  'Released a payout to {merchant}, payout {target}': 'Autorizó un pago saliente a {merchant}, pago saliente {target}',
  'Mails about your account, keys, beneficiaries and settlement accounts are always sent, at once.':
    'Los correos sobre su cuenta, claves, beneficiarios y cuentas de liquidación se envían siempre, de inmediato.',
  'Merchant {1} has no run in {2} that was due on {3}.':
    'El comercio {1} no tiene ningún pago en {2} con vencimiento el {3}.',
  'Named another account for the own money of {merchant}': 'Indicó otra cuenta para el dinero propio de {merchant}',
  'Named another account for the own money of {merchant}: {text}, in force from {moment}':
    'Indicó otra cuenta para el dinero propio de {merchant}: {text}, vigente desde {moment}',
  'Paid {merchant} by its schedule, payout {target}': 'Pagó a {merchant} según su calendario, pago saliente {target}',
  'Paid {money} to {merchant} by its schedule, account {text}, payout {target}':
    'Pagó {money} a {merchant} según su calendario, cuenta {text}, pago saliente {target}',
  Exception: 'Diferencia',
  'What two sides do not agree on ends: written off, returned at the acquirer, or credited to a merchant, as the request says.':
    'Lo que dos partes no tienen igual se cierra: como pérdida o ganancia, devuelto en el adquirente o abonado a un comercio, según la solicitud.',
  'Payout schedule': 'Calendario de pagos salientes',
  'Set a payout schedule': 'Fijar un calendario de pagos salientes',
  'Set the time zone of a merchant': 'Fijar la zona horaria de un comercio',
  'Set the time zone of {merchant}': 'Fijó la zona horaria de {merchant}',
  'Set the time zone of {merchant} to {detail}': 'Fijó la zona horaria de {merchant} en {detail}',
  'Set when a merchant is paid automatically, and its time zone.':
    'Fijar cuándo se paga automáticamente a un comercio, y su zona horaria.',
  'Set when {merchant} is paid automatically': 'Fijó cuándo se paga automáticamente a {merchant}',
  'Set when {merchant} is paid automatically: {detail}': 'Fijó cuándo se paga automáticamente a {merchant}: {detail}',
  'Skip a payout': 'Omitir un pago saliente',
  'Skipped a payout of {merchant}': 'Omitió un pago saliente de {merchant}',
  'Skipped a payout of {merchant}: {detail}': 'Omitió un pago saliente de {merchant}: {detail}',
  'Take back a change of a settlement account that waits.':
    'Retirar un cambio de cuenta de liquidación que está en espera.',
  'The account in {1} changes on {2} already. Withdraw that change first.':
    'La cuenta en {1} ya cambia el {2}. Retire antes ese cambio.',
  'The change is in force since {1}. Change the account again instead.':
    'El cambio está en vigor desde el {1}. Cambie la cuenta de nuevo.',
  'The change was withdrawn already.': 'El cambio ya se retiró.',
  'The merchant is paid automatically on these days, to its settlement account.':
    'Al comercio se le paga automáticamente en estos días, a su cuenta de liquidación.',
  'The payout does not wait any more; its state is {1}.': 'El pago saliente ya no espera; su estado es {1}.',
  'There is no settlement account in {1}, in force or waiting. Name it first.':
    'No hay cuenta de liquidación en {1}, ni en vigor ni en espera. Indíquela primero.',
  'There is no settlement account {1} of merchant {2}. Check its number.':
    'No existe la cuenta de liquidación {1} del comercio {2}. Compruebe su número.',
  'This is the account in {1} already.': 'Esta ya es la cuenta en {1}.',
  'Withdraw a change of a settlement account': 'Retirar un cambio de cuenta de liquidación',
  'Withdrew a change of {merchant}': 'Retiró un cambio de {merchant}',
  'Withdrew the change of the settlement account of {merchant}: {detail}':
    'Retiró el cambio de la cuenta de liquidación de {merchant}: {detail}',
  'You are paid automatically on these days, to your settlement account.':
    'Se le paga automáticamente en estos días, a su cuenta de liquidación.',
  'banks are closed on that day in every week ({1}); choose Monday to Friday':
    'los bancos cierran ese día todas las semanas ({1}); elija de lunes a viernes',
  'is missing: no account was given at registration': 'falta: no se indicó ninguna cuenta al registrarse',
  'is missing; say on which day of the month, 31 for the last': 'falta; indique qué día del mes, 31 para el último',
  'is missing; say on which day of the week': 'falta; indique qué día de la semana',
  'is not a {1}; check its 18 digits': 'no es una {1}; compruebe sus 18 dígitos',
  'is not agreed with your operator; choose another way, or ask them':
    'no está acordado con su operador; elija otra vía o pregúntele',
  'is not an IBAN: its check digits are wrong; compare it with your bank statement':
    'no es un IBAN: sus dígitos de control no son correctos; compárelo con su extracto bancario',
  'is not an IBAN: one of {1} has {2} characters, and this has {3}':
    'no es un IBAN: uno de {1} tiene {2} caracteres y este tiene {3}',
  'is the number of a card; name a bank account, because automatic payouts do not go to cards':
    'es el número de una tarjeta; indique una cuenta bancaria, porque a las tarjetas no se les paga automáticamente',
  'leave it out: it is for {1} payouts only': 'déjelo vacío: es solo para pagos salientes {1}',
  'must be above the fee of a payout, which is {1} {2}, or zero to pay whatever there is':
    'debe superar la comisión de un pago saliente, que es de {1} {2}, o ser cero para pagar lo que haya',
  'must not be below the amount from which payouts are made, or each of them would wait':
    'no debe ser inferior al importe a partir del cual se paga, o todos los pagos salientes esperarían',
  'use a time of day from 00:00 to 23:59, such as 08:00': 'use una hora de 00:00 a 23:59, como 08:00',
  'use an IBAN, an account number, a CLABE or a Pix key': 'use un IBAN, un número de cuenta, una CLABE o una clave Pix',
  "use the 8 or 11 letters and digits of the bank's code, such as COBADEFFXXX":
    'use las 8 u 11 letras y cifras del código del banco, como COBADEFFXXX',
  'use the number that the gateway returned, account_ followed by capital letters and digits':
    'use el número que devolvió la pasarela: account_ seguido de mayúsculas y cifras',
  'use what the page before returned as next': 'use lo que la página anterior devolvió como next',
  'use zero or an amount with up to 12 digits before the decimal point and up to 8 after it, such as 250.00':
    'use cero o un importe con hasta 12 cifras antes del punto decimal y hasta 8 después, como 250.00',
  '{1} is not agreed with your operator; choose another, or ask them':
    '{1} no está acordada con su operador; elija otra o pregúntele',
} as const satisfies Partial<Record<DeskText, string>>;
