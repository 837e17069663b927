import type { RoutingSimulation, SimulationStore } from '../../domain/routing/routing-store.ts';
import type { SimulationResult } from '../../domain/routing/simulation.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text, textOf } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';
import { listReplayed } from './replayed-orders.ts';
import { rulesCodec } from './rules-codec.ts';

const AMOUNTS = new Set(['amount', 'amountBefore', 'amountAfter', 'costBefore', 'costAfter']);

/** Amounts are texts in JSON (S15). */
const result: Codec<SimulationResult> = {
  type: 'text',
  encode: (value) => JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)),
  decode: (stored) =>
    JSON.parse(textOf(stored), (key, one: unknown) =>
      AMOUNTS.has(key) ? BigInt(textOf(one)) : one,
    ) as SimulationResult,
};

const SIMULATIONS = defineTable<RoutingSimulation>('routing_simulations', {
  simulationNo: text(),
  state: text(),
  version: nullable(integer()),
  edit: nullable(integer()),
  rules: rulesCodec,
  since: integer(),
  until: integer(),
  replayed: integer(),
  result: nullable(result),
  createdAt: integer(),
  createdBy: text(),
  finishedAt: nullable(integer()),
});

export function createSimulationStore(engine: Engine): SimulationStore {
  const { dialect } = engine;
  return {
    addSimulation: (simulation, waitingMax) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('routing')]);
        const [row] = await transaction.query(
          "select count(*) as waiting from routing_simulations where state in ('waiting', 'running')",
        );
        if (integerOf(row?.['waiting']) >= waitingMax) return false;
        await transaction.query(SIMULATIONS.insert(dialect), [jsonOf([SIMULATIONS.encode(simulation)])]);
        return true;
      }),

    async findSimulation(simulationNo) {
      const sql = `select ${SIMULATIONS.list()} from routing_simulations where simulation_no = $1`;
      const [row] = await engine.query(sql, [simulationNo]);
      return row === undefined ? null : SIMULATIONS.decode(row);
    },

    async claimSimulation({ holder, realNow, leaseMs }) {
      const [row] = await engine.execute(
        `update routing_simulations set held_by = $1, held_until = $3, state = 'running', replayed = 0
         where simulation_no = (
           select simulation_no from routing_simulations where state in ('waiting', 'running') and held_until <= $2
           order by simulation_no limit 1 ${dialect.forUpdateSkipLocked}
         ) returning ${SIMULATIONS.list()}`,
        [holder, realNow, realNow + leaseMs],
      );
      return row === undefined ? null : SIMULATIONS.decode(row);
    },

    async noteSimulation({ simulationNo, holder, replayed, heldUntil }) {
      const rows = await engine.execute(
        `update routing_simulations set replayed = $3, held_until = $4
         where simulation_no = $1 and held_by = $2 and state = 'running' returning simulation_no`,
        [simulationNo, holder, replayed, heldUntil],
      );
      return rows.length > 0;
    },

    async endSimulation({ simulationNo, holder, replayed, result: ended, at }) {
      const rows = await engine.execute(
        `update routing_simulations set state = 'done', replayed = $3, result = $4, finished_at = $5, held_by = null, held_until = 0
         where simulation_no = $1 and held_by = $2 and state = 'running' returning simulation_no`,
        [simulationNo, holder, replayed, result.encode(ended), at],
      );
      return rows.length > 0;
    },

    async removeSimulations(before) {
      await engine.execute("delete from routing_simulations where state = 'done' and created_at < $1", [before]);
    },

    listReplayed: (page) => listReplayed(engine, page),
  };
}
