import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RULES } from '../../src/acquirer/verify/rules/all-rules.ts';
import { readTestValues } from '../../src/acquirer/verify/test-values.ts';
import { verifyAdapter } from '../../src/acquirer/verify/verify.ts';
import type { VerifyOptions, VerifyReport } from '../../src/acquirer/verify/options.ts';
import { startMockAcquirer } from '../../src/acquirer/mock/mock-acquirer.ts';
import type { MockOptions } from '../../src/acquirer/mock/state.ts';
import { tollgate } from '../cli/command.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startRelayedAdapter } from './relayed-adapter.ts';

const TOKEN = 'verify-token';
const SECRET = `whsec_${Buffer.from('a secret of hints').toString('base64')}`;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function startMock(options: Partial<MockOptions> = {}) {
  const standard = { port: 0, token: TOKEN, booksFile: null, hintSecret: SECRET, settleMs: 100 };
  const mock = await startMockAcquirer({ ...standard, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

const resultsOf = ({ rules }: VerifyReport, result: string) =>
  rules.filter((rule) => rule.result === result).map(({ id, problem, reason }) => `${id}: ${problem ?? reason ?? ''}`);

describe('the rules', () => {
  it('have IDs, sentences and an incident each', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    expect(RULES.length).toBeGreaterThanOrEqual(85);
    for (const { id, title, what, why, remedy, incident } of RULES) {
      expect([id, title]).toEqual([expect.stringMatching(/^[A-Z]+-[0-9]+$/), expect.stringMatching(/^[a-z]/)]);
      for (const sentence of [what, why, remedy, incident.text]) expect(sentence).toMatch(/[.]$/);
      expect(incident.url).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/[0-9]+$/);
    }
  });
});

describe('an adapter that keeps the contract', () => {
  it('is not blamed: the mock acquirer, restarted, with hints and its books', async () => {
    const booksFile = join(await temporaryFolder(), 'books.jsonl');
    const port = await freePort();
    let mock = await startMock({ port, booksFile });
    const restart = async () => {
      await mock.close();
      mock = await startMock({ port, booksFile });
    };
    const hints = { port: 0, secret: SECRET };
    const options: VerifyOptions = {
      url: mock.url,
      token: TOKEN,
      restart,
      hints,
      books: `${mock.url}/books/movements`,
    };
    const report = await verifyAdapter(options);
    expect(resultsOf(report, 'failed')).toEqual([]);
    expect(resultsOf(report, 'notRun').filter((line) => !/--(relay|webhooks)/.test(line))).toEqual([]);
    expect(report.passed).toBe(true);
  });

  it('is not blamed behind the relay, with its feeds as books', async () => {
    const mock = await startMock();
    const port = await freePort();
    const adapter = await startRelayedAdapter({ provider: `http://127.0.0.1:${port}`, token: TOKEN });
    onTestFinished(() => adapter.close());
    const relay = { port, upstream: mock.url };
    const options = { url: adapter.url, token: TOKEN, relay, books: 'feeds', deadlineMs: 1500 };
    const report = await verifyAdapter({ ...options, only: ['RELAY', 'BOOKS', 'ECHO', 'UNIT'] });
    expect(resultsOf(report, 'failed')).toEqual([]);
    expect(resultsOf(report, 'notRun')).toEqual([]);
  });

  it('is not blamed if it speaks version 1 only, and what does not apply is listed', async () => {
    const { url } = await startMock({ isBare: true });
    const only = ['CAP-5', 'ECHO', 'IDEM', 'UNIT-5', 'RETURN', 'CHANGE', 'HINT'];
    const values = readTestValues({ cards: { declined: null, pending: null } });
    const report = await verifyAdapter({
      url,
      token: TOKEN,
      only,
      values,
    });
    expect(resultsOf(report, 'failed')).toEqual([]);
    expect(report.capabilities).toBeNull();
    expect(resultsOf(report, 'notRun')).toEqual(
      expect.arrayContaining([
        'ECHO-4: the test values have no card that is declined',
        'IDEM-8: it needs --restart',
        'UNIT-5: the adapter speaks version 1 only',
        'CAP-5: the adapter has no capabilities, so it is never asked',
        ...Array.from({ length: 8 }, (_, index) => `RETURN-${index + 1}: the adapter does not claim returns`),
        'CHANGE-1: the adapter does not claim changes',
      ]),
    );
  });
});

describe('tollgate acquirer verify', () => {
  it('prints the rules, writes JUnit, and ends with 0', async () => {
    const folder = await temporaryFolder();
    const [tokenFile, junit] = [join(folder, 'token'), join(folder, 'report.xml')];
    await writeFile(tokenFile, `${TOKEN}\n`);
    const { url } = await startMock();
    const args = ['--token-file', tokenFile, '--only', 'echo,BOOKS', '--junit', junit];
    const { code, stdout, stderr } = await tollgate('acquirer', 'verify', url, ...args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ok {4}ECHO-1 {6}the answer to authorize repeats/m);
    expect(stdout).toContain('it needs --books: BOOKS-1, BOOKS-2');
    expect(stdout).toMatch(/\n7 passed, 0 broken, 5 not run in [0-9.]+ s\n$/);
    const xml = await readFile(junit, 'utf8');
    expect(xml).toContain('tests="12" failures="0" skipped="5"');
  });

  it('ends with 1 if a rule is broken, and says how to mend it', async () => {
    const folder = await temporaryFolder();
    const [tokenFile, junit] = [join(folder, 'token'), join(folder, 'report.xml')];
    await writeFile(tokenFile, TOKEN);
    const { url } = await startMock();
    await fetch(`${url}/control`, {
      method: 'POST',
      body: JSON.stringify({ rules: [{ call: 'authorize', fault: 'otherCurrency' }] }),
    });
    const args = ['acquirer', 'verify', url, '--token-file', tokenFile, '--only', 'ECHO-1', '--junit', junit];
    const { code, stdout } = await tollgate(...args);
    expect(code).toBe(1);
    expect(stdout).toContain('authorize: the answer has another currency than the call');
    expect(stdout).toContain('Fix: Copy callId');
    expect(await readFile(junit, 'utf8')).toContain('<failure message="authorize: the answer has another currency');
    const { stdout: json } = await tollgate(...args, '--json');
    expect(JSON.parse(json)).toMatchObject({ passed: false, rules: [{ id: 'ECHO-1', result: 'failed' }] });
  });

  it.each([
    [['--only', 'ECO'], 'there is no rule "ECO"'],
    [['--relay', '4030'], '--relay must be a port and an address'],
    [['--webhooks', '4032'], '--webhooks must be a port and an address'],
    [['--hints', '4031'], 'Missing option --hint-secret-file'],
    [['--books', 'here'], '--books must be an http or https address'],
    [['--values', 'no-such-file.json'], '--values: no-such-file.json: '],
  ])('refuses %j on the command line', async (args, problem) => {
    const tokenFile = join(await temporaryFolder(), 'token');
    await writeFile(tokenFile, TOKEN);
    const { code, stderr } = await tollgate(
      'acquirer',
      'verify',
      'http://127.0.0.1:1',
      '--token-file',
      tokenFile,
      ...args,
    );
    expect(code).toBe(2);
    expect(stderr).toContain(problem);
  });

  it('says in one line that nothing answers', async () => {
    const tokenFile = join(await temporaryFolder(), 'token');
    await writeFile(tokenFile, TOKEN);
    const { code, stderr } = await tollgate('acquirer', 'verify', 'http://127.0.0.1:1', '--token-file', tokenFile);
    expect([code, stderr]).toEqual([
      1,
      'tollgate: no answer from the adapter: ECONNREFUSED; check that it is running\n',
    ]);
  });
});
