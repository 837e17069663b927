import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BASELINE, createContenders } from './client/contenders.ts';
import type { Contender } from './client/contenders.ts';
import { installPeers } from './client/peers.ts';
import { BUNDLES, measureBundles } from './client/bundle-size.ts';

// `npm run bench:client`: the time of one call against bare fetch, in one run: interleaved rounds, medians.

const ROUNDS = 11;
// Long enough that the garbage and object shapes of one contender hardly affect the next.
const CALLS_A_ROUND = 1_000;

// In development the client checks the names of fields too, and others may do more as well.
process.env['NODE_ENV'] = 'production';
const { folder, require } = installPeers();
const worker = new Worker(new URL('./client/server.ts', import.meta.url));
const [port] = (await once(worker, 'message')) as [number];
const contenders = createContenders(port, require);

for (const contender of contenders) await timeCalls(contender, CALLS_A_ROUND);
const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  // Another one begins each round, so that none always runs after the same neighbour.
  const order = [...contenders.slice(round % contenders.length), ...contenders.slice(0, round % contenders.length)];
  for (const contender of order) times.get(contender.name)?.push(await timeCalls(contender, CALLS_A_ROUND));
}
await worker.terminate();

const base = median(times.get(BASELINE) ?? []);
const sizes = await measureBundles(BUNDLES, folder);
console.log('| client | time of a call, bare fetch = 1 | bundled, minified, gzipped |');
console.log('|---|---|---|');
for (const { name } of contenders) {
  const size = sizes.find((bundle) => name.startsWith(bundle.name));
  const kilobytes = size === undefined ? '' : `${(size.gzippedBytes / 1_000).toFixed(1)} kB`;
  console.log(`| ${name} | ${(median(times.get(name) ?? []) / base).toFixed(2)} | ${kilobytes} |`);
}
process.exit(0);

async function timeCalls(contender: Contender, count: number): Promise<number> {
  const start = process.hrtime.bigint();
  for (let call = 0; call < count; call += 1) await contender.call();
  return Number(process.hrtime.bigint() - start);
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
