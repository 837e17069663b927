import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const rules = {
  'use # and six hexadecimal digits, such as #0a7cff': 'use # y seis dígitos hexadecimales, como #0a7cff',
  'use 3 to 10 capital letters or digits, such as USD or USDT': 'use de 3 a 10 mayúsculas o dígitos, como USD o USDT',
  'use `next` from the previous page': 'use el `next` de la página anterior',
  'use a date and time in UTC, such as 2026-11-15T09:30:00Z': 'use una fecha y hora en UTC, como 2026-11-15T09:30:00Z',
  'use a day such as 2026-11-15': 'use un día como 2026-11-15',
  'use a permission of the interface, such as orders.read': 'use un permiso de la interfaz, como orders.read',
  'use a phone number, such as +49 30 1234567': 'use un número de teléfono, como +49 30 1234567',
  'use a rate above zero with up to 12 digits before the decimal point and up to 12 after it, such as 0.92':
    'use un tipo mayor que cero con hasta 12 dígitos antes del punto decimal y hasta 12 después, como 0.92',
  'use a scheme, a lowercase host and an optional port, such as https://shop.example':
    'use un esquema, un host en minúsculas y un puerto opcional, como https://shop.example',
  'use an IBAN or an account number': 'use un IBAN o un número de cuenta',
  'use an amount above zero with up to 12 digits before the decimal point and up to 8 after it, such as 100.00':
    'use un importe mayor que cero con hasta 12 dígitos antes del punto decimal y hasta 8 después, como 100.00',
  'use an amount with up to 12 digits before the decimal point and up to 8 after it, such as 0.30':
    'use un importe con hasta 12 dígitos antes del punto decimal y hasta 8 después, como 0.30',
  'use an e-mail address, such as help@shop.example': 'use una dirección de correo, como help@shop.example',
  'use an e-mail address, such as mara@example.com': 'use una dirección de correo, como mara@example.com',
  'use an operationId, such as createPayment': 'use un operationId, como createPayment',
  'use five digits, such as 10002': 'use cinco dígitos, como 10002',
  'use hours and minutes, such as 08:30': 'use horas y minutos, como 08:30',
  'use letters only': 'use solo letras',
  'use letters, digits and ASCII punctuation, without spaces': 'use letras, dígitos y puntuación ASCII, sin espacios',
  'use letters, digits, dots, hyphens and underscores': 'use letras, dígitos, puntos, guiones y guiones bajos',
  'use letters, digits, dots, slashes, hyphens and underscores':
    'use letras, dígitos, puntos, barras, guiones y guiones bajos',
  'use one line without control characters': 'use una sola línea sin caracteres de control',
  'use plain text that is not blank, without control characters':
    'use texto que no esté en blanco, sin caracteres de control',
  'use printable ASCII characters and do not start with a space':
    'use caracteres ASCII imprimibles y no empiece con un espacio',
  'use six digits': 'use seis dígitos',
  'use text without control characters other than tabs and line breaks':
    'use texto sin caracteres de control, salvo tabulaciones y saltos de línea',
  'use the digits of a merchant number': 'use los dígitos de un número de comercio',
  'use the digits of the card number, without spaces': 'use los dígitos del número de tarjeta, sin espacios',
  'use the last part of the address in the mail': 'use la última parte de la dirección que figura en el correo',
  'use the name of a time zone, such as Europe/Berlin': 'use el nombre de una zona horaria, como Europe/Berlin',
  'use the number that the gateway returned, CB followed by capital letters and digits':
    'use el número que devolvió la pasarela: CB seguido de mayúsculas y dígitos',
  'use the number that the gateway returned, PL followed by capital letters and digits':
    'use el número que devolvió la pasarela: PL seguido de mayúsculas y dígitos',
  'use the number that the gateway returned, RF followed by capital letters and digits':
    'use el número que devolvió la pasarela: RF seguido de mayúsculas y dígitos',
  'use the number that the gateway returned, TG followed by capital letters and digits':
    'use el número que devolvió la pasarela: TG seguido de mayúsculas y dígitos',
  'use the number that the gateway returned, approval_ followed by capital letters and digits':
    'use el número que devolvió la pasarela: approval_ seguido de mayúsculas y dígitos',
  'use the number that the gateway returned, beneficiary_ followed by capital letters and digits':
    'use el número que devolvió la pasarela: beneficiary_ seguido de mayúsculas y dígitos',
  'use the path of a screen below /console, with its query':
    'use la ruta de una pantalla bajo /console, con su consulta',
  'use two capital letters, such as DE': 'use dos mayúsculas, como DE',
  'use two to eight decimals, such as 97.10': 'use de dos a ocho decimales, como 97.10',
  'use 1 to 10 letters and digits': 'use de 1 a 10 letras y dígitos',
  'use 1 to 100 visible ASCII characters': 'use de 1 a 100 caracteres ASCII visibles',
  'use 1 to 12 letters and digits': 'use de 1 a 12 letras y dígitos',
  'use 1 to 36 letters, digits and hyphens': 'use de 1 a 36 letras, dígitos y guiones',
  'use 1 to 50 visible ASCII characters': 'use de 1 a 50 caracteres ASCII visibles',
  'use a whole number without leading zeros, with a minus if it is negative, as a string':
    'use un número entero sin ceros a la izquierda, con un signo menos si es negativo, como texto',
  'use one capital letter': 'use una mayúscula',
  'use the 23 digits of the ARN': 'use los 23 dígitos del ARN',
  'use two digits': 'use dos dígitos',
  'use up to 32 small letters, digits and hyphens, and begin with a letter':
    'use hasta 32 letras minúsculas, dígitos y guiones, y empiece por una letra',
  'write a version such as 2.2.0': 'escriba una versión como 2.2.0',
  'use a number such as 2026-0031': 'use un número como 2026-0031',
} satisfies Partial<Record<DeskText, string>>;
