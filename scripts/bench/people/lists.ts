import { compareReads } from '../frame/compare-reads.ts';
import type { ServerProcess } from '../frame/processes.ts';
import { openReader } from '../frame/reader.ts';
import type { Finding } from '../frame/report.ts';
import { readList } from './callers.ts';
import type { Size } from './fill.ts';
import { FIRST_MERCHANT, approvalOf, personOf } from './records.ts';

const PAGE_ITEMS = 20;
const CALLS_A_ROUND = 20;
const RATIO_MAX = 1.5;

export interface FilledServer {
  readonly title: string;
  readonly server: ServerProcess;
  readonly size: Size;
}

/** Each list in both stores, the smaller first. Both must answer a full page. */
export async function measureLists(
  servers: readonly FilledServer[],
  options: { engine: string; rounds: number; only: string; progress(line: string): void },
): Promise<Finding[]> {
  const readers = await Promise.all(servers.map(({ server }) => openReader(server.url)));
  const findings: Finding[] = [];
  const names = Object.keys(listsOf({ people: 0, actions: 0 })).filter((name) => name.includes(options.only));
  for (const name of names) {
    const stores = servers.map(({ size, ...store }, index) => ({
      ...store,
      async read() {
        const path = listsOf(size)[name] ?? '';
        const caller = name.startsWith('listAccountEvents') ? 'person' : 'environment';
        const { ms, items } = await readList(readers[index], path, caller);
        if (items !== PAGE_ITEMS) throw new Error(`${name}: ${path} has ${items} items, and not ${PAGE_ITEMS}`);
        return ms;
      },
    }));
    const reading = { what: `${options.engine}: ${name}`, callsARound: CALLS_A_ROUND, ratioMax: RATIO_MAX };
    findings.push(...(await compareReads(stores, { ...options, ...reading })));
  }
  for (const reader of readers) reader.close();
  return findings;
}

/** Paths of equal pages in a store of this size, by what they show. */
function listsOf({ people, actions }: Size): Readonly<Record<string, string>> {
  const deep = Math.floor(people * 0.9);
  const deepAction = Math.floor(actions * 0.1);
  // A fifth of the log, in its middle.
  const span = 'from=2026-03-01T00:00:00Z&to=2026-05-15T00:00:00Z';
  const lists = {
    'listPeople, all': 'people?',
    'listPeople, deep page': `people?after=${personOf(deep).personId}`,
    'listPeople, by role': 'people?role=finance',
    'listPeople, one merchant': `people?merNo=${FIRST_MERCHANT}`,
    'listPeople, one merchant and role': `people?merNo=${FIRST_MERCHANT}&role=owner`,
    "listPeople, merchants' side": 'people?side=merchant',
    "listPeople, operator's side": 'people?side=operator',
    'listPeople, disabled': 'people?state=disabled',
    'listPeople, by text': 'people?text=mara',
    'listPeople, by text, deep page': `people?text=mara&after=${personOf(deep + 1 - (deep % 2)).personId}`,
    'listPeople, by text and role': 'people?text=mara&role=finance',
    'listPeople, by text, one merchant': `people?text=mara&merNo=${FIRST_MERCHANT}`,
    'listActions, all': 'actions?',
    'listActions, by actor': 'actions?actor=p7%40example.com',
    'listActions, by actor id': 'actions?actorId=person_7',
    'listActions, by action': 'actions?action=createDeposit',
    'listActions, by merchant': `actions?merNo=${FIRST_MERCHANT + 7}`,
    'listActions, by outcome': 'actions?outcome=refused',
    'listActions, by target': `actions?target=merchant%20${FIRST_MERCHANT + 7}`,
    'listActions, time span': `actions?${span}`,
    'listActions, by actor and action': 'actions?actor=p8%40example.com&action=updateMerchant',
    'listActions, deep page': `actions?before=${deepAction}`,
    'listInvitations, all': 'invitations?',
    'listInvitations, one merchant': `invitations?merNo=${FIRST_MERCHANT}`,
    'listTokens, all': 'tokens?',
    'listTokens, one merchant': `tokens?merNo=${FIRST_MERCHANT}`,
    'listApprovals, all': 'approvals?',
    'listApprovals, pending': 'approvals?state=pending',
    'listApprovals, deep page': `approvals?before=${approvalOf(Math.floor(people * 0.1)).approvalNo}`,
    listAccountEvents: 'account/events?',
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, path]) => [name, `/operator/${path}&limit=${PAGE_ITEMS}`.replace('?&', '?')]),
  );
}
