import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '../../generated/permissions.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// Every command of the guide "People and roles", on the database of a running sandbox with its demo accounts.

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-people-'));
let gateway: TestGateway;
let shell: Shell;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { DATA_DIR: dataDir } });
  shell = createShell({ env: { DATA_DIR: dataDir, TOLLGATE_URL: gateway.url } });
});

afterAll(async () => {
  await shell.close();
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('every command of the guide runs: inviting, listing, changing roles, resetting, disabling', async () => {
  const results: string[] = [];
  for (const block of commandsIn('people')) {
    const { stdout, stderr, exitCode } = await shell.run(block);
    expect({ command: block.script, exitCode, stderr }).toEqual({ command: block.script, exitCode: 0, stderr: '' });
    results.push(stdout);
  }
  const [first = '', invited = '', listed = '', changed = '', reset = '', disabled = ''] = results;
  expect(first).toMatch(/^link +https:\/\/pay\.example\/account\/invitation\/tgi_[\w-]{43}$/m);
  expect(invited.match(/\/tgi_/g)).toHaveLength(2);
  expect(listed).toMatch(/^admin@tollgate\.example +Demo admin +active +admin$/m);
  expect(changed).toMatch(/^roles +support, engineer$/m);
  expect(changed).toMatch(/^roles +none$/m);
  expect(reset).toMatch(/^link +https:\/\/pay\.example\/account\/invitation\/tgi_[\w-]{43}$/m);
  expect(disabled).toMatch(/^state +disabled$/m);
  const { body } = await gateway.operator('GET', '/operator/invitations');
  expect(body).toMatchObject({
    invitations: [
      { email: 'support@tollgate.example', merNo: null, roles: [], invitedBy: 'tollgate user reset' },
      { email: 'shop@example.com', merNo: 100_001, roles: ['owner'], invitedBy: 'tollgate user invite' },
      { email: 'ada@example.com', merNo: null, roles: ['support', 'finance'] },
      { email: 'mara@example.com', merNo: null, roles: ['admin'] },
    ],
  });
});

it('the guide lists the roles of the contract', () => {
  const guide = readFileSync('openapi/guides/people.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` +\| (operator|merchant) +\| (.*?) +\|$/gm)];
  const wanted = Object.entries(roles).map(([role, { side, description }]) => [role, side, description.toLowerCase()]);
  expect(rows.map(([, role, side, about]) => [role, side, `${about}.`.toLowerCase()])).toEqual(wanted);
});
