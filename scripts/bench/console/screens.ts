import { SCREENS } from '../../../src/gateway/pages/desk/console-navigation.ts';
import { compareReads } from '../frame/compare-reads.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { openReader, signIn } from '../frame/reader.ts';
import type { Finding } from '../frame/report.ts';
import { PAYER } from './fill.ts';
import type { Filled } from './fill.ts';
import { LAST4, NAMES } from './fill-terms.ts';

const RATIO_MAX = 1.5;

export interface FilledServer {
  readonly title: string;
  readonly server: ServerProcess;
  readonly filled: Filled;
}

export interface ConsoleBench {
  readonly engine: string;
  readonly rounds: number;
  readonly callsARound: number;
  /** What the names of the measured screens have in them. */
  readonly only: string;
  progress(line: string): void;
}

/** Each screen in both stores, the smaller first. */
export async function measureScreens(servers: readonly FilledServer[], bench: ConsoleBench): Promise<Finding[]> {
  const stores = await Promise.all(servers.map(visit));
  const findings: Finding[] = [];
  for (const name of Object.keys(stores[0]?.paths ?? {}).filter((one) => one.includes(bench.only))) {
    const what = `${bench.engine}: ${name}`;
    const status = await stores[0]?.statusOf(name);
    if (status !== 200 && status !== 303) {
      bench.progress(`${what} is left out: it was answered with ${status}`);
      continue;
    }
    const compared = stores.map(({ read, ...store }) => ({ ...store, read: () => read(name) }));
    findings.push(...(await compareReads(compared, { ...bench, what, ratioMax: RATIO_MAX })));
  }
  for (const { close } of stores) close();
  return findings;
}

/** Somebody who may read everything. */
async function visit({ title, server, filled }: FilledServer) {
  const cookie = await signIn(server.url, 'auditor');
  const { get, close } = await openReader(server.url);
  const paths = pathsIn(filled);
  return {
    title,
    server,
    paths,
    close,
    statusOf: async (name: string) => (await get(paths[name] ?? '', cookie)).status,
    async read(name: string) {
      const { status, firstByteMs } = await get(paths[name] ?? '', cookie);
      if (status !== 200 && status !== 303) throw new Error(`${paths[name]} was answered with ${status}`);
      return firstByteMs;
    },
  };
}

const search = (text: string) => `/console/search?q=${encodeURIComponent(text)}`;

/** Every screen of the menu, and what is below and beside them. */
function pathsIn({ tradeNo, merOrderNo, merNo }: Filled): Readonly<Record<string, string>> {
  const screens = Object.values(SCREENS).map(({ title, path }) => [title, `/console${path}`] as const);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    ...Object.fromEntries(screens),
    'Order story': `/console/orders/${tradeNo}`,
    'Orders of a merchant': `/console/orders?merNo=${merNo}`,
    'Orders, failed': '/console/orders?state=failure',
    'Orders until a month ago': `/console/orders?to=${monthAgo}`,
    'Orders by text': `/console/orders?text=${merOrderNo}`,
    'Refunds, processing': '/console/refunds?state=processing',
    'Deliveries of a merchant': `/console/deliveries?merNo=${merNo}`,
    'A merchant': `/console/merchants/${merNo}`,
    'Ledger of a merchant': `/console/ledger?merNo=${merNo}`,
    'Search by number': search(merOrderNo),
    'Search by email': search(PAYER.email),
    'Search by amount and day': search('100.00 yesterday'),
    'Search by amount': search('100.00'),
    'Search by the end of a number': search(tradeNo.slice(-8)),
    'Search by a run of all numbers': search('bench'),
    'Search by a name': search(`${NAMES.first.word} ${NAMES.last.word}`),
    'Search by the end of a card and a day': search(`${LAST4} yesterday`),
    'Search by the end of a card': search(LAST4),
    'Search by a telephone number': search('345678'),
    'Search for a misspelt name': search('Blomenn'),
    'Search for a list': search('failed yesterday bench'),
    'Search without a hit': search('nobody@example.com'),
  };
}
