import type { CardTableStore, RoutingStore, SimulationStore } from '../../domain/routing/routing-store.ts';
import type { Engine } from '../engine/engine.ts';
import { createCardTableStore } from './cards.ts';
import { createSimulationStore } from './simulations.ts';
import { createRoutingStore } from './versions.ts';

/** Rules, what they would have done, and where cards were issued. */
export function createRoutingStores(engine: Engine): RoutingStore & CardTableStore & SimulationStore {
  return { ...createRoutingStore(engine), ...createCardTableStore(engine), ...createSimulationStore(engine) };
}
