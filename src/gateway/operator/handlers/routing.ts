import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { formatAmount } from '../../domain/money.ts';
import type { MovedOrder, SimulatedAcquirer } from '../../domain/routing/simulation.ts';
import type { RoutingSimulation } from '../../domain/routing/routing-store.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { CardTablePage } from '../../operations/routing/cards.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { routingToWire } from '../wire/routing.ts';
import { areProblems, routingRulesFromWire } from '../wire/rules-from-wire.ts';

type Schemas = components['schemas'];

type RoutingOperationId = Extract<
  OperatorOperationId,
  | `${string}Routing${string}`
  | 'draftRouting'
  | 'activateRouting'
  | 'simulateRouting'
  | 'listCardRanges'
  | 'putCardTable'
>;

/** Which acquirer takes a new payment or payout. */
export function createRoutingHandlers(
  operations: Pick<OperatorOperations, RoutingOperationId>,
): Pick<OperatorHandlers, RoutingOperationId> {
  return {
    async listRoutingVersions({ parameters: { before = null, limit } }) {
      const { versions, next } = await operations.listRoutingVersions({ before, limit });
      return done({ versions: versions.map(routingToWire), next });
    },
    getRoutingVersion: async ({ parameters: { version } }) =>
      mapOutcome(operations.getRoutingVersion(version), routingToWire),
    async draftRouting({ body: { comment, basedOn, ...body }, acting }) {
      const rules = routingRulesFromWire(body.rules);
      if (areProblems(rules)) return refuseInput(rules);
      return mapOutcome(operations.draftRouting({ comment, basedOn, rules }, acting), routingToWire);
    },
    async changeRoutingDraft({ parameters: { version }, body: { edit, comment, ...body }, acting }) {
      const rules = routingRulesFromWire(body.rules);
      if (areProblems(rules)) return refuseInput(rules);
      return mapOutcome(operations.changeRoutingDraft({ version, edit, comment, rules }, acting), routingToWire);
    },
    discardRoutingDraft: async ({ parameters: { version }, body: { edit }, acting }) =>
      mapOutcome(operations.discardRoutingDraft({ version, edit }, acting), routingToWire),
    activateRouting: async ({ parameters: { version }, body: { edit }, acting }) =>
      mapOutcome(operations.activateRouting({ version, edit }, acting), routingToWire),
    goBackInRouting: async ({ body: { live }, acting }) => operations.goBackInRouting(live, acting),
    async simulateRouting({ body, acting }) {
      const rules = body.rules === undefined ? null : routingRulesFromWire(body.rules);
      if (rules !== null && areProblems(rules)) return refuseInput(rules);
      const input = {
        version: body.version ?? null,
        rules,
        since: Date.parse(body.since),
        until: body.until === undefined ? null : Date.parse(body.until),
      };
      return mapOutcome(operations.simulateRouting(input, acting), simulationToWire);
    },
    getRoutingSimulation: async ({ parameters: { simulationNo } }) =>
      mapOutcome(operations.getRoutingSimulation(simulationNo), simulationToWire),
    listCardRanges: async ({ parameters: { after = null } }) =>
      done(tableToWire(await operations.listCardRanges(after))),
    putCardTable: async ({ body, acting }) => mapOutcome(operations.putCardTable(body, acting), tableToWire),
  };
}

function tableToWire({ version, changedAt, count, ranges, next }: CardTablePage): Schemas['CardTable'] {
  return { version, changedAt: optionalMoment(changedAt), count, ranges: [...ranges], next };
}

function simulationToWire(simulation: RoutingSimulation): Schemas['RoutingSimulation'] {
  const { simulationNo, state, version, edit, since, until, replayed, result, createdBy } = simulation;
  return {
    simulationNo,
    state,
    version,
    edit,
    since: momentText(since),
    until: momentText(until),
    replayed,
    result: result && {
      ...result,
      acquirers: result.acquirers.map(sumsToWire),
      rules: [...result.rules],
      examples: result.examples.map(exampleToWire),
    },
    createdAt: momentText(simulation.createdAt),
    createdBy,
    finishedAt: optionalMoment(simulation.finishedAt),
  };
}

function sumsToWire({ amountBefore, amountAfter, costBefore, costAfter, ...sums }: SimulatedAcquirer) {
  const text = (amount: bigint) => formatAmount(amount, sums.currency);
  return {
    ...sums,
    amountBefore: text(amountBefore),
    amountAfter: text(amountAfter),
    costBefore: text(costBefore),
    costAfter: text(costAfter),
  };
}

function exampleToWire({ method, amount, ...example }: MovedOrder): Schemas['MovedOrder'] {
  // A method of the contract: the order was accepted by it.
  return { ...example, method: method as Schemas['Method'], amount: formatAmount(amount, example.currency) };
}
