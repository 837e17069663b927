import { contractRule, objectOf, step } from '../contract-view.ts';
import type { ContractView, Located, Node, Place } from '../contract-view.ts';
import { examplesOf, operationsOf } from '../operations.ts';
import { alternativesOf, findProperty } from '../schemas.ts';

/** Every failure that an example shows is in the catalogue, and speaks with its words. */
export const failureExamples = contractRule((view) => {
  const checked = new Set<unknown>();
  for (const { operation } of operationsOf(view)) {
    for (const status of Object.keys(objectOf(operation.node['responses']))) {
      const media = step(view.follow(step(operation, 'responses', status)), 'content', 'application/json');
      const catalogue = objectOf(failureCode(view, media)['x-errors']);
      for (const example of examplesOf(view, media)) {
        const value = objectOf(example.value);
        if (checked.has(value) || value['code'] === '00000') continue;
        checked.add(value);
        checkFailure(view, { value, at: example.at, meaning: objectOf(catalogue[String(value['code'])])['meaning'] });
      }
    }
  }
});

/** The keywords of the code of a failure, with the catalogue among them. */
function failureCode(view: ContractView, media: Located): Node {
  const failure = alternativesOf(view, step(media, 'schema')).find(({ name }) => name === 'Failure');
  return failure === undefined ? {} : (findProperty(view, failure.schema, 'code')?.keywords ?? {});
}

function checkFailure(view: ContractView, given: { value: Node; at: Place; meaning: unknown }): void {
  const { value, at, meaning } = given;
  const code = String(value['code']);
  if (meaning === undefined) view.report(`code ${code} is not in the catalogue of ErrorCode`, at.child(['code']));
  else if (!String(value['message']).startsWith(String(meaning))) {
    view.report(`the message of code ${code} must begin with its meaning: ${String(meaning)}`, at.child(['message']));
  }
}
