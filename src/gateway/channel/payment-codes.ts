// Codes that banking apps read: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode. A field is its
// number, its length and its value; the last one is a checksum of everything before it.

/** Pix, by the BR Code manual of the Banco Central do Brasil. If the amount is null, the payer enters it. */
export function brCode(input: {
  key: string;
  name: string;
  city: string;
  amount: string | null;
  reference: string;
}): string {
  return sealed([
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', input.key)),
    field('52', '0000'),
    field('53', '986'),
    input.amount === null ? '' : field('54', input.amount),
    field('58', 'BR'),
    field('59', input.name.slice(0, 25)),
    field('60', input.city.slice(0, 15)),
    field('62', field('05', input.reference)),
  ]);
}

/** VietQR of NAPAS: a transfer to an account. */
export function vietQr(input: { bank: string; account: string; amount: string | null; reference: string }): string {
  const beneficiary = field('00', input.bank) + field('01', input.account);
  return sealed([
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    input.amount === null ? '' : field('54', input.amount),
    field('58', 'VN'),
    field('62', field('08', input.reference)),
  ]);
}

function field(number: string, value: string): string {
  return number + String(value.length).padStart(2, '0') + value;
}

/** The checksum also covers its own number and length. */
function sealed(fields: readonly string[]): string {
  const text = `${fields.join('')}6304`;
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

/** CRC-16 with the polynomial 0x1021 and the initial value 0xFFFF, over ASCII text. */
export function crc16(text: string): number {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc;
}
