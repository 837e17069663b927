import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { RoutingRule } from '../../domain/routing/routing-rules.ts';
import type { RoutingSimulation, RoutingStore, SimulationStore } from '../../domain/routing/routing-store.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface SimulationDependencies {
  readonly store: Pick<RoutingStore, 'findRoutingVersion'> & Pick<SimulationStore, 'addSimulation' | 'findSimulation'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A simulation waits to be run. */
  readonly simulateNow: () => void;
}

export interface SimulationInput {
  /** Null for the rules that come with it. */
  readonly version: number | null;
  readonly rules: readonly RoutingRule[] | null;
  readonly since: number;
  /** Null for now. */
  readonly until: number | null;
}

const WAITING_MAX = 20;

export function createSimulationOperations(deps: SimulationDependencies) {
  return {
    simulateRouting: (input: SimulationInput, acting: Acting) => simulate(deps, input, acting),
    getRoutingSimulation: (simulationNo: string) => getSimulation(deps, simulationNo),
  };
}

async function simulate(
  deps: SimulationDependencies,
  input: SimulationInput,
  acting: Acting,
): Promise<OperatorOutcome<RoutingSimulation>> {
  const { version, since } = input;
  const now = deps.clock.now();
  const until = Math.min(input.until ?? now, now);
  if ((version === null) === (input.rules === null)) return refuseInput([invalid('rules', 'rulesOrVersion')]);
  if (since >= until) return refuseInput([invalid('since', 'sinceAfterUntil')]);
  const found = version === null ? null : await deps.store.findRoutingVersion(version);
  if (version !== null && found === null) return refuse('routingVersionNotFound', { version });
  const simulation: RoutingSimulation = {
    simulationNo: deps.ids.newId('simulation'),
    state: 'waiting',
    version,
    edit: found?.edit ?? null,
    rules: found?.rules ?? input.rules ?? [],
    since,
    until,
    replayed: 0,
    result: null,
    createdAt: now,
    createdBy: nameOf(acting.actor),
    finishedAt: null,
  };
  if (!(await deps.store.addSimulation(simulation, WAITING_MAX))) {
    return refuse('simulationsWaiting', { waiting: WAITING_MAX });
  }
  deps.simulateNow();
  return done(simulation);
}

async function getSimulation(
  { store }: SimulationDependencies,
  simulationNo: string,
): Promise<OperatorOutcome<RoutingSimulation>> {
  const found = await store.findSimulation(simulationNo);
  return found === null ? refuse('simulationNotFound', { simulationNo }) : done(found);
}
