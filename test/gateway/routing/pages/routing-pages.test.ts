import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAcquirers } from '../../../helpers/acquirer/acquirers-file.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { openRoutingWorld } from '../../../helpers/gateway/routing-world.ts';
import type { RoutingWorld } from '../../../helpers/gateway/routing-world.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import type { ShownPage, TestBrowser } from '../../../helpers/people/account.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import type { PeopleGateway } from '../../../helpers/people/people.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';

// What people read and type about routing rules, without a script. `north` refuses every connection.

const file = nameAcquirers([{ name: 'north' }]);
let gateway: PeopleGateway;
let world: RoutingWorld;
let tradeNo = '';
let risk: TestBrowser;
let draftPath = '';

beforeAll(async () => {
  gateway = await startPeopleGateway({ env: file.env });
  const shop = await gateway.newShop();
  world = await openRoutingWorld(gateway, async () => {
    tradeNo = String(dataOf(await shop.pay({ cardNo: '4242424242424242' }))['tradeNo']);
  });
  shop.close();
  risk = await openConsole(gateway.url, 'risk');
  draftPath = `/console/routing/versions/${world.draft}`;
});
afterAll(async () => {
  await gateway.close();
  file.remove();
});

const wordsOf = ({ text }: Pick<ShownPage, 'text'>) => pageText(text).replaceAll(/\s+/g, ' ');
const shown = async (path: string, browser = risk) => wordsOf(await browser.open(path));

/** A rule's form, as a browser sends it. */
async function sendRule(query: string, fields: Readonly<Record<string, string>>) {
  await risk.open(`${draftPath}/rule${query}`);
  return risk.submit(`${draftPath}/rule`, fields);
}

const RULE = { name: 'Nights', strategy: 'preference', acquirers: 'north', retriesDeclined: 'no' };

