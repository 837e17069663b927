// Links that open an app on the payer's device. Only the schemes of known wallets, because a page turns them into links
// (S11).

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

/** A crypto currency's scheme, such as `bitcoin:bc1…?amount=0.5`. */
export function isWalletAddress(text: string): boolean {
  return hasScheme(text, COIN_SCHEMES);
}

/** The scheme of a wallet app, such as `weixin://…`. */
export function isAppAddress(text: string): boolean {
  return hasScheme(text, APP_SCHEMES);
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  const colon = text.indexOf(':');
  return schemes.includes(text.slice(0, colon)) && /^[^\s]+$/.test(text.slice(colon + 1));
}
