import { readAmount } from '../amounts.ts';
import { isDay, isMoment } from '../days.ts';
import type { Account, Address, Party, Reason } from '../model.ts';
import { all, find, textAt } from '../xml/find.ts';
import { failAt } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';

// What several messages have.

export interface ReadMoney {
  readonly currency: string;
  readonly amount: bigint;
}

export function moneyOf(element: XmlElement): ReadMoney {
  const currency = element.attributes.get('Ccy') ?? failAt(element, `${element.name} has no currency (Ccy)`);
  const amount = readAmount(element.text, currency);
  return typeof amount === 'bigint' ? { currency, amount } : failAt(element, amount.problem);
}

/** A day as XML writes it may carry a zone; it is the bank's day in any case. */
export function dayOf(element: XmlElement): string {
  const day = element.text.replace(/(?:Z|[+-][0-9]{2}:[0-9]{2})$/, '');
  return isDay(day) ? day : failAt(element, `${element.name} is not a day such as 2026-11-18`);
}

export function momentOf(element: XmlElement): string {
  return isMoment(element.text) ? element.text : failAt(element, `${element.name} is not a moment of the calendar`);
}

/** A day, or the day of a moment. */
export function dayBelow(element: XmlElement | null): string | null {
  if (element === null) return null;
  const day = find(element, 'Dt');
  if (day !== null) return dayOf(day);
  const moment = find(element, 'DtTm');
  return moment === null ? null : momentOf(moment).slice(0, 10);
}

export function accountOf(element: XmlElement | null): Account | null {
  if (element === null) return null;
  const iban = textAt(element, 'Id/IBAN');
  if (iban !== null) return { scheme: 'iban', number: iban.replaceAll(' ', '') };
  const other = textAt(element, 'Id/Othr/Id');
  return other === null ? null : { scheme: 'other', number: other };
}

/** Since 2019 a party in camt is one element further down. */
export function partyOf(element: XmlElement | null): XmlElement | null {
  return element === null ? null : (find(element, 'Pty') ?? element);
}

export function readParty(of: {
  party: XmlElement | null;
  account: XmlElement | null;
  bank: XmlElement | null;
}): Party {
  const { party, account, bank } = of;
  return {
    name: party === null ? null : textAt(party, 'Nm'),
    account: accountOf(account),
    bank: bank === null ? null : textAt(bank, 'FinInstnId/BICFI', 'FinInstnId/BIC'),
    address: party === null ? null : addressOf(find(party, 'PstlAdr')),
  };
}

function addressOf(element: XmlElement | null): Address | null {
  if (element === null) return null;
  return {
    postCode: textAt(element, 'PstCd'),
    town: textAt(element, 'TwnNm'),
    country: textAt(element, 'Ctry'),
    lines: all(element, 'AdrLine').map(({ text }) => text),
  };
}

export function reasonOf(element: XmlElement): Reason {
  const texts = all(element, 'AddtlInf').map(({ text }) => text);
  return { code: textAt(element, 'Rsn/Cd', 'Rsn/Prtry'), text: texts.length === 0 ? null : texts.join(' ') };
}

export function wholeNumberAt(element: XmlElement, path: string): number | null {
  const found = find(element, path);
  if (found === null) return null;
  return /^[0-9]{1,15}$/.test(found.text) ? Number(found.text) : failAt(found, `${found.name} is not a whole number`);
}

export function isTrue(element: XmlElement): boolean {
  if (element.text === 'true' || element.text === '1') return true;
  return element.text === 'false' || element.text === '0'
    ? false
    : failAt(element, `${element.name} is not true or false`);
}
