import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

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
    expect(page.text).toContain('<b>paused</b> false → true');
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

  it('is not for those who may not read it', async () => {
    expect((await (await openConsole(gateway.url, 'support')).open('/console/audit')).status).toBe(403);
  });
});