describe('the overview', () => {
  it('says which rules decide, in sentences, what happens when none holds, and who drafts others', async () => {
    const text = await shown('/console/routing');
    expect(text).toContain(`Version ${world.live} decides now`);
    expect(text).toContain('1 Evenings If EUR or GBP · Mon-Fri 18:00-24:00 Then default 70%, north 30%');
    expect(text).toContain(
      '2 European cards If Card · cards issued in eea or domestic Then the least cost of north, default · another is tried after a soft decline',
    );
    expect(text).toContain('If no rule holds the acquirers’ own order of preference: default, then north');
    expect(text).toContain('North approves more than it costs');
  });

  it('offers nothing to those who only read', async () => {
    const auditor = await openConsole(gateway.url, 'auditor');
    const { text } = await auditor.open('/console/routing');
    expect(text).not.toMatch(/routing\/(new|back)"/);
    expect((await auditor.open('/console/routing/new')).status).toBe(403);
    expect((await (await openConsole(gateway.url, 'admin')).open('/console/routing')).status).toBe(403);
  });
});

describe('a version', () => {
  it('is compared with what decides, rule by rule, and says what comes next', async () => {
    const text = await shown(draftPath);
    expect(text).toContain(`Version ${world.draft} Simulated`);
    expect(text).toContain('which decides now: 1 new, 1 changed, 1 moved.');
    expect(text).toMatch(/Large payments New .* European cards Changed/);
    expect(text).toContain('How it chooses The least cost → The best success rate');
    expect(text).toContain('Evenings Moved from 1');
    expect(text).toContain('Next: read the result, then ask for approval.');
    expect(await shown(`${draftPath}?with=0`)).toContain('Compared with no rules: 3 new.');
    const other = await risk.open(`/console/routing/versions/${world.live}?with=${world.draft}`);
    expect(wordsOf(other)).toContain('Large payments Removed');
    expect((await risk.open('/console/routing/versions/999')).status).toBe(404);
  });

  it('warns of a rule that is never reached', async () => {
    await risk.open(`${draftPath}/rule`);
    await sendRule('', { ...RULE, name: 'Everything' });
    await sendRule('', RULE);
    expect(await shown(draftPath)).toContain('Nights New Never reached');
  });
});

describe('the form of a rule', () => {
  it('takes lines that people type, and shows them again', async () => {
    const sent = await sendRule('?rule=Nights', {
      ...RULE,
      currencies: 'eur, usd',
      amount: 'EUR 10 to 500',
      cardRanges: '4222 to 4223',
      times: 'daily 00:00-06:00',
      percent: '30',
      merchants: '100001',
      strategy: 'share',
      acquirers: 'north 70%\ndefault 30%',
    });
    expect(sent.path).toContain('done=rule');
    const text = wordsOf(sent);
    expect(text).toContain('EUR or USD · 10.00 to 500.00 EUR · cards that begin with 422200 to 422399');
    expect(text).toContain('Mon-Sun 00:00-06:00 · 30% of such orders Then north 70%, default 30%');
    expect(text).toContain('Next: see what these rules would have done with past orders.');
    expect((await risk.open(`${draftPath}/rule?rule=Nights`)).text).toContain('422200 to 422399');
  });

  it('names the field of whatever is wrong, of what it reads itself and of what the operation refuses', async () => {
    const wrong = await sendRule('?rule=Nights', { ...RULE, times: 'at night', percent: 'some', merchants: 'Shop' });
    expect(wrong.status).toBe(400);
    expect(wordsOf(wrong)).toMatch(/Times "at night" is no time.*Merchants|Merchants .*Times "at night" is no time/);
    expect(wrong.text).toContain('id="percent-error"');
    const refused = await sendRule('?rule=Nights', { ...RULE, strategy: 'share', acquirers: 'north 70%' });
    expect(wordsOf(refused)).toContain('Acquirers have shares that add up to 70 percent; make it 100');
    const repeated = await sendRule('', { ...RULE, name: 'Evenings' });
    expect(repeated.text).toContain('id="name-error"');
  });

  it('does nothing if somebody else has changed the draft meanwhile', async () => {
    await risk.open(`${draftPath}/rule?rule=Nights`);
    const other = await openConsole(gateway.url, 'engineer');
    await other.open(draftPath);
    await other.submit(`${draftPath}/arrange`, { rule: 'Nights', to: 'up' });
    const late = await risk.submit(`${draftPath}/rule`, RULE);
    expect([late.status, wordsOf(late)]).toEqual([409, expect.stringContaining('This has changed since you opened')]);
  });
});

it('rules go up, down and away by one press, unless the draft is another by now', async () => {
  const press = async (rule: string, to: string, edit?: string) => {
    const { text } = await risk.open(draftPath);
    const form = new RegExp(`<form class="inline"[^]*?name="rule" value="${rule}"[^]*?</form>`).exec(text)?.[0] ?? '';
    expect(form).toContain(`value="${to}"`);
    return risk.submit(`${draftPath}/arrange`, { rule, to, ...(edit && { edit }) });
  };
  const order = async () =>
    [...(await risk.open(draftPath)).text.matchAll(/<h3><bdi>([^<]+)/g)].map(([, name]) => name);
  await press('Large payments', 'down');
  expect((await order()).slice(0, 2)).toEqual(['European cards', 'Large payments']);
  await press('Large payments', 'up');
  await press('Everything', 'remove');
  expect(await order()).not.toContain('Everything');
  const late = await press('Nights', 'remove', '1');
  expect(late.status).toBe(409);
  expect(await order()).toContain('Nights');
});

it('going back says what will decide then, to those who may', async () => {
  const text = await shown('/console/routing/back');
  expect(text).toContain(`Version ${world.live} decides no more. Instead, no rules decide`);
  expect((await openConsole(gateway.url, 'finance').then((one) => one.open('/console/routing/back'))).status).toBe(403);
});

it('an order says which rule chose its acquirer, and what each would keep', async () => {
  const text = await shown(`/console/orders/${tradeNo}`);
  expect(text).toMatch(/Why this acquirer The rule European cards of version \d+ chose/);
});

describe('the table of cards', () => {
  const CARDS = '/console/routing/cards';

  it('is looked up by six digits', async () => {
    expect(await shown(`${CARDS}?card=424242`)).toContain(
      'Cards that begin with 424242 were issued in France, region eea: range 424242.',
    );
    expect(await shown(`${CARDS}?card=999999`)).toContain('are not in the table');
  });

  it('is replaced by lines, of which a wrong one is named', async () => {
    await risk.open(`${CARDS}/replace`);
    const wrong = await risk.submit(`${CARDS}/replace`, { ranges: '411111,,DE\n41111111,,DE', reason: 'New list' });
    expect([wrong.status, wordsOf(wrong)]).toEqual([400, expect.stringContaining('Line 2, "41111111,,DE"')]);
    await risk.open(`${CARDS}/replace`);
    const done = await risk.submit(`${CARDS}/replace`, { ranges: '411111,411119,DE,domestic', reason: 'New list' });
    expect(wordsOf(done)).toContain('1 ranges, changed');
  });
});
