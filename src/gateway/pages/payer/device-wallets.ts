import type { PaymentMethod } from '../../domain/method.ts';

/**
 * A phone has one maker's wallet: the other one is left out, if both are offered. A guess, so it only says what is shown: whatever
 * is offered can be paid with. Everything but a phone or tablet that says which it is sees all.
 */
export function methodsOnDevice(
  methods: readonly PaymentMethod[],
  header: (name: string) => string | undefined,
): readonly PaymentMethod[] {
  const wallet = walletOf(header);
  if (wallet === null || !methods.includes(wallet)) return methods;
  return methods.filter((method) => method === wallet || !WALLETS.has(method));
}

const WALLETS: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['APPLE_PAY', 'GOOGLE_PAY']);

/** Some browsers say their platform in a header of its own; the user agent of others names the device. */
function walletOf(header: (name: string) => string | undefined): PaymentMethod | null {
  const platform = header('Sec-CH-UA-Platform') ?? '';
  const agent = header('User-Agent') ?? '';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(agent)) return 'APPLE_PAY';
  return platform === '"Android"' || /\bAndroid \d/.test(agent) ? 'GOOGLE_PAY' : null;
}
