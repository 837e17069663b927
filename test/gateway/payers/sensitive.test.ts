import { describe, expect, it } from 'vitest';
import {
  headerSensitivity,
  operatorAnswerSensitivity,
  requestSensitivity,
  secretNames,
} from '../../../generated/sensitivity.ts';
import type { FieldClasses, SensitivityClass } from '../../../generated/sensitivity.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { describeFields } from '../../../src/gateway/operator/checks/documented-fields.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { variantOf } from '../../helpers/gateway/caller.ts';
import { readCells, readEverything } from '../../helpers/database/databases.ts';
import { fillRequest, VARIANTS } from '../../helpers/payer/field-canaries.ts';
import type { Canary } from '../../helpers/payer/field-canaries.ts';
import { createControls, openDatabase } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What becomes of a value is decided by the class that the contract gives to its field, and by nothing else.

/** Where a value of a class may be found again, beside the places below. */
const MAY_STAND: Readonly<Record<SensitivityClass, readonly string[] | 'anywhere'>> = {
  none: 'anywhere',
  text: 'anywhere',
  detail: ['stories', 'revealed', 'order_details.details', 'request_log.record'],
  person: ['revealed', 'order_details.details'],
  phone: ['revealed', 'order_details.details'],
  account: [],
  masked: [],
  'card-number': [],
  'card-expiry': ['stories', 'revealed', 'order_details.details'],
  'card-secret': [],
  secret: [],
};

const KEPT: readonly SensitivityClass[] = ['detail', 'text', 'person', 'phone'];

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a value in every field of every request on %s', (engine) => {
  it('is stored, logged and shown by its class alone (I12, S9, S20)', async () => {
    const { canaries, places, files } = await submitEverything(engine);
    const found = canaries.flatMap(({ operationId, variant, path, className, value }) => {
      const allowed = MAY_STAND[className];
      if (allowed === 'anywhere') return [];
      const seen = Object.entries(places).filter(([place, text]) => !allowed.includes(place) && holds(text, value));
      return seen.map(([place]) => `${className} ${operationId} ${variant} ${path} in ${place}`);
    });
    expect(found).toEqual([]);
    const whole = canaries.filter(({ className }) => MAY_STAND[className].length === 0);
    expect(whole.filter(({ value }) => holds(files, value)).map(({ path }) => path)).toEqual([]);

    // They were all sent, every place was looked at, and what may be kept is.
    expect(places).toMatchObject({
      log: expect.stringContaining('createPayment'),
      metrics: expect.stringContaining('# TYPE'),
      pages: expect.stringMatching(/<!doctype html>/i),
      lists: expect.stringContaining('"deliveries"'),
      notifications: expect.stringContaining('merOrderNo='),
      'order_details.details': expect.stringContaining('"said"'),
    });
    const { stories = '', revealed = '' }: Record<string, string> = places;
    const lost = canaries.filter(
      ({ operationId, className, path, value }) =>
        KEPT.includes(className) && path !== 'User-Agent' && operationId !== 'applyRefund' && !revealed.includes(value),
    );
    expect(lost).toEqual([]);
    const { value: number = '' } = canaries.find((one) => one.className === 'card-number') ?? {};
    expect(stories).toContain(`"first6":"${number.slice(0, 6)}","last4":"${number.slice(-4)}"`);
    expect(stories).toMatch(/"account":"\*+9876"/);
    const sent = Object.keys(MAY_STAND).filter((className) => !['none', 'masked'].includes(className));
    expect([...new Set(canaries.map(({ className }) => className))].toSorted()).toEqual(sent.toSorted());
  });
});

describe('a field of the contract (I12)', () => {
  const body: Body = {
    nationalId: 'zq national',
    cardPin: '4711',
    nickname: 'zq nick',
    browser: { fingerprint: 'zq' },
  };

  it.each<[string, FieldClasses, object]>([
    ['is kept if its class allows it', { person: ['nickname', 'browser.fingerprint'] }, KEPT_VALUES],
    ['is dropped if it is a secret', { secret: ['nickname'], 'card-secret': ['cardPin'] }, {}],
    ['is dropped if it has a place of its own, which nobody gave it', { none: ['nickname'], account: ['cardPin'] }, {}],
    ['is dropped if its class is one that the code does not know', { biometric: ['nationalId'] } as FieldClasses, {}],
    ['is dropped if it has no class', {}, {}],
  ])('%s', (_, classes, said) => {
    expect(describeFields(classes).said(body)).toEqual(said);
  });

  it.each<[string, FieldClasses, string | null]>([
    ['is read as it came if nothing is sensitive about it', { none: ['note'] }, 'my card 5555555555554444'],
    ['is read without card numbers if people write it', { text: ['note'] }, 'my card [card]'],
    ['is not read if it is a secret', { secret: ['note'] }, null],
    ['is not read if it has no class', {}, null],
  ])('%s', (_, classes, text) => {
    expect(describeFields(classes).textOrNull({ note: 'my card 5555555555554444' }, 'note')).toBe(text);
  });

  it('a field for a card or a secret is known to the log by its name', () => {
    const named: readonly SensitivityClass[] = ['secret', 'card-number', 'card-expiry', 'card-secret', 'account'];
    for (const classes of Object.values(requestSensitivity)) {
      for (const path of named.flatMap((name) => classes[name] ?? [])) expect(secretNames).toContain(path);
    }
  });

  it('a header that says something about a person is among the values that are looked for', () => {
    expect(headerSensitivity.person).toEqual([AGENT.path]);
  });

  it('is shown as a secret only where it is made', () => {
    const answers = Object.entries(operatorAnswerSensitivity).filter(([, { secret }]) => secret !== undefined);
    expect(answers.map(([schema]) => schema).toSorted()).toEqual([
      'ApprovalResult',
      'ApprovedRequests',
      'CreatedMerchant',
      'CreatedToken',
      'DeviceDecision',
      'DeviceStart',
      'Mail',
      'NewInvitation',
      'NewSecret',
    ]);
  });
});

