import { expect, it, onTestFinished } from 'vitest';
import { startPeopleGateway } from '../helpers/people/people.ts';
import { commandsIn, createShell } from './guide-commands.ts';

it('every command of the guide "Approvals" runs, by an admin and by the second person', async () => {
  const gateway = await startPeopleGateway();
  const shell = createShell({ env: { TOLLGATE_URL: gateway.url } });
  onTestFinished(async () => {
    await shell.close();
    await gateway.close();
  });
  const [admin, support, finance] = [
    await gateway.signIn({ roles: ['admin'] }),
    await gateway.signIn({ roles: ['support'] }),
    await gateway.signIn({ roles: ['finance'] }),
  ];
  const [rules = '', demanded = '', look = '', approve = '', ...others] = commandsIn('approvals');
  expect(others).toEqual([]);
  const set = await shell.run(rules, { TOLLGATE_TOKEN: admin.token });
  expect(set).toMatchObject({ exitCode: 0, stderr: '' });
  expect(set.stdout).toMatch(/^refund limits +50\.00 USD$/m);
  const asking = await shell.run(demanded, { TOLLGATE_TOKEN: admin.token });
  expect(asking).toMatchObject({ exitCode: 0, stderr: '' });
  expect(asking.stdout).toMatch(/^needs one above +payout 1000\.00 USD$/m);

  const { data } = await (await gateway.newShop()).pay({ merOrderNo: 'A-1', sourceAmount: '100.00' });
  const path = `/operator/orders/${(data as { tradeNo: string }).tradeNo}/refunds`;
  const sent = { body: { amount: '50.01' }, headers: { 'X-Reason': 'Ticket 4711' } };
  const asked = await gateway.as(support.token, 'POST', path, sent);
  expect(asked.status).toBe(202);
  const { approvalNo } = asked.body as { approvalNo: string };

  const env = { TOLLGATE_TOKEN: finance.token, APPROVAL: approvalNo };
  const looked = await shell.run(look, env);
  expect(looked).toMatchObject({ exitCode: 0, stderr: '' });
  expect(looked.stdout).toContain('Refund 50.01 USD');
  const approved = await shell.run(approve, env);
  expect(approved).toMatchObject({ exitCode: 0, stderr: '' });
  expect(approved.stdout).toMatch(/^state +done$/m);
});
