import { SCREENS } from '../../../src/gateway/pages/desk/console-navigation.ts';
import { median, ratio } from '../gateway/report.ts';
import type { Finding } from '../gateway/report.ts';
import { PAYER } from './fill.ts';
import type { Filled } from './fill.ts';
import { signIn } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const CALLS_A_ROUND = 20;
const RATIO_MAX = 1.5;

export interface ConsoleBench {
  readonly engine: string;
  readonly rounds: number;
  /** What the names of the measured screens have in them. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

type Server = Filled & { readonly url: string };

/** Each screen in both stores, call by call in turn. */
export async function measureScreens(
  { small, large }: { readonly small: Server; readonly large: Server },
  { engine, rounds, only, progress }: ConsoleBench,
): Promise<Finding[]> {
  // Who may read everything.
  const [few, many] = [await signIn(small.url, 'auditor'), await signIn(large.url, 'auditor')];
  const [inSmall, inLarge] = [pathsIn(small), pathsIn(large)];
  const findings: Finding[] = [];
  for (const name of Object.keys(inSmall).filter((one) => one.includes(only))) {
    const [pathInSmall = '', pathInLarge = ''] = [inSmall[name], inLarge[name]];
    const { status } = await few.read(pathInSmall);
    if (status !== 200 && status !== 303) {
      progress(`${engine}: ${name} is left out: ${pathInSmall} was answered with ${status}`);
      continue;
    }
    const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
    // The first round is for warming up.
    for (let call = 0; call < CALLS_A_ROUND * (rounds + 1); call += 1) {
      const msSmall = await timeOf(few, pathInSmall);
      const msLarge = await timeOf(many, pathInLarge);
      if (call < CALLS_A_ROUND) continue;
      times.small.push(msSmall);
      times.large.push(msLarge);
    }
    const finding: Finding = {
      chapter: 'console',
      what: `${engine}: ${name}`,
      value: `${median(times.large).toFixed(2)} ms`,
      against: `${median(times.small).toFixed(2)} ms in the small store`,
      ratio: median(times.large) / median(times.small),
      wanted: `at most ${RATIO_MAX}`,
    };
    const ofPairs = ratio(times.large, times.small).toFixed(2);
    progress(`${finding.what}: ${finding.value}, ${finding.against}: ${finding.ratio?.toFixed(2)} (pairs: ${ofPairs})`);
    findings.push(finding);
  }
  for (const visitor of [few, many]) visitor.close();
  return findings;
}

async function timeOf(visitor: Visitor, path: string): Promise<number> {
  const { status, ms } = await visitor.read(path);
  if (status !== 200 && status !== 303) throw new Error(`${path} was answered with ${status}`);
  return ms;
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
    'Search without a hit': search('nobody@example.com'),
  };
}
