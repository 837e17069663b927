import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import { readCells } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// Whatever people write into any text of any operator's operation, the record of it shows no card, and no payer's address or
// telephone number in full (I12, I16, S36, S38).

const CANARY = 'ada.canary@example.com +49 171 2345678 4242424242424242 857';
const SEEN = /ada\.canary@|171 2345678|4242 ?4242 ?4242/;

const contract = JSON.parse(readFileSync('generated/operator.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { examples: object }> } }>>;
  components: { examples: Record<string, { value: unknown }> };
};

/** The example of the contract, with the canary in every text. */
function bodyOf(path: string, method: string, texts: readonly string[]): unknown {
  const media = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
  const [example] = Object.values(media?.examples ?? {}) as { $ref?: string; value?: unknown }[];
  const shared = contract.components.examples[example?.$ref?.split('/').at(-1) ?? ''];
  const value = shared?.value ?? example?.value;
  const fill = (given: unknown, name = ''): unknown => {
    if (typeof given === 'string') return texts.includes(name) ? CANARY : given;
    if (Array.isArray(given)) return given.map((item) => fill(item, name));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([field, inner]) => [field, fill(inner, field)]));
  };
  return fill(value);
}

it('the record shows nothing of what must not be shown, whichever operation was called with it', async () => {
  const database = await openDatabase('SQLite');
  const gateway = await startTestGateway({ env: database.env });
  const shop = await gateway.newShop();
  const order = dataOf(await shop.pay({ email: 'ada.canary@example.com', phone: '+49 171 2345678' }));
  const known: Readonly<Record<string, string>> = {
    merNo: String(shop.merNo),
    tradeNo: String(order['tradeNo']),
    from: 'EUR',
    to: 'USD',
  };
  const headers = { Authorization: 'Bearer tollgate-sandbox-token', 'X-Reason': CANARY };
  for (const { path, method, texts } of Object.values(operatorOperations)) {
    if (method === 'GET') continue;
    const url = gateway.url + path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => known[name] ?? 'unknown');
    const body = bodyOf(path, method, texts) as Record<string, unknown> | undefined;
    const own = body !== undefined && 'tradeNo' in body ? { tradeNo: known['tradeNo'] } : {};
    await fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify({ ...body, ...own, ...('merNo' in body && { merNo: shop.merNo }) }) }),
    });
  }
  shop.close();
  await gateway.close();
  const cells = await readCells({ dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: null });
  await database.drop();
  const audit = cells.filter(({ place }) => place.startsWith('audit.'));
  const actions = new Set(audit.filter(({ place }) => place === 'audit.action').map(({ text }) => text));
  expect([...actions]).toEqual(
    expect.arrayContaining(['updateMerchant', 'createDeposit', 'chargeOrderBack', 'putBanks', 'rotateSigningKey']),
  );
  expect(audit.some(({ place, text }) => place === 'audit.reason' && text.includes('a***@example.com'))).toBe(true);
  expect(audit.filter(({ text }) => SEEN.test(text))).toEqual([]);
});
