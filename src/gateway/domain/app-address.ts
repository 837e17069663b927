// Links that open an app of the payer's device. Only schemes of wallets, and no others: a page makes links of them (S11).

const COIN_SCHEMES = [
  'binance',
  'bitcoin',
  'bitcoincash',
  'bnb',
  'cardano',
  'dash',
  'dogecoin',
  'ethereum',
  'lightning',
  'litecoin',
  'monero',
  'polkadot',
  'ripple',
  'solana',
  'stellar',
  'ton',
  'tron',
  'web+cardano',
  'web+stellar',
  'xrpl',
  'zcash',
];

const APP_SCHEMES = [
  'alipay',
  'alipayhk',
  'alipays',
  'cashme',
  'gcash',
  'unifypay',
  'upwallet',
  'uppaywallet',
  'weixin',
];

/** Of a crypto currency, such as `bitcoin:bc1…?amount=0.5`. */
export function isWalletAddress(text: string): boolean {
  return hasScheme(text, COIN_SCHEMES);
}

/** Of a wallet that has an app, such as `weixin://…`. */
export function isAppAddress(text: string): boolean {
  return hasScheme(text, APP_SCHEMES);
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  const colon = text.indexOf(':');
  return schemes.includes(text.slice(0, colon)) && /^[^\s]+$/.test(text.slice(colon + 1));
}
