import { currencies, payMethods } from '../../../generated/operations.ts';
import type { PayMethod } from '../domain/payments/attempt.ts';

// METHOD_CURRENCIES: what an acquirer takes besides the contract's currencies of a method: `WECHAT=THB+KRW,ALIPAY=all`.

const LIMITED = payMethods.flatMap((method) => (method.currencies === null ? [] : [method.name]));

export const METHOD_CURRENCIES_PROBLEM =
  'METHOD_CURRENCIES must name methods with the currencies that they have besides those of the contract, such as ' +
  `WECHAT=THB+KRW,ALIPAY=all; the methods are ${LIMITED.join(', ')}, currencies are codes of ISO 4217.`;

/** The contract's methods with the currencies in force. They can only be widened. Null if the text is invalid. */
export function readMethodCurrencies(text: string | null): readonly PayMethod[] | null {
  const added = new Map<string, readonly string[] | null>();
  for (const entry of (text ?? '').split(',').flatMap((part) => part.trim() || [])) {
    const [, method = '', list = ''] = /^([A-Z0-9_]+)=([A-Z+]+|all)$/.exec(entry) ?? [];
    const codes = list === 'all' ? null : list.split('+');
    if (!LIMITED.some((name) => name === method) || added.has(method)) return null;
    if (codes?.some((code) => !currencies.includes(code))) return null;
    added.set(method, codes);
  }
  return payMethods.map(({ name, currencies: listed }) => {
    const more = added.get(name);
    if (listed === null || more === undefined) return { name, currencies: listed };
    return { name, currencies: more === null ? null : [...new Set([...listed, ...more])] };
  });
}
