import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createTestBrowser, givePassword } from '../../helpers/people/account.ts';

let gateway: TestGateway;
let merNo = 0;

beforeAll(async () => {
  gateway = await startTestGateway();
  const shop = await gateway.newShop();
  ({ merNo } = shop);
  shop.close();
  await gateway.operator('POST', `/operator/merchants/${merNo}/deliveries/pause`);
});

afterAll(() => gateway.close());

describe('the audit log', () => {
  it('says who changed what from what to what, with links', async () => {
    const page = await (await openConsole(gateway.url, 'auditor')).open('/console/audit?action=pauseDeliveries');
    const words = pageText(page.text);
    expect(words).toMatch(/Paused the notifications of Story shop pauseDeliveries Paused no → yes A test needs it/);
    expect(page.text).toContain('A test needs it');
    expect(page.text).toContain(`/console/merchants/${merNo}" title="${merNo}"><bdi>`);
  });

  it('is filtered by its address, and pages on', async () => {
    const browser = await openConsole(gateway.url, 'admin');
    const none = await browser.open('/console/audit?action=resumeDeliveries');
    expect(none.text).toContain('No actions match');
    const wrong = await browser.open('/console/audit?merNo=abc');
    expect(wrong.text).toContain('Nothing was done');
    const later = await browser.open('/console/audit?from=2090-01-01');
    expect(later.text).toContain('No actions match');
  });

  it('is filtered by kind and by single action, which people choose by their titles', async () => {
    const browser = await openConsole(gateway.url, 'auditor');
    const deliveries = await browser.open('/console/audit?kind=deliveries');
    expect(actionsIn(deliveries.text)).toEqual(['pauseDeliveries']);
    expect(deliveries.text).toContain('<option value="deliveries" selected>Notifications</option>');
    const merchants = await browser.open(`/console/audit?kind=merchants&merNo=${merNo}`);
    expect(actionsIn(merchants.text)).toEqual(['approveMerchant', 'createMerchant']);
    const approved = await browser.open(`/console/audit?kind=merchants&action=approveMerchant&merNo=${merNo}`);
    expect(actionsIn(approved.text)).toEqual(['approveMerchant']);
    expect(pageText(approved.text)).toContain('Approved Story shop approveMerchant Status pending → active');
    expect(approved.text).toMatch(
      /<optgroup label="Merchants">[^]*<option value="approveMerchant" selected>Approve a merchant<\/option>/,
    );
    expect(pageText((await browser.open(`/console/audit?kind=keys&merNo=${merNo}`)).text)).toContain(
      'No actions match',
    );
    const other = await browser.open('/console/audit?action=listBalances');
    expect(other.text).toContain('<option value="listBalances" selected>List balances</option>');
    expect(pageText((await browser.open('/console/audit?kind=weather')).text)).toMatch(/Nothing was done.{0,80}Kind/);
  });

  it('names the people it is about, whether their addresses are in the record or not', async () => {
    const email = 'support@tollgate.example';
    await openConsole(gateway.url, 'support');
    await givePassword(createTestBrowser(gateway.url), email, 'six purple walruses');
    const browser = await openConsole(gateway.url, 'admin');
    const refused = await browser.open('/console/audit?action=signIn&outcome=refused');
    expect(pageText(refused.text)).toContain(`Somebody could not sign in as ${email}: wrong password refused`);
    const { body } = await gateway.operator('GET', '/operator/people?limit=100');
    const person = (body as OperatorAnswers['listPeople']).people.find((one) => one.email === email);
    expect(refused.text).toContain(`<a href="/console/people/${person?.personId}">${email}</a>`);
    await gateway.operator('POST', `/operator/people/${person?.personId}/sessions/end`);
    const ended = await browser.open('/console/audit?kind=people&action=endPersonSessions');
    expect(pageText(ended.text)).toContain(`Ended all sessions of ${email}`);
    const lately = await browser.open(`/console/people/${person?.personId}`);
    expect(pageText(lately.text)).toContain('Signed in with the demo account');
  });

  it('offers whom a beginning of a name or an address may mean', async () => {
    await openConsole(gateway.url, 'support');
    const browser = await openConsole(gateway.url, 'admin');
    const asked = await browser.open('/console/audit?actor=supp&action=signIn');
    expect(pageText(asked.text)).toContain('Nobody is recorded as exactly “supp”. Whom do you mean?');
    const [, path = ''] = /href="([^"]*actorId=[^"]*)"/.exec(asked.text) ?? [];
    const found = await browser.open(path.replaceAll('&amp;', '&'));
    expect(pageText(found.text)).toContain('Signed in with the demo account');
    expect(path).toContain('action=signIn');
    expect((await browser.open('/console/audit?actor=nobody-at-all')).text).not.toContain('Whom do you mean?');
  });

  it('is taken out as it is filtered, with the sentence beside the fields', async () => {
    const auditor = await openConsole(gateway.url, 'auditor');
    const page = await auditor.open(`/console/audit?kind=merchants&merNo=${merNo}`);
    const [, path = ''] = /href="([^"]*actions\.csv[^"]*)"/.exec(page.text) ?? [];
    const file = await auditor.open(path.replaceAll('&amp;', '&'));
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [names = [], ...rows] = file.text
      .trim()
      .split('\r\n')
      .map((line) => line.slice(1, -1).split('","'));
    const column = (name: string) => rows.map((row) => row[names.indexOf(name)]);
    expect(column('action')).toEqual(['approveMerchant', 'createMerchant']);
    expect(column('what')).toEqual(['Approved Story shop', 'Created the merchant Story shop']);
    expect(column('merchant')).toEqual(['Story shop', 'Story shop']);
    expect(column('merNo')).toEqual([String(merNo), String(merNo)]);
    const { body } = await gateway.operator('GET', '/operator/actions?kind=reading');
    expect(body).toMatchObject({
      actions: [
        {
          action: 'listActions',
          actor: 'auditor@tollgate.example',
          detail: expect.stringMatching(/^audit-\S+\.csv exported: kind merchants; merNo \d+$/) as string,
        },
      ],
    });
  });

  it('is verified from its page', async () => {
    const browser = await openConsole(gateway.url, 'auditor');
    await browser.open('/console/audit');
    expect((await browser.submit('/audit/verify')).text).toContain('Every action is as it was written');
  });

  it('is exported by auditors only, line by line', async () => {
    const auditor = await openConsole(gateway.url, 'auditor');
    await auditor.open('/console/audit');
    const { headers, text } = await auditor.submit('/audit/export');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-/);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { action: string }).action);
    expect(lines).toContain('pauseDeliveries');
    expect(lines).not.toContain('streamActions');
    const recorded = await gateway.operator('GET', '/operator/actions?action=streamActions');
    expect(recorded.body).toMatchObject({ actions: [{ actor: 'auditor@tollgate.example' }] });

    const admin = await openConsole(gateway.url, 'admin');
    const seen = await admin.open('/console/audit');
    expect(seen.text).not.toContain('Export all');
    const csrf = /name="csrf" value="([^"]*)"/.exec(seen.text)?.[1] ?? '';
    const sent = await admin.send('/console/audit/export', { method: 'POST', body: new URLSearchParams({ csrf }) });
    expect(sent.status).toBe(403);
  });

  it('does not grow because two follow it: a record of an export is not recorded when it is exported', async () => {
    const auditor = await openConsole(gateway.url, 'auditor');
    expect((await auditor.send('/operator/actions/stream')).status).toBe(200);
    const exports = async () => {
      const { body } = await gateway.operator('GET', '/operator/actions?action=streamActions');
      return (body as OperatorAnswers['listActions']).actions.map(({ actionNo }) => actionNo);
    };
    const [newest = 0, ...older] = await exports();
    const news = await gateway.operator('GET', `/operator/actions/stream?after=${newest - 1}&limit=1`);
    expect(news).toMatchObject({ status: 200, body: { actionNo: newest, actor: 'auditor@tollgate.example' } });
    expect(await exports()).toEqual([newest, ...older]);
  });

  it('is not taken out by those who may only read it, which is recorded', async () => {
    const admin = await openConsole(gateway.url, 'admin');
    expect((await admin.open('/console/audit')).text).not.toContain('Export CSV');
    expect((await admin.open('/console/audit/actions.csv')).status).toBe(403);
    const page = await admin.open('/console/audit?kind=reading&outcome=refused');
    expect(pageText(page.text)).toContain('Was refused “Export the audit log”');
  });

  it('is not for those who may not read it', async () => {
    expect((await (await openConsole(gateway.url, 'support')).open('/console/audit')).status).toBe(403);
  });
});

function actionsIn(page: string): string[] {
  return [...page.matchAll(/href="\/console\/audit\?action=(\w+)"/g)].map(([, action = '']) => action);
}
