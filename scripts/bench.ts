import { runBench } from './bench/frame/run-bench.ts';
import type { AnyBench } from './bench/frame/run-bench.ts';

// `npm run bench -- <name> [options]`. Load generator, database and gateway share the machine, so the ratios within one run
// count, not the figures. What varies least is core time: the processor time of all processes of the gateway and the database.

const BENCHES = {
  acquirers: 'payments at one acquirer while another one hangs',
  client: 'the client against bare fetch and its peers',
  console: "the console's lists and stories with few and with many orders",
  edge: 'HTTP and all checks without a store; with --against, beside another checkout',
  exports: 'files of a million lines: time, memory, and what they cost payments',
  fallback: 'payments whose first acquirer cannot be reached, and which go to another one',
  gateway: 'the gateway against pgbench, Prism and itself, in chapters a to k',
  notifier: 'deliveries against two job queues and a bare loop',
  pages: "the payer's pages: weight, time to make one, memory of a thousand",
  people: 'what a session costs a request; lists with many people and records',
  prune: 'what removing old rows costs payments',
  reconciliation: 'a settlement report of a million lines, from the file to its result',
  refusals: 'the most expensive refusals against the most expensive accepted request',
  release: 'core time of a payment beside the last release; fails beyond 5 %',
  routing: 'routing rules: what they cost a payment, how they divide, and a simulation of a million orders',
  scale: 'from one machine to 50,000 payments a second: measured here, and simulated with it',
  start: 'from start to first answer, against an empty Fastify server',
} as const;

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === '--help') console.log(list());
else if (!(name in BENCHES)) {
  console.error(`There is no bench "${name}".\n\n${list()}`);
  process.exitCode = 1;
} else {
  const { bench } = (await import(`./bench/${name}.ts`)) as { readonly bench: AnyBench };
  await runBench(name, bench, args);
}

function list(): string {
  const lines = Object.entries(BENCHES).map(([one, what]) => `  ${one.padEnd(10)}${what}`);
  return `Usage: npm run bench -- <name> [options]; <name> --help lists its options\n\n${lines.join('\n')}`;
}
