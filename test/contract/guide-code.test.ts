import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { prepareContract } from '../../scripts/docs/prepare-contract.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { formOf, verifyMd5, verifyRsa } from '../../src/protocol/signature.ts';
import type { SignatureForm } from '../../src/protocol/signature.ts';
import { webhookHeaders } from '../../src/protocol/standard-webhooks.ts';
import { codeBlocks, readCurl, readGuide, readGuides } from '../helpers/guides.ts';
import type { CurlCall } from '../helpers/guides.ts';
import { startTestGateway } from '../helpers/gateway.ts';
import { validatorNamed } from '../helpers/validators.ts';

// Whatever a reader copies out of the docs works: requests are valid and signed, answers are valid, programs run.

function violations(validatorName: string, value: unknown): unknown {
  const validator = validatorNamed(validatorName);
  return validator(value) ? [] : validator.errors;
}

interface Variant {
  readonly value: string | null;
  readonly request: string;
  readonly forms: readonly SignatureForm[];
}

function isSigned(fields: readonly string[], forms: readonly SignatureForm[], body: Record<string, unknown>): boolean {
  const sign = String(body['sign']);
  const form = formOf(sign);
  const { key, publicKey } = sandboxAccount;
  return (
    forms.includes(form) &&
    (form === 'md5' ? verifyMd5({ fields, body, sign, key }) : verifyRsa({ fields, body, sign, publicKey }))
  );
}

/** What is wrong with a call, as the gateway would see it. */
function faultsOf({ url, headers, body }: CurlCall): unknown[] {
  const operation = Object.values(operations).find((candidate) => candidate.path === url.pathname);
  if (operation === undefined) return [`no operation at ${url.pathname}`];
  const { selector, signature } = operation;
  const given = selector?.in === 'body' ? body[selector.name] : (headers[selector?.name ?? ''] ?? '');
  const variants = Object.values(operation.variants) as Variant[];
  const variant = variants.find(({ value }) => value === null || value === given);
  if (variant === undefined) return [`no variant ${String(given)}`];
  return [
    violations(variant.request, body),
    isSigned(signature.fields, variant.forms, body) ? [] : 'the signature is wrong',
    headers['Content-Type'] === 'application/json' ? [] : 'Content-Type is missing',
    operation.referer && headers['Referer'] !== sandboxAccount.websites[0] ? 'Referer is missing' : [],
  ].flat();
}

describe('curl lines', () => {
  const readme = { name: 'README', text: readFileSync('README.md', 'utf8') };
  const inGuides = [...readGuides(), readme].flatMap(({ name, text }) =>
    codeBlocks(text, 'sh').flatMap((script, index) =>
      script.includes('curl ') ? { name: `${name} ${index + 1}`, script } : [],
    ),
  );

  const isForOperators = ({ script }: { script: string }) => script.includes('/operator/');
  const forOperators = inGuides.filter(isForOperators);
  const forMerchants = inGuides.filter((one) => !isForOperators(one));

  it('stand in the guides and the README', () => {
    expect([forMerchants.length, forOperators.length]).toEqual([5, 1]);
  });

  it.each(forOperators)('of $name, for operators, work on the sandbox as they stand', async ({ script }) => {
    const gateway = await startTestGateway({ engine: 'SQLite' });
    const { url, headers, body } = await readCurl(script);
    const answer = await fetch(gateway.url + url.pathname, { method: 'POST', headers, body: JSON.stringify(body) });
    expect([answer.status, await answer.json()]).toEqual([200, expect.any(Object)]);
    await gateway.close();
  });

  it.each(forMerchants)('of $name are valid and signed for the sandbox', async ({ script }) => {
    const call = await readCurl(script);
    expect(faultsOf(call)).toEqual([]);
    expect(call.url.origin).toBe('http://localhost:8080');
  });

  it.each(Object.values(operations))('of the page of $operationId are valid and signed', async ({ path }) => {
    const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Contract;
    const samples = prepareContract(contract).paths[path]?.post['x-codeSamples'] as { source: string }[];
    const calls = await Promise.all(samples.map(({ source }) => readCurl(source)));
    expect(new Set(calls.map(({ url }) => url.pathname))).toEqual(new Set([path]));
    expect(calls.flatMap(faultsOf)).toEqual([]);
  });
});

describe('JSON in the guides', () => {
  const wanted: Record<string, string[]> = {
    'getting-started': ['PaymentSuccess'],
    notifications: ['RefundResultNotification', 'ChargebackNotification'],
    errors: ['Failure'],
  };

  it.each(readGuides())('of $name is valid', ({ name, text }) => {
    const blocks = codeBlocks(text, 'json').map((block) => JSON.parse(block) as unknown);
    const schemas = wanted[name] ?? [];
    expect(blocks).toHaveLength(schemas.length);
    expect(schemas.flatMap((schema, index) => violations(schema, blocks[index]))).toEqual([]);
  });
});

describe('the receivers of the guides', () => {
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
    const script = codeBlocks(readGuide('getting-started'), 'sh').find((block) => block.startsWith('node -e')) ?? '';
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
      const source = codeBlocks(readGuide('notifications'), 'js').find((block) => block.includes('createServer')) ?? '';
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
