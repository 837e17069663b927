import { randomBytes } from 'node:crypto';

// What the shop sells. Prices are whole cents: all its currencies have two decimals.

export const CURRENCIES = ['USD', 'EUR', 'CNY', 'BRL'] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Item {
  readonly sku: string;
  readonly name: string;
  readonly about: string;
  readonly cents: Readonly<Record<Currency, bigint>>;
}

export const ITEMS = {
  mug: {
    sku: 'MUG-01',
    name: 'Tollgate mug',
    about: 'Stoneware, 350 ml. Holds a morning.',
    cents: { USD: 1800n, EUR: 1650n, CNY: 12800n, BRL: 9900n },
  },
  espresso: {
    sku: 'CUP-02',
    name: 'Espresso cup',
    about: 'Porcelain, 80 ml, with a saucer.',
    cents: { USD: 1250n, EUR: 1150n, CNY: 8900n, BRL: 6900n },
  },
} as const satisfies Record<string, Item>;
export type ItemName = keyof typeof ITEMS;

export const QUANTITY_MAX = 9;

export interface Basket {
  readonly item: ItemName;
  readonly quantity: number;
  readonly currency: Currency;
}

/** Undefined if the form does not contain a valid choice. */
export function readBasket(form: URLSearchParams): Basket | undefined {
  const item = form.get('item') ?? '';
  const currency = readCurrency(form.get('currency'));
  const quantity = form.get('quantity') ?? '';
  if (!isItemName(item) || currency === undefined || !/^[1-9]$/.test(quantity)) return undefined;
  return { item, currency, quantity: Number(quantity) };
}

export function readCurrency(text: string | null): Currency | undefined {
  return CURRENCIES.find((currency) => currency === text);
}

function isItemName(text: string): text is ItemName {
  return Object.hasOwn(ITEMS, text);
}

export function priceOf({ item, currency }: Pick<Basket, 'item' | 'currency'>): string {
  return inUnits(ITEMS[item].cents[currency]);
}

export function amountOf({ item, quantity, currency }: Basket): string {
  return inUnits(ITEMS[item].cents[currency] * BigInt(quantity));
}

function inUnits(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Formats an amount for display, from its exact text, never from a computed number. */
export function formatAmount(amount: string, currency: Currency): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount as `${number}`);
}

/** Unguessable, because the number alone gives access to the order. At most 32 characters. */
export function newOrderNumber(): string {
  return `MUG-${randomBytes(12).toString('hex').toUpperCase()}`;
}
