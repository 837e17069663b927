import { contractRule, missingFrom, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { operationsOf, requestSchemas } from '../operations.ts';
import { findProperty, propertiesOf } from '../schemas.ts';

/**
 * `x-currencies` names every method of its enum with the currencies in which it is paid, all of them in `currencyCode`, or
 * `all`. `x-expiry-seconds` names every method with the time that its payer has, `x-flow` with what its payer does.
 */
export const currencies = contractRule((view) => {
  for (const { operation } of operationsOf(view)) {
    for (const { schema } of requestSchemas(view, operation)) {
      const known = textsOf(findProperty(view, schema, 'currencyCode')?.keywords['enum']);
      for (const { written } of propertiesOf(view, schema)) {
        const scalar = view.follow(written);
        if (scalar.node['x-currencies'] !== undefined) checkCurrencies(view, scalar, known);
        if (scalar.node['x-expiry-seconds'] !== undefined) checkExpiry(view, scalar);
        if (scalar.node['x-flow'] !== undefined) checkFlow(view, scalar);
      }
    }
  }
});

function checkCurrencies(view: ContractView, scalar: Located, known: readonly string[]): void {
  const { node, at } = checkMethods(view, scalar, 'x-currencies');
  for (const [method, listed] of Object.entries(objectOf(node))) {
    if (listed === 'all') continue;
    const place = at.child([method]);
    const codes = textsOf(listed);
    if (codes.length === 0) view.report(`x-currencies must list the currencies of ${method}, or say all`, place);
    if (new Set(codes).size < codes.length) view.report(`x-currencies lists a currency of ${method} twice`, place);
    for (const code of missingFrom(known, codes)) {
      view.report(`x-currencies of ${method} lists '${code}', which is no value of currencyCode`, place);
    }
  }
}

function checkExpiry(view: ContractView, scalar: Located): void {
  const { node, at } = checkMethods(view, scalar, 'x-expiry-seconds');
  for (const [method, seconds] of Object.entries(objectOf(node))) {
    if (Number.isInteger(seconds) && Number(seconds) > 0) continue;
    view.report(`x-expiry-seconds of ${method} must be a whole number of seconds`, at.child([method]));
  }
}

const FLOWS = ['card', 'page', 'code', 'address', 'transfer'];

function checkFlow(view: ContractView, scalar: Located): void {
  const { node, at } = checkMethods(view, scalar, 'x-flow');
  for (const [method, flow] of Object.entries(objectOf(node))) {
    if (FLOWS.includes(String(flow))) continue;
    view.report(`x-flow of ${method} must be one of ${FLOWS.join(', ')}`, at.child([method]));
  }
}

/** Each method of the enum has its entry, and nothing else has one. */
function checkMethods(view: ContractView, scalar: Located, extension: string): Located {
  const extended = step(scalar, extension);
  const [methods, named] = [textsOf(scalar.node['enum']), Object.keys(extended.node)];
  for (const method of missingFrom(methods, named)) {
    view.report(`${extension} speaks of '${method}', which is not in the enum`, extended.at.child([method]));
  }
  for (const method of missingFrom(named, methods)) {
    view.report(`${extension} says nothing of '${method}'`, extended.at);
  }
  return extended;
}
