import type { IncomingMessage, ServerResponse } from 'node:http';
import { numberOf } from './books.ts';
import type { AcquirerCall } from './books.ts';
import { factsOf } from './facts.ts';
import { answer, failBefore, repeatEarlierAnswer } from './faults.ts';
import type { Rule } from './faults.ts';
import type { ReadMove } from './read-call.ts';
import type { MockState } from './state.ts';
import { scriptOf } from './test-values.ts';
import type { Scripted } from './test-values.ts';

/** A call about a number: a rule or a test value decides the result, the books carry it out, and a fault spoils the answer. */
export async function carryOutCall(
  state: MockState,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { call, sent, version }: ReadMove,
): Promise<void> {
  const number = numberOf(sent);
  const { isBare = false } = state.options;
  const { 'idempotency-key': key, traceparent } = request.headers;
  state.calls.push({ call, number, key: String(key), ...(typeof traceparent === 'string' && { traceparent }) });
  state.connections.add(request.socket);
  repeatEarlierAnswer(request.socket);
  const script = scriptOf(isBare ? {} : sent);
  const isNew = state.books.find(number) === undefined;
  const rule = withLoss(takeRule(state, { call, number, amount: sent.amount }), isNew ? script : null);
  if (failBefore({ request, response, rule })) return;
  const result = rule.fault === 'refuse' ? 'declined' : (rule.result ?? script.result);
  const event = rule.result === undefined ? script.later : undefined;
  const due = event === undefined ? {} : { due: { at: state.now() + state.settleMs, event } };
  const { payUrl: _url, remittanceText: _text, ...bare } = sent;
  const outcome = state.books.carryOut({ call, body: isBare ? bare : sent, version, result, ...due });
  const usual = isBare ? {} : factsOf({ number, outcome, sent, url: state.url() });
  const isDescribed = outcome.kind === 'declined' && rule.decline !== undefined;
  const facts = isDescribed ? { ...usual, decline: rule.decline } : usual;
  await answer({ request, response, rule, sent, outcome, facts, version, die: state.die });
}

/** A test card can lose the answer to its first call. */
function withLoss(rule: Rule, script: Scripted | null): Rule {
  return script?.isLost === true && rule.fault === undefined ? { ...rule, fault: 'breakAfter' } : rule;
}

function takeRule({ rules }: MockState, call: { call: AcquirerCall; number: string; amount: string }): Rule {
  const found = rules.find(
    ({ rule, left }) =>
      left > 0 &&
      (rule.number ?? call.number) === call.number &&
      (rule.amount ?? call.amount) === call.amount &&
      (rule.call ?? call.call) === call.call,
  );
  if (found === undefined) return {};
  found.left -= 1;
  return found.rule;
}
