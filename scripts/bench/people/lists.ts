import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config.ts';
import { median, ratio } from '../gateway/report.ts';
import type { Finding } from '../gateway/report.ts';
import { openConnection } from '../pages/get.ts';
import type { Connection } from '../pages/get.ts';
import { sessionToken } from './fill.ts';
import type { Size } from './fill.ts';
import { readPage } from './read-page.ts';
import { FIRST_MERCHANT, approvalOf, personOf } from './records.ts';
import type { PeopleBench } from './session-check.ts';

const PAGE_ITEMS = 20;
const CALLS_A_ROUND = 20;
const RATIO_MAX = 1.5;

interface Filled {
  readonly url: string;
  readonly size: Size;
}

/** Each list in both stores, call by call in turn. Both must answer a full page. */
export async function measureLists(
  { small, large }: { readonly small: Filled; readonly large: Filled },
  { engine, rounds, only, progress }: PeopleBench,
): Promise<Finding[]> {
  const [few, many] = [await openConnection(small.url), await openConnection(large.url)];
  const findings: Finding[] = [];
  const [inSmall, inLarge] = [listsOf(small.size), listsOf(large.size)];
  for (const name of Object.keys(inSmall).filter((one) => one.includes(only))) {
    const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
    // The first round is for warming up.
    for (let call = 0; call < CALLS_A_ROUND * (rounds + 1); call += 1) {
      const msSmall = await readFullPage(few, inSmall[name] ?? '', name);
      const msLarge = await readFullPage(many, inLarge[name] ?? '', name);
      if (call < CALLS_A_ROUND) continue;
      times.small.push(msSmall);
      times.large.push(msLarge);
    }
    const finding: Finding = {
      chapter: 'b',
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
  for (const connection of [few, many]) connection.close();
  return findings;
}

async function readFullPage(connection: Connection, path: string, name: string): Promise<number> {
  const token = name.startsWith('listAccountEvents') ? sessionToken(8) : SANDBOX_OPERATOR_TOKEN;
  const { ms, items } = await readPage(connection, path, token);
  if (items !== PAGE_ITEMS) throw new Error(`${name}: ${path} has ${items} items, and not ${PAGE_ITEMS}`);
  return ms;
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
