import { readConfig } from './config.ts';
import { createShop } from './shop.ts';
import type { Shop } from './shop.ts';

// Next.js bundles each route by itself, so a variable of a module would exist once per route. A database makes this needless.

const kept = globalThis as { shop?: Shop };

export function theShop(): Shop {
  kept.shop ??= createShop(readConfig(process.env));
  return kept.shop;
}
