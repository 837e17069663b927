import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const rules = {
  'use # and six hexadecimal digits, such as #0a7cff': '请使用 # 和六位十六进制数字，例如 #0a7cff',
  'use 3 to 10 capital letters or digits, such as USD or USDT': '请使用 3 至 10 个大写字母或数字，例如 USD 或 USDT',
  'use `next` from the previous page': '请使用上一页的 `next`',
  'use a date and time in UTC, such as 2026-11-15T09:30:00Z': '请使用 UTC 日期和时间，例如 2026-11-15T09:30:00Z',
  'use a day such as 2026-11-15': '请使用 2026-11-15 这样的日期',
  'use a permission of the interface, such as orders.read': '请使用接口的权限，例如 orders.read',
  'use a phone number, such as +49 30 1234567': '请使用电话号码，例如 +49 30 1234567',
  'use a rate above zero with up to 12 digits before the decimal point and up to 12 after it, such as 0.92':
    '请使用大于零的汇率，小数点前最多 12 位，小数点后最多 12 位，例如 0.92',
  'use a scheme, a lowercase host and an optional port, such as https://shop.example':
    '请使用协议、小写主机名和可选端口，例如 https://shop.example',
  'use an IBAN or an account number': '请使用 IBAN 或账号',
  'use an amount above zero with up to 12 digits before the decimal point and up to 8 after it, such as 100.00':
    '请使用大于零的金额，小数点前最多 12 位，小数点后最多 8 位，例如 100.00',
  'use an amount with up to 12 digits before the decimal point and up to 8 after it, such as 0.30':
    '请使用金额，小数点前最多 12 位，小数点后最多 8 位，例如 0.30',
  'use an e-mail address, such as help@shop.example': '请使用电子邮件地址，例如 help@shop.example',
  'use an e-mail address, such as mara@example.com': '请使用电子邮件地址，例如 mara@example.com',
  'use an operationId, such as createPayment': '请使用 operationId，例如 createPayment',
  'use five digits, such as 10002': '请使用五位数字，例如 10002',
  'use hours and minutes, such as 08:30': '请使用小时和分钟，例如 08:30',
  'use letters only': '只能使用字母',
  'use letters, digits and ASCII punctuation, without spaces': '请使用字母、数字和 ASCII 标点，不含空格',
  'use letters, digits, dots, hyphens and underscores': '请使用字母、数字、点、连字符和下划线',
  'use letters, digits, dots, slashes, hyphens and underscores': '请使用字母、数字、点、斜杠、连字符和下划线',
  'use one line without control characters': '请使用单行文本，不含控制字符',
  'use plain text that is not blank, without control characters': '请使用非空白文本，不含控制字符',
  'use printable ASCII characters and do not start with a space': '请使用可打印的 ASCII 字符，且不以空格开头',
  'use six digits': '请使用六位数字',
  'use text without control characters other than tabs and line breaks': '请使用不含控制字符的文本（制表符和换行除外）',
  'use the digits of a merchant number': '请使用商户号的数字',
  'use the digits of the card number, without spaces': '请使用卡号的数字，不含空格',
  'use the last part of the address in the mail': '请使用邮件中地址的最后一部分',
  'use the name of a time zone, such as Europe/Berlin': '请使用时区名称，例如 Europe/Berlin',
  'use the number that the gateway returned, CB followed by capital letters and digits':
    '请使用网关返回的编号：CB 加大写字母和数字',
  'use the number that the gateway returned, PL followed by capital letters and digits':
    '请使用网关返回的编号：PL 加大写字母和数字',
  'use the number that the gateway returned, RF followed by capital letters and digits':
    '请使用网关返回的编号：RF 加大写字母和数字',
  'use the number that the gateway returned, TG followed by capital letters and digits':
    '请使用网关返回的编号：TG 加大写字母和数字',
  'use the number that the gateway returned, approval_ followed by capital letters and digits':
    '请使用网关返回的编号：approval_ 加大写字母和数字',
  'use the number that the gateway returned, beneficiary_ followed by capital letters and digits':
    '请使用网关返回的编号：beneficiary_ 加大写字母和数字',
  'use the path of a screen below /console, with its query': '请使用 /console 下页面的路径及其查询参数',
  'use two capital letters, such as DE': '请使用两个大写字母，例如 DE',
  'use two to eight decimals, such as 97.10': '请使用两到八位小数，例如 97.10',
  'use 1 to 10 letters and digits': '请使用 1 到 10 个字母和数字',
  'use 1 to 100 visible ASCII characters': '请使用 1 到 100 个可见的 ASCII 字符',
  'use 1 to 12 letters and digits': '请使用 1 到 12 个字母和数字',
  'use 1 to 36 letters, digits and hyphens': '请使用 1 到 36 个字母、数字和连字符',
  'use 1 to 50 visible ASCII characters': '请使用 1 到 50 个可见的 ASCII 字符',
  'use a whole number without leading zeros, with a minus if it is negative, as a string':
    '请使用不带前导零的整数，负数前加负号，以字符串形式书写',
  'use one capital letter': '请使用一个大写字母',
  'use the 23 digits of the ARN': '请使用 ARN 的 23 位数字',
  'use two digits': '请使用两位数字',
  'use up to 32 small letters, digits and hyphens, and begin with a letter':
    '请使用最多 32 个小写字母、数字和连字符，并以字母开头',
  'write a version such as 2.2.0': '请写版本号，例如 2.2.0',
  'use a number such as 2026-0031': '请使用类似 2026-0031 的编号',
} satisfies Partial<Record<DeskText, string>>;
