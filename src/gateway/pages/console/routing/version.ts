import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

// Versions of the rules, as the pages read them.

export type Version = OperatorAnswers['getRoutingVersion'];
export type Rule = Version['rules'][number];
export type Condition = Rule['when'];
export type Simulation = OperatorAnswers['getRoutingSimulation'];

export const ROUTING = CONSOLE + SCREENS.routing.path;

export function versionPath(version: number): string {
  return `${ROUTING}/versions/${version}`;
}

export function simulationPath(simulationNo: string): string {
  return `${ROUTING}/simulations/${simulationNo}`;
}

export function readVersion({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Version>> =>
    call(exchange, 'getRoutingVersion', { parameters: { version: Number(exchange.parameter) } });
}

const PAGE = 100;

/** Null if no rules decide. Most often it is among the newest. */
export async function readLive({ call }: DeskContext, exchange: SignedInExchange): Promise<Answered<Version | null>> {
  let before: number | null = null;
  for (;;) {
    const read: Answered<OperatorAnswers['listRoutingVersions']> = await call(exchange, 'listRoutingVersions', {
      parameters: { limit: PAGE, ...(before !== null && { before }) },
    });
    if (read.kind === 'refused') return read;
    const { versions, next }: OperatorAnswers['listRoutingVersions'] = read.value;
    const live = versions.find(({ state }) => state === 'live');
    if (live !== undefined || next === null) return { kind: 'done', value: live ?? null };
    before = next;
  }
}

/** By preference, as they are asked where no rule holds; empty for those who may not see them. */
export async function readAcquirerNames({ call }: DeskContext, exchange: SignedInExchange): Promise<string[]> {
  if (!may(exchange, 'channels.read')) return [];
  const read = await call(exchange, 'listAcquirers', {});
  return read.kind === 'done' ? read.value.acquirers.map(({ name }) => name) : [];
}

/** Rules have numbers of merchants, and people know their names. Whatever is read teaches the page the names in it. */
export async function learnMerchants(
  { call }: DeskContext,
  exchange: SignedInExchange,
  rules: readonly Rule[],
): Promise<void> {
  const numbers = [...new Set(rules.flatMap(({ when }) => when.merchants ?? []))].slice(0, NAMES_MAX);
  if (numbers.length === 0 || !may(exchange, 'merchants.read')) return;
  await call(exchange, 'listMerchantNames', { parameters: { numbers: numbers.map(String) } });
}

const NAMES_MAX = 200;

const STATES: Readonly<Record<Version['state'], { readonly title: string; readonly tone: Tone }>> = {
  draft: { title: 'Draft', tone: 'wait' },
  live: { title: 'Decides now', tone: 'good' },
  retired: { title: 'Decided before', tone: 'plain' },
  discarded: { title: 'Given up', tone: 'plain' },
};

export function stateTag({ state, simulation }: Pick<Version, 'state' | 'simulation'>): Html {
  if (state === 'draft' && simulation !== null) return tag('Simulated', 'good');
  return tag(STATES[state].title, STATES[state].tone);
}
