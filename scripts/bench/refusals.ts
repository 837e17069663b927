import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { signMd5 } from '../../src/protocol/signature.ts';
import { startServer, stopAll } from './gateway/processes.ts';
import { median, ratio, writeMarkdown } from './gateway/report.ts';
import type { Finding } from './gateway/report.ts';
import { dearestAccepted, hostileBodies } from './refusals/bodies.ts';
import type { HostileBody } from './refusals/bodies.ts';
import { START_FLAGS } from './start-flags.ts';

// `npm run bench:refusals` compares the most expensive refusals with the most expensive accepted request. Both use the same
// socket in turn, so that the time of one is the time for which it blocks all others.

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(options.rounds);
const WANTED_MAX = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-bench-refusals-'));
try {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MODE: 'sandbox', DATA_DIR: dataDir };
  const { url } = await startServer('./serve.ts', env, START_FLAGS);
  const findings = await measure(url);
  const setting = `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds, medians.`;
  console.log(writeMarkdown(findings, setting));
} finally {
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(url: string): Promise<Finding[]> {
  const bodies = hostileBodies();
  const accepted: number[] = [];
  const refused = bodies.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    const taken = await timeOf(url, acceptedBody(round), '00000');
    if (round >= 0) accepted.push(taken);
    for (const [index, body] of bodies.entries()) {
      const spent = await timeOf(url, body, '10001');
      // Nobody's first runs count.
      if (round >= 0) refused[index]?.push(spent);
    }
  }
  const costs = bodies.map(({ what }, index) => {
    const spent = refused[index] ?? [];
    return { what, spent: median(spent), times: ratio(spent, accepted) };
  });
  return [
    { chapter: 'a', what: 'the dearest request that is accepted', value: milliseconds(median(accepted)) },
    ...costs
      .toSorted((left, right) => right.times - left.times)
      .map(({ what, spent, times }) => ({
        chapter: 'b',
        what: `refusing ${what}`,
        value: `${milliseconds(spent)}, ${times.toFixed(2)} times`,
        wanted: `at most ${WANTED_MAX} times`,
      })),
  ];
}

function acceptedBody(round: number): HostileBody {
  const body = { ...dearestAccepted(), merOrderNo: `BENCH-${process.pid}-${round}` };
  const sign = signMd5(operations.createPayment.signature.fields, body, sandboxAccount.key);
  return { what: '', operationId: 'createPayment', text: JSON.stringify({ ...body, sign }) };
}

async function timeOf(url: string, { operationId, paymentType, text }: HostileBody, wanted: string): Promise<number> {
  const bytes = Buffer.from(text);
  const headers = {
    'Content-Type': 'application/json',
    Referer: 'http://localhost/',
    ...(paymentType === undefined ? {} : { paymentType }),
  };
  const startedAt = performance.now();
  const response = await fetch(url + operations[operationId].path, { method: 'POST', headers, body: bytes });
  const answer = await response.text();
  const spent = performance.now() - startedAt;
  const { code } = JSON.parse(answer) as { code: string };
  if (code !== wanted) throw new Error(`wanted ${wanted}, got ${answer.slice(0, 300)}`);
  return spent;
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
