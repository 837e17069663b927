import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../../generated/permissions.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import type { PeopleGateway } from '../../../helpers/people/people.ts';

// What lists of the desks have in common, each rule shown with one of them.

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

async function open(role: Role, path: string) {
  const { status, text } = await (await openConsole(gateway.url, role)).open(path);
  const linkOf = (label: string) =>
    new RegExp(`href="([^"]*)"[^>]*>\\s*${label}\\s*<`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  const headings = [...text.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, title]) => title);
  return { status, text, linkOf, headings };
}

test('the pages of a list inside a tab stay in the tab', async () => {
  const page = await open('auditor', '/console/merchants/100001?tab=people&after=person_zzz');
  expect(page.linkOf('Newest')).toBe('/console/merchants/100001?tab=people');
});

test('another tab begins without filters where its filters differ', async () => {
  const approvals = await open('support', '/console/approvals?view=others&kind=refund');
  expect(approvals.linkOf('Decided')).toBe('/console/approvals?view=decided');
});

test('clearing the filters keeps the one without which there is no list', async () => {
  const filtered = await open('support', '/console/ledger?merNo=100001&currency=usd');
  expect(filtered.linkOf('Clear')).toBe('/console/ledger?merNo=100001');
  expect((await open('support', '/console/ledger?merNo=100001')).linkOf('Clear')).toBeUndefined();
});

test('a wrong filter is answered with a sentence, and stays in its field to be corrected', async () => {
  const audit = await open('admin', '/console/audit?merNo=abc');
  expect(audit.text).toMatch(
    /<b>Merchant<\/b>\s+is unknown: there is no merchant “abc”; type a part of the name, or the number</,
  );
  expect(audit.text).toMatch(/name="merNo"\s+type="text"\s+value="abc"/);
  // What was refused is refused again: the page does not ask for it every few seconds.
  expect([audit.headings, audit.text.includes('data-live-seconds')]).toEqual([[], false]);
  const chargebacks = await open('support', '/console/chargebacks?due=tomorrow');
  expect([chargebacks.status, chargebacks.linkOf('Clear')]).toEqual([400, '/console/chargebacks']);
  const refunds = await open('support', '/console/refunds?merNo=abc');
  expect([refunds.status, refunds.headings]).toEqual([400, []]);
  expect(refunds.text).toMatch(
    /<b>Merchant<\/b>\s+is unknown: there is no merchant “abc”; type a part of the name, or the number</,
  );
  expect(refunds.text).toMatch(/name="merNo"\s+type="text"\s+value="abc"/);
});

test('a list without filters says on a page of its own that its address cannot be read', async () => {
  const { status, text } = await open('admin', `/console/people/invitations?before=${'x'.repeat(51)}`);
  expect([status, text.includes('before: must have at most 50 characters, not 51.')]).toEqual([400, true]);
  expect(text).not.toContain('<h1>Invitations');
});
