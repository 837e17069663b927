import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { signMd5 } from '../../src/protocol/signature.ts';
import { costOfCalls } from './frame/core-time.ts';
import { NO_MERCHANTS, createSqlite } from './frame/databases.ts';
import { coreFindings, milliseconds, ratio } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { costliestAccepted, hostileBodies } from './refusals/bodies.ts';
import type { HostileBody } from './refusals/bodies.ts';

// The most expensive refusals against the most expensive accepted request. Both use the same socket in turn, so that the time of
// one is the time for which it blocks all others.

const WANTED_MAX = 5;
const WARM_UPS = 2;
const ACCEPTED = 'the costliest request that is accepted';

interface Kind {
  readonly what: string;
  readonly code: string;
  body(): HostileBody;
  readonly times: number[];
}

export const bench = defineBench({
  options: { rounds: ['interleaved rounds', 15, 1] },
  async run({ options: { rounds } }) {
    const server = await (await createSqlite(NO_MERCHANTS)).serve();
    const accepted: Kind = { what: ACCEPTED, code: '00000', body: acceptedBody, times: [] };
    const refused = hostileBodies().map((body): Kind => ({
      what: `refusing ${body.what}`,
      code: '10001',
      body: () => body,
      times: [],
    }));
    for (let round = -WARM_UPS; round < rounds; round += 1) {
      for (const kind of [accepted, ...refused]) {
        const ms = await send(server.url, kind);
        // Nobody's first runs count.
        if (round >= 0) kind.times.push(ms);
      }
    }
    const costs = [];
    for (const kind of [accepted, ...refused]) {
      const cost = await costOfCalls(server.watch, rounds, () => send(server.url, kind));
      costs.push([kind.what, [{ cost }]] as const);
    }
    return [
      { what: ACCEPTED, value: milliseconds(accepted.times, 1) },
      ...refused
        .map(({ what, times }) => ({
          what,
          value: milliseconds(times, 1),
          against: `accepted: ${milliseconds(accepted.times, 1)}`,
          ratio: ratio(times, accepted.times),
          wanted: `at most ${WANTED_MAX}`,
        }))
        .toSorted((left, right) => right.ratio - left.ratio),
      ...coreFindings('request', costs),
    ];
  },
});

let orders = 0;

function acceptedBody(): HostileBody {
  orders += 1;
  const body = { ...costliestAccepted(), merOrderNo: `BENCH-${process.pid}-${orders}` };
  const sign = signMd5(operations.createPayment.signature.fields, body, sandboxAccount.key);
  return { what: '', operationId: 'createPayment', text: JSON.stringify({ ...body, sign }) };
}

async function send(url: string, { body, code: wanted }: Kind): Promise<number> {
  const { operationId, paymentType, text } = body();
  const bytes = Buffer.from(text);
  const headers = {
    'Content-Type': 'application/json',
    Referer: 'http://localhost/',
    ...(paymentType === undefined ? {} : { paymentType }),
  };
  const startedAt = performance.now();
  const response = await fetch(url + operations[operationId].path, { method: 'POST', headers, body: bytes });
  const answer = await response.text();
  const ms = performance.now() - startedAt;
  const { code } = JSON.parse(answer) as { code: string };
  if (code !== wanted) throw new Error(`wanted ${wanted}, got ${answer.slice(0, 300)}`);
  return ms;
}
