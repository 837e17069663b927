import { writeAmount } from '../amounts.ts';
import type { Account, Address, Party, Reason } from '../model.ts';
import { node } from '../xml/write-xml.ts';
import type { XmlNode } from '../xml/write-xml.ts';

// What several messages have. Texts that are longer than a bank takes are the caller's fault, and are refused by name.

export function text(name: string, value: string | null, lengthMax: number): XmlNode | null {
  if (value !== null && (value.length > lengthMax || value.trim() !== value || value === ''))
    throw new RangeError(`${name} has 1 to ${lengthMax} characters, without spaces around them`);
  return node(name, value);
}

export function amount(name: string, currency: string, value: bigint): XmlNode | null {
  return node(name, writeAmount(value, currency), { Ccy: currency });
}

export function account(name: string, of: Account | null): XmlNode | null {
  if (of === null) return null;
  const number = of.scheme === 'iban' ? text('IBAN', of.number, 34) : node('Othr', [text('Id', of.number, 34)]);
  return node(name, [node('Id', [number])]);
}

export function party(name: string, { name: own, address }: Pick<Party, 'name' | 'address'>): XmlNode | null {
  return node(name, [text('Nm', own, 140), address === null ? null : postalAddress(address)]);
}

function postalAddress({ postCode, town, country, lines }: Address): XmlNode | null {
  return node('PstlAdr', [
    text('PstCd', postCode, 16),
    text('TwnNm', town, 35),
    text('Ctry', country, 2),
    ...lines.map((line) => text('AdrLine', line, 70)),
  ]);
}

export function reasons(all: readonly Reason[]): (XmlNode | null)[] {
  return all.map((reason) => node('StsRsnInf', [reasonCode(reason), text('AddtlInf', reason.text, 105)]));
}

/** Codes of ISO have four characters; a bank's own go elsewhere. */
export function reasonCode({ code }: Reason): XmlNode | null {
  if (code === null) return null;
  return node('Rsn', [/^[A-Z0-9]{4}$/.test(code) ? node('Cd', code) : text('Prtry', code, 35)]);
}
