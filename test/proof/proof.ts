import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_ENGINE, versionAt } from '../chaos/engines/start-engine.ts';
import type { EngineName } from '../chaos/engines/start-engine.ts';
import type { Random } from '../chaos/random.ts';
import { serverUrl } from '../helpers/database/own-server.ts';
import { findDebtProblems } from './checks/books.ts';
import { findUnasked } from './checks/orders.ts';
import { findReportProblems } from './checks/papers.ts';
import { findQuietProblems, restartAcquirers } from './checks/quiet.ts';
import { DATABASE_FAULTS, FILE_FAULTS, OUTSIDE_FAULTS } from './faults/faults.ts';
import type { Fault } from './faults/faults.ts';
import { upgradeFromLast } from './faults/upgrade.ts';
import { useBothAcquirers } from './world/site.ts';
import type { Site } from './world/site.ts';
import { openWorld } from './world/world.ts';
import type { World } from './world/world.ts';

// The long proof: merchants pay while everything is killed, stopped, cut, filled, moved, promoted, upgraded, rotated and restored, at
// random from a seed. At every quiet moment and at the end, everything must agree.

export interface ProofOptions {
  readonly seed: number;
  readonly hours: number;
  /** This release's tree, where it is not this one. */
  readonly tree?: string | undefined;
  /** Whether the last release begins, and is upgraded first; it does by default. */
  readonly isUpgraded?: boolean;
  /** The servers of the two nodes. */
  readonly engine?: EngineName;
  /** The names of the only faults that are drawn. */
  readonly only?: readonly string[] | undefined;
}

export interface ProofReport {
  readonly seed: number;
  readonly hours: number;
  readonly engine: EngineName;
  /** What its servers say of themselves. */
  readonly version: string;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly probes: number;
  readonly pages: number;
  /** Everything that was wrong. */
  readonly problems: readonly string[];
  readonly lastLines: readonly string[];
}

const LANES = 24;
const PAUSE_MS = 10;
const HOUR_MS = 3_600_000;
const QUIET_MS = { min: 120_000, max: 900_000 } as const;
/** Between two faults of one stream. */
const CALM_MS = [300, 6000] as const;
const PROBLEMS_MAX = 50;

export async function runProof(options: ProofOptions): Promise<ProofReport> {
  const { seed, hours, tree, isUpgraded = true, engine = DEFAULT_ENGINE, only } = options;
  const world = await openWorld({ seed, tree, isUpgraded, engine, lanes: LANES, pauseMs: PAUSE_MS });
  const problems: string[] = [];
  const version = await versionAt(serverUrl(world.pair.servers[0]?.port ?? 0));
  try {
    await run(world, { ms: hours * HOUR_MS, isUpgraded, problems, only });
  } catch (error) {
    problems.push(`the run ended early: ${(error as Error).stack ?? String(error)}`, ...lastWords(world));
  }
  const { many, one, people, journal } = world;
  const watches = [...many.watches, ...one.watches];
  const report = {
    seed,
    hours,
    engine,
    version,
    seconds: Math.round((Date.now() - journal.startedAt) / 1000),
    acknowledged:
      [many, one].flatMap(({ load }) => load.sent.filter(({ tradeNo }) => tradeNo !== null)).length +
      watches.reduce((sum, { taken }) => sum + taken.length, 0),
    unanswered: many.load.lost() + one.load.lost(),
    counts: journal.counts(),
    probes: watches.reduce((sum, { samples }) => sum + samples(), 0),
    pages: people.reduce((sum, { pages }) => sum + pages(), 0),
    problems,
    lastLines: journal.lastLines(),
  };
  await world.close();
  return report;
}

interface Run extends Pick<ProofOptions, 'only'> {
  /** How long things go wrong. */
  readonly ms: number;
  readonly isUpgraded: boolean;
  readonly problems: string[];
}

async function run(world: World, { ms, isUpgraded, problems, only }: Run): Promise<void> {
  const { many, one, journal } = world;
  const sites = [many, one];
  const begin = async (site: Site) => {
    if (isUpgraded) await upgradeFromLast(world, site);
    await useBothAcquirers(site);
  };
  await Promise.all(sites.map(begin));
  // Each goes on after a quiet moment where it was.
  const streams = Object.entries({ database: DATABASE_FAULTS, file: FILE_FAULTS, outside: OUTSIDE_FAULTS }).map(
    ([about, faults]) => ({
      faults: faults.filter(
        ({ name, isPossible }) => (only?.includes(name) ?? true) && (isPossible?.(world.pair) ?? true),
      ),
      random: world.random(about),
    }),
  );
  const checked = new Map<Site, number>();
  const until = Date.now() + ms;
  // A short run has two quiet moments, so that it goes on after one too.
  const quietEveryMs = Math.min(Math.max(ms / 2, QUIET_MS.min), QUIET_MS.max);
  while (problems.length === 0 && Date.now() < until) {
    const end = new AbortController();
    // One that fails ends the others.
    const failed = Promise.all(streams.map((stream) => rage(world, stream, end.signal)));
    failed.catch(() => end.abort());
    const part = Math.min(quietEveryMs, Math.max(until - Date.now(), 0));
    await sleep(part, undefined, { signal: end.signal }).catch(() => undefined);
    end.abort();
    await failed;
    journal.record('quiet', 'nobody pays');
    await restartAcquirers(world, { isWell: true });
    await Promise.all(sites.map(({ load }) => load.pause()));
    const check = async (site: Site) => {
      problems.push(...(await findQuietProblems(world, site, checked.get(site) ?? 0)));
      problems.push(...site.watches.flatMap((watch) => watch.lies()));
      checked.set(site, site.load.sent.length);
    };
    await Promise.all(sites.map(check));
    problems.push(...world.people.flatMap((people) => people.problems));
    journal.record(
      'note',
      `${problems.length} problems, ${sites.map(({ load }) => load.sent.length).join(' and ')} answered`,
    );
    if (problems.length > 0 || Date.now() >= until) break;
    await restartAcquirers(world, { isWell: false });
    for (const { load } of sites) load.resume();
  }
  if (problems.length === 0) {
    problems.push(...(await Promise.all(sites.map(checkEnd))).flat());
    problems.push(...(await world.adapter.end()));
  }
  problems.splice(PROBLEMS_MAX);
  await Promise.all(sites.map(({ load }) => load.stop()));
}

interface Stream {
  readonly faults: readonly Fault[];
  readonly random: Random;
}

/** Draws one fault after the other. */
async function rage(world: World, { faults, random }: Stream, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && faults.length > 0) {
    await sleep(random.between(...CALM_MS));
    if (!signal.aborted) await draw(faults, random).run(world, random);
  }
}

function draw(faults: readonly Fault[], random: Random): Fault {
  let left = random.next() * faults.reduce((sum, { weight }) => sum + weight, 0);
  return faults.find(({ weight }) => (left -= weight) < 0) ?? (faults[0] as Fault);
}

async function checkEnd(site: Site): Promise<string[]> {
  for (const watch of site.watches) await watch.stop();
  const probes = site.watches.reduce((sum, { taken }) => sum + taken.length, 0);
  return [
    ...(await findUnasked(site, site.load.sent, probes)),
    ...(await findReportProblems(site)),
    ...(await findDebtProblems(site)),
  ];
}

function lastWords({ many, one }: World): string[] {
  return [...many.nodes, ...one.nodes].map((node) => `${node.name} wrote last:\n${node.lastWords()}`);
}
