import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameAcquirers } from '../helpers/acquirer/acquirers-file.ts';
import { startPeopleGateway } from '../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../helpers/people/people.ts';
import { tollgate } from './command.ts';

// Two people with the real command: one asks, the other approves; one alone stops.

const file = nameAcquirers([{ name: 'north' }]);
let gateway: PeopleGateway;
let engineer: SignedInPerson;
let admin: SignedInPerson;

beforeAll(async () => {
  gateway = await startPeopleGateway({ env: file.env });
  engineer = await gateway.signIn({ roles: ['engineer'] });
  admin = await gateway.signIn({ roles: ['admin'] });
});
afterAll(async () => {
  await gateway.close();
  file.remove();
});

const as = ({ token }: SignedInPerson, ...args: string[]) =>
  tollgate(...args, '--url', gateway.url, '--token', token, '--reason', 'Contract of November');

async function approved(asked: { readonly stderr: string; readonly code: number | null }): Promise<void> {
  expect(asked.code).toBe(3);
  const approvalNo = /approval_\w+/.exec(asked.stderr)?.[0] ?? '';
  expect((await as(admin, 'approval', 'approve', approvalNo)).code).toBe(0);
}

it('an acquirer is set by two people, drained and paused by one, and resumed and removed by two', async () => {
  expect((await as(engineer, 'acquirer', 'list')).stdout).toMatch(/^north +paused +yes +100 +all +all +all +0$/m);
  const use = ['--state', 'active', '--preference', '50', '--currencies', 'EUR,USD', '--limit', 'EUR:1-5000'];
  await approved(await as(engineer, 'acquirer', 'set', 'north', ...use));
  const { stdout } = await as(engineer, 'acquirer', 'show', 'north');
  expect(stdout).toMatch(/^limits +EUR:1\.00-5000\.00$/m);
  expect(stdout).toMatch(/^version of the row +1$/m);
  expect((await as(engineer, 'acquirer', 'drain', 'north')).stdout).toBe('Acquirer north is draining.\n');
  expect((await as(engineer, 'acquirer', 'pause', 'north')).stdout).toBe('Acquirer north is paused.\n');
  await approved(await as(engineer, 'acquirer', 'resume', 'north'));
  await approved(await as(engineer, 'acquirer', 'remove', 'north'));
  expect((await as(engineer, 'acquirer', 'list')).stdout).toMatch(/^north +paused +yes +100 /m);
});

it('what cannot be read, and what does not exist, is refused with what to do', async () => {
  expect(await as(engineer, 'acquirer', 'set', 'north', '--limit', 'EUR 5')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('such as EUR:1.00-5000.00') as string,
  });
  expect((await as(engineer, 'acquirer', 'set', 'north')).code).toBe(2);
  expect(await as(engineer, 'acquirer', 'pause', 'west')).toMatchObject({
    code: 1,
    stderr: "tollgate: there is no acquirer 'west'; the configuration has: default, north\n",
  });
});
