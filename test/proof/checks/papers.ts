import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../../generated/operator.ts';
import { byName, readEntries } from '../../chaos/acquirer-agreement.ts';
import { readStory } from '../../chaos/stories.ts';
import type { Node } from '../world/node.ts';
import type { Site } from '../world/site.ts';

// What comes of the money on paper: a file of lines that a merchant asks for, and the acquirers' reports against the books.

type Export = components['schemas']['Export'];
type File = components['schemas']['ReconciliationFile'];
type Exceptions = components['schemas']['ExceptionPage'];

/** What no moved clock explains: the acquirers report by a clock that nobody moves, so days do not agree here. */
const DISAGREEMENTS = ['missingHere', 'amount', 'currency', 'double', 'unknown', 'arrivedWithoutOrder'];
const LOOK_MS = 1000;
const LOOKS_MAX = 240;

/** The lines of the merchant's days, as a file. */
export async function findExportProblems({ name, nodes, account }: Site): Promise<string[]> {
  const node = nodes.at(-1) as Node;
  const exports = `/operator/merchants/${account.merNo}/exports`;
  const days = { currency: 'USD', from: '2026-01-01', to: '2099-12-31', format: 'jsonl' };
  const asked = await node.operator('POST', exports, days);
  if (asked.status !== 201) return [`${name}: an export was refused: ${asked.status} ${JSON.stringify(asked.body)}`];
  const { exportId } = asked.body as Export;
  let last: Export | null = null;
  for (let looks = 0; looks < LOOKS_MAX && last?.state !== 'done'; looks += 1) {
    await sleep(LOOK_MS);
    last = (await node.operator('GET', `${exports}/${exportId}`)).body as Export;
  }
  const isWhole = last?.state === 'done' && last.rows === last.rowsTotal && last.rows > 0;
  return isWhole ? [] : [`${name}: an export is ${last?.state} with ${last?.rows} of ${last?.rowsTotal} rows`];
}

/** Every report that an acquirer has made by now is read, and says nothing that the books do not. */
export async function findReportProblems({ name, nodes, acquirers }: Site): Promise<string[]> {
  const [node] = nodes as readonly [Node];
  const files = async () =>
    ((await node.operator('GET', '/operator/reconciliation/files')).body as { files: File[] }).files;
  let open: readonly File[] = [];
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    await sleep(LOOK_MS);
    const all = await files();
    open = all.filter(({ state }) => state !== 'done');
    if (all.length > 0 && open.length === 0) break;
  }
  const { exceptions } = (await node.operator('GET', '/operator/exceptions?state=open')).body as Exceptions;
  const found = exceptions.filter(({ kind }) => DISAGREEMENTS.includes(kind));
  const entries = found.length === 0 ? [] : await readEntries({ acquirers: byName(acquirers) });
  const describe = async (one: (typeof found)[number]) => {
    const charged = entries.filter(({ tradeNo }) => tradeNo === one.subject);
    const story = await readStory(node, one.subject).catch(String);
    return `${name}: reconciliation found ${JSON.stringify({ ...one, charged, story })}`;
  };
  return [
    ...open.map((file) => `${name}: the file ${file.name} is ${file.state}`),
    ...(await Promise.all(found.map(describe))),
  ];
}
