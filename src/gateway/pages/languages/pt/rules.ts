import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const rules = {
  'use # and six hexadecimal digits, such as #0a7cff': 'use # e seis dígitos hexadecimais, como #0a7cff',
  'use 3 to 10 capital letters or digits, such as USD or USDT':
    'use de 3 a 10 letras maiúsculas ou dígitos, como USD ou USDT',
  'use `next` from the previous page': 'use o `next` da página anterior',
  'use a date and time in UTC, such as 2026-11-15T09:30:00Z': 'use data e hora em UTC, como 2026-11-15T09:30:00Z',
  'use a day such as 2026-11-15': 'use um dia como 2026-11-15',
  'use a permission of the interface, such as orders.read': 'use uma permissão da interface, como orders.read',
  'use a phone number, such as +49 30 1234567': 'use um número de telefone, como +49 30 1234567',
  'use a rate above zero with up to 12 digits before the decimal point and up to 12 after it, such as 0.92':
    'use uma taxa maior que zero com até 12 dígitos antes do ponto decimal e até 12 depois, como 0.92',
  'use a scheme, a lowercase host and an optional port, such as https://shop.example':
    'use um esquema, um host em minúsculas e uma porta opcional, como https://shop.example',
  'use an IBAN or an account number': 'use um IBAN ou um número de conta',
  'use an amount above zero with up to 12 digits before the decimal point and up to 8 after it, such as 100.00':
    'use um valor maior que zero com até 12 dígitos antes do ponto decimal e até 8 depois, como 100.00',
  'use an amount with up to 12 digits before the decimal point and up to 8 after it, such as 0.30':
    'use um valor com até 12 dígitos antes do ponto decimal e até 8 depois, como 0.30',
  'use an e-mail address, such as help@shop.example': 'use um endereço de e-mail, como help@shop.example',
  'use an e-mail address, such as mara@example.com': 'use um endereço de e-mail, como mara@example.com',
  'use an operationId, such as createPayment': 'use um operationId, como createPayment',
  'use five digits, such as 10002': 'use cinco dígitos, como 10002',
  'use hours and minutes, such as 08:30': 'use horas e minutos, como 08:30',
  'use letters only': 'use apenas letras',
  'use letters, digits and ASCII punctuation, without spaces': 'use letras, dígitos e pontuação ASCII, sem espaços',
  'use letters, digits, dots, hyphens and underscores': 'use letras, dígitos, pontos, hifens e sublinhados',
  'use letters, digits, dots, slashes, hyphens and underscores':
    'use letras, dígitos, pontos, barras, hifens e sublinhados',
  'use one line without control characters': 'use uma única linha sem caracteres de controle',
  'use plain text that is not blank, without control characters':
    'use texto que não esteja em branco, sem caracteres de controle',
  'use printable ASCII characters and do not start with a space':
    'use caracteres ASCII imprimíveis e não comece com espaço',
  'use six digits': 'use seis dígitos',
  'use text without control characters other than tabs and line breaks':
    'use texto sem caracteres de controle, exceto tabulações e quebras de linha',
  'use the digits of a merchant number': 'use os dígitos de um número de lojista',
  'use the digits of the card number, without spaces': 'use os dígitos do número do cartão, sem espaços',
  'use the last part of the address in the mail': 'use a última parte do endereço que está no e-mail',
  'use the name of a time zone, such as Europe/Berlin': 'use o nome de um fuso horário, como Europe/Berlin',
  'use the number that the gateway returned, CB followed by capital letters and digits':
    'use o número que o gateway devolveu: CB seguido de letras maiúsculas e dígitos',
  'use the number that the gateway returned, PL followed by capital letters and digits':
    'use o número que o gateway devolveu: PL seguido de letras maiúsculas e dígitos',
  'use the number that the gateway returned, RF followed by capital letters and digits':
    'use o número que o gateway devolveu: RF seguido de letras maiúsculas e dígitos',
  'use the number that the gateway returned, TG followed by capital letters and digits':
    'use o número que o gateway devolveu: TG seguido de letras maiúsculas e dígitos',
  'use the number that the gateway returned, approval_ followed by capital letters and digits':
    'use o número que o gateway devolveu: approval_ seguido de letras maiúsculas e dígitos',
  'use the number that the gateway returned, beneficiary_ followed by capital letters and digits':
    'use o número que o gateway devolveu: beneficiary_ seguido de letras maiúsculas e dígitos',
  'use the path of a screen below /console, with its query':
    'use o caminho de uma tela abaixo de /console, com a consulta',
  'use two capital letters, such as DE': 'use duas letras maiúsculas, como DE',
  'use two to eight decimals, such as 97.10': 'use de duas a oito casas decimais, como 97.10',
  'use 1 to 10 letters and digits': 'use de 1 a 10 letras e dígitos',
  'use 1 to 100 visible ASCII characters': 'use de 1 a 100 caracteres ASCII visíveis',
  'use 1 to 12 letters and digits': 'use de 1 a 12 letras e dígitos',
  'use 1 to 36 letters, digits and hyphens': 'use de 1 a 36 letras, dígitos e hifens',
  'use 1 to 50 visible ASCII characters': 'use de 1 a 50 caracteres ASCII visíveis',
  'use a whole number without leading zeros, with a minus if it is negative, as a string':
    'use um número inteiro sem zeros à esquerda, com um sinal de menos se for negativo, como texto',
  'use one capital letter': 'use uma letra maiúscula',
  'use the 23 digits of the ARN': 'use os 23 dígitos do ARN',
  'use two digits': 'use dois dígitos',
  'use up to 32 small letters, digits and hyphens, and begin with a letter':
    'use até 32 letras minúsculas, dígitos e hifens, e comece com uma letra',
  'write a version such as 2.2.0': 'escreva uma versão como 2.2.0',
  'use a number such as 2026-0031': 'use um número como 2026-0031',
} satisfies Partial<Record<DeskText, string>>;
