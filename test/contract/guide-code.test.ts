import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { webhookHeaders } from '../../src/protocol/standard-webhooks.ts';
import { codeBlocks, readGuide } from '../helpers/docs/guides.ts';
import { validatorNamed } from '../helpers/contract/validators.ts';

// Whatever a reader copies out of the guides works: answers are valid, programs run. Shell samples: samples.test.ts. Programs
// in all languages: guide-programs.nightly.test.ts.

function violations(validatorName: string, value: unknown): unknown {
  const validator = validatorNamed(validatorName);
  return validator(value) ? [] : validator.errors;
}

describe('JSON in the guides', () => {
  const wanted: Record<string, string[]> = {
    'first-payment': ['RedirectSuccess'],
    notifications: ['RefundResultNotification', 'ChargebackNotification'],
    errors: ['Failure'],
  };
  /**
   * Not JSON of the contract: `agents` configures assistants, and test/mcp starts them with it. `acquirer` shows another
   * protocol, which test/gateway/acquirers/http-guide.test.ts speaks. `write-an-adapter` shows a file of the conformance kit.
   */
  const others = readGuides().filter(({ name }) => !['agents', 'acquirer', 'write-an-adapter'].includes(name));

  it.each(others)('JSON in the guide $name is valid', ({ name, text }) => {
    const blocks = codeBlocks(text, 'json').map((block) => JSON.parse(block) as unknown);
    const schemas = wanted[name] ?? [];
    expect(blocks).toHaveLength(schemas.length);
    expect(schemas.flatMap((schema, index) => violations(schema, blocks[index]))).toEqual([]);
  });
});

describe('the receivers of the texts', () => {
  const running: ChildProcess[] = [];

  afterEach(() => {
    for (const child of running.splice(0)) child.kill();
  });

  /** Starts a program that prints its port, and collects what it prints afterwards. */
  async function start(command: string, args: string[]): Promise<{ url: string; printed: () => string }> {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    return { url: `http://127.0.0.1:${/\d+/.exec(line.toString())?.[0]}/notify`, printed: () => printed };
  }

  it('the one in a line prints the notification and acknowledges it', async () => {
    const script =
      codeBlocks(readFileSync('CONTRIBUTING.md', 'utf8'), 'sh').find((block) => block.startsWith('node -e')) ?? '';
    const onAnyPort = script.replace('listen(9000)', 'listen(0, function () { console.log(this.address().port); })');
    expect(onAnyPort).not.toBe(script);
    const { url, printed } = await start('sh', ['-c', `exec ${onAnyPort}`]);
    const answer = await fetch(url, { method: 'POST', body: 'tradeNo=TG1&code=0' });
    expect([answer.status, await answer.text()]).toEqual([200, 'SUCCESS']);
    await expect.poll(printed).toBe('/notify tradeNo=TG1&code=0\n');
  });

  it('the minimal one acts once on what is proven, and refuses the rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-receiver-'));
    try {
      const source =
        codeBlocks(readGuide('verify-by-hand'), 'js').find((block) => block.includes('createServer')) ?? '';
      expect(source).toContain(`'${sandboxAccount.webhookSecret}'`);
      await writeFile(join(folder, 'receiver.mjs'), source.replace('listen(9000', 'listen(0'));
      const { url, printed } = await start(process.execPath, [join(folder, 'receiver.mjs')]);
      const send = async (
        id: string,
        agedSeconds: number,
        sent: { body: string; type: string; signedBody?: string },
      ) => {
        const timestampSeconds = Math.floor(Date.now() / 1000) - agedSeconds;
        const message = { id, timestampSeconds, body: sent.signedBody ?? sent.body };
        const headers = {
          ...webhookHeaders(message, ['whsec_b3RoZXI=', sandboxAccount.webhookSecret]),
          'content-type': sent.type,
        };
        const answer = await fetch(url, { method: 'POST', headers, body: sent.body });
        return `${answer.status} ${await answer.text()}`;
      };
      const form = { body: 'tradeNo=TG1&code=0', type: 'application/x-www-form-urlencoded' };
      const json = { body: '{"refundNo":"RF1","state":0}', type: 'application/json' };
      expect(await send('msg_1', 0, form)).toBe('200 SUCCESS');
      expect(await send('msg_1', 0, form)).toBe('200 SUCCESS');
      expect(await send('msg_2', 0, json)).toBe('200 SUCCESS');
      expect(await send('msg_3', 301, form)).toBe('401 no valid signature');
      expect(await send('msg_3', 0, { ...form, signedBody: 'tradeNo=TG1&code=1' })).toBe('401 no valid signature');
      expect((await fetch(url, { method: 'POST', body: form.body })).status).toBe(401);
      await expect.poll(printed).toBe("{ tradeNo: 'TG1', code: '0' }\n{ refundNo: 'RF1', state: 0 }\n");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
