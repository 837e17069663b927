import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { nameAcquirers } from '../helpers/acquirer/acquirers-file.ts';
import { startPeopleGateway } from '../helpers/people/people.ts';
import { commandsIn, createShell } from './guide-commands.ts';

it('every command of the guide "Several acquirers" runs, by an engineer', async () => {
  const file = nameAcquirers([{ name: 'north' }]);
  const gateway = await startPeopleGateway({ env: file.env });
  const shell = createShell({ env: { TOLLGATE_URL: gateway.url } });
  onTestFinished(async () => {
    await shell.close();
    await gateway.close();
    file.remove();
  });
  const engineer = await gateway.signIn({ roles: ['engineer'] });
  const admin = await gateway.signIn({ roles: ['admin'] });
  const approveAll = async () => {
    const { body } = await gateway.as(admin.token, 'GET', '/operator/approvals?state=pending');
    for (const { approvalNo } of (body as { approvals: { approvalNo: string }[] }).approvals)
      await gateway.as(admin.token, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
  };
  const env = { TOLLGATE_TOKEN: engineer.token };
  const [stop = '', remove = '', ...others] = commandsIn('several-acquirers');
  expect(others).toEqual([]);
  // The commands of the steps, which stand in a list.
  const use =
    '--state active --preference 50 --currencies EUR,USD --limit EUR:1.00-5000.00 --reason "contract of November"';
  // What waits for somebody else ends with 3.
  expect((await shell.run(`npx tollgate acquirer set north ${use}`, env)).exitCode).toBe(3);
  expect((await shell.run('npx tollgate approval list --waiting', { TOLLGATE_TOKEN: admin.token })).stdout).toContain(
    'north',
  );
  await approveAll();
  const stopped = await shell.run(stop, env);
  expect(stopped.stdout).toContain('Acquirer north is draining.');
  expect(stopped.stdout).toContain('Acquirer north is paused.');
  await approveAll();
  expect((await shell.run(remove, env)).exitCode).toBe(3);
});

it('every command of the guide "Write an adapter" runs, with the packages of this tree', async () => {
  const shell = createShell({ env: { PORT: String(await freePort()) } });
  onTestFinished(() => shell.close());
  const [write = '', serve = '', ...others] = commandsIn('write-an-adapter');
  expect(others).toEqual([]);
  const script = typeof write === 'string' ? write : write.script;
  const install = 'ln -s ../node_modules node_modules && ln -s "$TREE/node_modules/@types" ../node_modules/@types';
  const env = { TREE: process.cwd() };
  const written = await shell.run(script.replace('npm install', install), env);
  expect(written.stdout).toMatch(/[0-9]+ passed, 0 broken, [0-9]+ not run in/);
  expect(written.exitCode).toBe(0);
  const line = typeof serve === 'string' ? serve : serve.script;
  const asking = 'curl -fsS --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$PORT/readyz"';
  expect((await shell.run(`(${line.trim()}) & ${asking}; ready=$?; kill %1; exit $ready`)).exitCode).toBe(0);
});
