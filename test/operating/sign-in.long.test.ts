import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refusalOf } from '../../src/gateway/pages/account/views/provider-refusals.ts';
import { readGuide, tableUnder } from '../helpers/docs/guides.ts';
import { commandsIn, createShell } from './guide-commands.ts';

it('the file of the guide "Sign-in" is a valid configuration that only its owner can read', async () => {
  const shell = createShell({ env: { PORT: '0', OIDC_CLIENT_SECRET: 'a-secret-of-the-client' } });
  onTestFinished(() => shell.close());
  const [write, ...others] = commandsIn('sign-in');
  expect(others).toEqual([]);
  const checked = await shell.run(write ?? '');
  expect(checked).toMatchObject({ exitCode: 0, stderr: '' });
  expect(checked.stdout).toMatch(/^ok {7}configuration: valid, mode sandbox\n/);
  expect(checked.stdout).not.toContain('a-secret-of-the-client');
  const file = join(shell.folder, 'oidc-providers.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ clientSecret: 'a-secret-of-the-client' }]);
});

it('the guide explains pages by the titles that they have', () => {
  const rows = tableUnder(readGuide('sign-in'), 'If it does not work');
  const codes = ['unavailable', 'invalid', 'noRole', 'emailRefused', 'expired', 'emailTaken'] as const;
  expect(rows.map(([title]) => title)).toEqual(codes.map((code) => refusalOf(code, '…').title));
});
