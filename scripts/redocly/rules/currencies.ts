import { contractRule, missingFrom, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { operationsOf, requestSchemas } from '../operations.ts';
import { findProperty, propertiesOf } from '../schemas.ts';

/** `x-currencies` names methods of its enum, each with the currencies in which it is offered, all of them in `currencyCode`. */
export const currencies = contractRule((view) => {
  for (const { operation } of operationsOf(view)) {
    for (const { schema } of requestSchemas(view, operation)) {
      const known = textsOf(findProperty(view, schema, 'currencyCode')?.keywords['enum']);
      for (const { written } of propertiesOf(view, schema)) {
        const scalar = view.follow(written);
        if (scalar.node['x-currencies'] !== undefined) checkMethods(view, scalar, known);
      }
    }
  }
});

function checkMethods(view: ContractView, scalar: Located, known: readonly string[]): void {
  const { node, at } = step(scalar, 'x-currencies');
  for (const method of missingFrom(textsOf(scalar.node['enum']), Object.keys(node))) {
    view.report(`x-currencies speaks of '${method}', which is not in the enum`, at.child([method]));
  }
  for (const [method, listed] of Object.entries(objectOf(node))) {
    const place = at.child([method]);
    const codes = textsOf(listed);
    if (codes.length === 0) {
      view.report(`x-currencies must list the currencies of ${method}, or leave it out where it takes all`, place);
    }
    if (new Set(codes).size < codes.length) view.report(`x-currencies lists a currency of ${method} twice`, place);
    for (const code of missingFrom(known, codes)) {
      view.report(`x-currencies of ${method} lists '${code}', which is no value of currencyCode`, place);
    }
  }
}
