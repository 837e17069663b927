import { componentName, missingFrom, nodeRule, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';

const SOURCES = ['decided', 'example'];

/** `x-decision` says where a thing comes from and why, for the whole element or value by value. */
export const decisionForm = nodeRule((given, view) => {
  if (given.node['x-decision'] === undefined) return;
  const decision = step(given, 'x-decision');
  if (decision.node['values'] === undefined) {
    checkReason(view, decision);
    return;
  }
  const values = step(decision, 'values');
  const target = componentName(given.node) === undefined ? given : view.follow(given);
  const known = textsOf(target.node['enum']);
  for (const keyword of missingFrom(['values'], Object.keys(decision.node))) {
    view.report(`x-decision has values, so it has no ${keyword}`, decision.at);
  }
  for (const value of missingFrom(known, Object.keys(values.node))) {
    view.report(`x-decision speaks of '${value}', which is not in the enum`, values.at.child([value]));
  }
  for (const value of Object.keys(values.node)) checkReason(view, step(values, value));
});

function checkReason(view: ContractView, { node, at }: Located): void {
  for (const keyword of missingFrom(['source', 'why'], Object.keys(node))) {
    view.report(`x-decision knows no ${keyword}, only source and why, or values`, at);
  }
  if (!SOURCES.includes(String(node['source']))) view.report(`the source must be ${SOURCES.join(' or ')}`, at);
  const why = String(node['why'] ?? '').trim();
  if (!/^[A-Z].*\.$/s.test(why) || /[.!?]\s+[A-Z]/.test(why)) {
    view.report('x-decision needs a why: one sentence that ends in a full stop', at);
  }
}
