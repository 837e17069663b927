import { candidateOf, chooseAcquirers, isTakenByAny, refusalOf } from '../acquirers/choose-acquirer.ts';
import type { KnownAcquirer } from '../acquirers/choose-acquirer.ts';
import { acquirerNameOf } from '../acquirers/acquirer.ts';
import type { AcquirerChoice, AcquirerNeed } from '../ports.ts';
import { compileRules, rankAcquirers } from './apply-rules.ts';
import type { CompiledRules, RoutingFacts } from './apply-rules.ts';
import type { RoutingDecision, RoutingRefusal } from './routing-decision.ts';
import { acquirersOf } from './routing-rules.ts';
import type { RoutingRule } from './routing-rules.ts';

/** A version of the rules, ready for orders. */
export interface Router {
  /** Null for rules that are no version, as a simulation may have. */
  readonly version: number | null;
  readonly rules: readonly RoutingRule[];
  readonly compiled: CompiledRules;
}

export function createRouter(version: number | null, rules: readonly RoutingRule[]): Router {
  return { version, rules, compiled: compileRules(rules) };
}

interface Routing {
  readonly known: readonly KnownAcquirer[];
  readonly need: AcquirerNeed;
  readonly facts: RoutingFacts;
}

/** Who may take an order, as the gateway and a simulation of it ask. */
export function routeOrder(router: Router | null, routing: Routing): AcquirerChoice {
  return routeBy(router, router?.compiled.find(routing.need, routing.facts) ?? null, routing);
}

/** The same by the rule that holds for it; null if none does. */
export function routeBy(router: Router | null, rule: RoutingRule | null, routing: Routing): AcquirerChoice {
  if (rule !== null) return byRule(router, rule, routing);
  const { known, need } = routing;
  const [first, ...others] = chooseAcquirers(known, need);
  if (first === undefined) return { kind: isTakenByAny(known, need) ? 'resting' : 'none' };
  const asked = [first, ...others].map(({ acquirer }) => ({ acquirer: acquirerNameOf(acquirer) }));
  const decision: RoutingDecision | null =
    router === null ? null : { version: router.version ?? 0, rule: null, by: 'preference', asked, refused: [] };
  return { kind: 'chosen', first, others, retriesDeclined: false, decision };
}

/** A rule decides alone: whom it does not name is not asked, even if nobody else can take the order. */
function byRule(router: Router | null, rule: RoutingRule, { known, need, facts }: Routing): AcquirerChoice {
  const named = acquirersOf(rule.use).map((name) => {
    const acquirer = known.find((one) => one.name === name);
    const reason: RoutingRefusal | null = acquirer === undefined ? 'notConfigured' : refusalOf(acquirer, need);
    return { name, acquirer, reason };
  });
  const able = named.filter(({ reason }) => reason === null).map(({ name }) => name);
  const refused = named.flatMap(({ name, reason }) => (reason === null ? [] : [{ acquirer: name, reason }]));
  const asked = rankAcquirers(rule, { able, order: need, facts });
  const candidates = asked.flatMap(({ acquirer }) => known.filter(({ name }) => name === acquirer)).map(candidateOf);
  const [first, ...others] = candidates;
  if (first === undefined) return { kind: refused.some(isResting) ? 'resting' : 'none' };
  const { name, use, retriesDeclined } = rule;
  const decision = { version: router?.version ?? 0, rule: name, by: use.by, asked, refused };
  return { kind: 'chosen', first, others, retriesDeclined, decision };
}

/** Whether it would take the order at another time. */
function isResting({ reason }: { readonly reason: RoutingRefusal }): boolean {
  return reason === 'draining' || reason === 'paused';
}
