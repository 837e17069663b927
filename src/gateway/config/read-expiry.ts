import { payMethods } from '../../../generated/operations.ts';

// ORDER_EXPIRY_SECONDS: one number for everything, or numbers by method, or both: `3600,SEPA=86400`.

const SECONDS_MAX = 31_536_000;
/** How long a payer may take to choose a method: as long as for a card. */
const CHOICE_SECONDS = 1800;

const DEFAULTS: Readonly<Record<string, number>> = {
  CASHIER: CHOICE_SECONDS,
  ...Object.fromEntries(payMethods.map(({ name, expirySeconds }) => [name, expirySeconds])),
};

export const EXPIRY_PROBLEM =
  `ORDER_EXPIRY_SECONDS must be whole numbers from 1 to ${SECONDS_MAX}, one for all methods or one for each, ` +
  `such as 1800 or 1800,SEPA=259200; the methods are ${Object.keys(DEFAULTS).join(', ')}.`;

/** Seconds by method, the time to choose one as `CASHIER`. Null if the text is invalid. */
export function readExpiry(text: string | null): Readonly<Record<string, number>> | null {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  const times = { ...DEFAULTS };
  for (const entry of entries.toSorted((left, right) => Number(left.includes('=')) - Number(right.includes('=')))) {
    const [, method = '', digits = ''] = /^(?:([A-Z0-9_]+)=)?([0-9]{1,8})$/.exec(entry) ?? [];
    const seconds = Number(digits);
    if (digits === '' || seconds < 1 || seconds > SECONDS_MAX) return null;
    if (method !== '' && !Object.hasOwn(DEFAULTS, method)) return null;
    for (const name of method === '' ? Object.keys(DEFAULTS) : [method]) times[name] = seconds;
  }
  return times;
}
