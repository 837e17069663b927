import { sandboxAccount } from '../../generated/sandbox.ts';
import type { Gateway } from '../gateway/build.ts';
import type { OrderMethod } from '../gateway/domain/method.ts';
import { parseAmount } from '../gateway/domain/money.ts';
import type { MerchantSetup, TestingMerchant } from './options.ts';
import { ACTING, valueOf } from './outcome.ts';

type Merchants = readonly [TestingMerchant, ...TestingMerchant[]];

const WEBSITES = ['http://localhost'];

/** The demo merchant, or the merchants of the options. */
export async function openMerchants(gateway: Gateway, setups: readonly MerchantSetup[] = []): Promise<Merchants> {
  const [first, ...others] = setups;
  if (first === undefined) return [describeMerchant(gateway.url, sandboxAccount)];
  const merchants: [TestingMerchant, ...TestingMerchant[]] = [await createMerchant(gateway, first)];
  // In sequence, so that the secrets follow from the seed.
  for (const setup of others) merchants.push(await createMerchant(gateway, setup));
  return merchants;
}

async function createMerchant({ url, operator }: Gateway, setup: MerchantSetup): Promise<TestingMerchant> {
  const { merNo: wanted = null, name = 'Test shop', websites = WEBSITES, methods, currencies, balances = {} } = setup;
  // The package's types do not depend on the contract, so method names are strings there; an unknown one allows nothing.
  const allowed = (methods ?? null) as readonly OrderMethod[] | null;
  const input = { merNo: wanted, name, websites, methods: allowed, currencies: currencies ?? null };
  const created = valueOf(await operator.createMerchant(input, ACTING));
  const { merNo } = created.merchant;
  valueOf(await operator.approveMerchant(merNo, ACTING));
  for (const [currency, text] of Object.entries(balances)) {
    const amount = amountOf(text, currency);
    valueOf(
      await operator.createDeposit({ merNo, depositNo: `testing-${currency}`, amount, currency, note: '' }, ACTING),
    );
  }
  return describeMerchant(url, { merNo, key: created.signingKey, webhookSecret: created.webhookSecret, websites });
}

function amountOf(text: string, currency: string): bigint {
  try {
    return parseAmount(text, currency);
  } catch (cause) {
    const problem = `${JSON.stringify(text)} is not an amount in ${currency}; write it as '1000.00'`;
    throw new TypeError(`startGateway: balances: ${problem}`, { cause });
  }
}

function describeMerchant(
  url: string,
  account: { merNo: number; key: string; webhookSecret: string; websites: readonly string[] },
): TestingMerchant {
  const { merNo, key, webhookSecret, websites } = account;
  const referer = `${websites[0] ?? WEBSITES[0]}/`;
  return { merNo, key, webhookSecret, client: { baseUrl: url, merNo, key, referer } };
}