const KEPT_VALUES = { nickname: 'zq nick', 'browser.fingerprint': 'zq' };

/** A number is a value only where it stands alone: moments, sums, hashes and lengths have any digits. */
function holds(text: string, value: string): boolean {
  if (!/^[0-9]{1,6}$/.test(value)) return text.includes(value);
  if (value.length === 6) return new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text);
  return text.includes(`:"${value}"`) || text.includes(`=${value}&`);
}

/** Each request once as it should be, once with a wrong field and once with a wrong signature. */
async function submitEverything(engine: EngineName) {
  const database = await openDatabase(engine);
  const receiver = await startReceiver();
  const lines: string[] = [];
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'debug', ...database.env });
  const log = createLog({ level: 'debug', clock: { now: () => Date.now() }, write: (line) => lines.push(line) });
  const gateway = await buildGateway({ config, log });
  const { operator, newShop } = createControls(gateway.url, config.operatorToken);
  const shop = await newShop();
  const deposit = { depositNo: 'D1', amount: '9999.00', currency: 'MXN', note: 'Opening balance' };
  await operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

  const sent = await sendAll(shop, receiver.url);
  await receiver.waitFor('/notify', 2);
  const { orders } = (await operator('GET', `/operator/orders?merNo=${shop.merNo}&limit=100`)).body as OrderPage;
  const stories = await Promise.all(orders.map(({ tradeNo }) => operator('GET', `/operator/orders/${tradeNo}`)));
  const revealed = await Promise.all(
    orders.map(({ tradeNo }) => operator('POST', `/operator/orders/${tradeNo}/reveal`)),
  );
  const lists = await Promise.all(
    ['orders', 'actions', 'deliveries', 'refunds'].map((list) =>
      operator('GET', `/operator/${list}?merNo=${shop.merNo}`),
    ),
  );
  const pages = await Promise.all(
    [...sent.answers.join().matchAll(/"payUrl":"([^"]+)"/g)].map(async ([, url = '']) => (await fetch(url)).text()),
  );
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  await gateway.close();
  await receiver.close();
  shop.close();
  const place = {
    dataDir: database.env['DATA_DIR'] ?? null,
    databaseUrl: database.env['DATABASE_URL'] ?? null,
  };
  const cells = await readCells(place);
  const files = await readEverything(place);
  await database.drop();
  const token: Canary = { ...AGENT, path: 'Authorization', className: 'secret', value: config.operatorToken };
  return {
    canaries: [...sent.canaries, AGENT, token, { ...token, path: 'key', value: shop.key }],
    files,
    places: {
      log: lines.join(''),
      metrics,
      answers: sent.answers.join('\n'),
      pages: pages.join('\n'),
      stories: JSON.stringify(stories),
      revealed: JSON.stringify(revealed),
      lists: JSON.stringify(lists),
      notifications: receiver
        .at('/notify')
        .map(({ body }) => body)
        .join('\n'),
      ...textByPlace(cells),
    } as Readonly<Record<string, string>>,
  };
}

interface OrderPage {
  readonly orders: readonly { readonly tradeNo: string }[];
}

/** Headers are no fields of a body; this one says who calls. */
const AGENT = {
  operationId: 'createPayment',
  variant: 'VN_BANK',
  path: 'User-Agent',
  className: 'person',
  value: 'Zq-canary-agent/1.0',
} as const satisfies Canary;

async function sendAll(shop: Shop, receiverUrl: string) {
  const canaries: Canary[] = [];
  const answers: string[] = [];
  let order: Body = {};
  for (const [operationId, variant] of VARIANTS) {
    const { bank } = variantOf(operationId, variant);
    const submits = /^(?:create|open)/.test(operationId);
    const own = {
      merNo: shop.merNo,
      ...(submits && { merOrderNo: shop.newOrderNo(), notifyUrl: `${receiverUrl}/notify` }),
      ...(!submits && order),
      ...(bank !== null && { [bank]: 12 }),
    };
    const filled = fillRequest(operationId, variant, { own, key: shop.key });
    canaries.push(...filled.canaries);
    const headers = { 'User-Agent': AGENT.value };
    const send = async (change: Body) =>
      (await shop.caller.call({ operationId, variant, body: { ...filled.body, ...change }, headers })).text;
    const text = await send({});
    answers.push(text, await send({ merNo: 'x', version: 'V3.0.0.0' }), await send({ sign: '0'.repeat(32) }));
    expect(text, `${operationId} ${variant}`).toMatch(/^\{"code":"(?:00000|20002)"|<!doctype html>/i);
    if (variant === 'CREDIT_CARD') {
      const { tradeNo, merOrderNo } = (JSON.parse(text) as { data: Body }).data;
      order = { tradeNo, merOrderNo };
    }
  }
  return { canaries, answers };
}

function textByPlace(cells: Awaited<ReturnType<typeof readCells>>): Record<string, string> {
  const texts = new Map<string, string[]>();
  for (const { place, text } of cells) texts.set(place, [...(texts.get(place) ?? []), text]);
  return Object.fromEntries([...texts].map(([place, parts]) => [place, parts.join('\n')]));
}
