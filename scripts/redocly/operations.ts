import { objectOf, step } from './contract-view.ts';
import type { ContractView, Located } from './contract-view.ts';
import { alternativesOf } from './schemas.ts';
import type { NamedSchema } from './schemas.ts';

// What rules ask of an operation or a notification.

export interface OperationView {
  /** The path of an operation, the event of a notification. */
  readonly name: string;
  readonly operation: Located;
}

export interface VariantView {
  readonly name: string;
  readonly request: Located | undefined;
  readonly answer: Located | undefined;
}

export interface ExampleView {
  readonly name: string;
  readonly value: unknown;
  readonly at: Located['at'];
}

export function operationsOf(view: ContractView): OperationView[] {
  return Object.keys(objectOf(view.root.node['paths'])).map((name) => ({
    name,
    operation: step(view.follow(step(view.root, 'paths', name)), 'post'),
  }));
}

export function notificationsOf(view: ContractView): OperationView[] {
  const items = step(view.root, 'components', 'pathItems');
  return Object.keys(items.node).map((name) => ({ name, operation: step(view.follow(step(items, name)), 'post') }));
}

/** The media type of a request body, by default JSON; that of a notification may be a form. */
export function requestMedia(view: ContractView, operation: Located, type = 'application/json'): Located {
  return step(view.follow(step(operation, 'requestBody')), 'content', type);
}

export function answerMedia(view: ContractView, operation: Located, type = 'application/json'): Located {
  return step(view.follow(step(operation, 'responses', '200')), 'content', type);
}

export function requestSchemas(view: ContractView, operation: Located): NamedSchema[] {
  return alternativesOf(view, step(requestMedia(view, operation), 'schema'));
}

/** The success answers; the failure is the same everywhere. */
export function answerSchemas(view: ContractView, operation: Located): NamedSchema[] {
  const schemas = alternativesOf(view, step(answerMedia(view, operation), 'schema'));
  return schemas.filter((answer) => answer.name !== 'Failure' && answer.name !== '');
}

/** The variants of `x-variants`, or the one way in which the operation is called. */
export function variantsOf(view: ContractView, operation: Located): VariantView[] {
  const requests = requestSchemas(view, operation);
  const answers = answerSchemas(view, operation);
  const declared = objectOf(objectOf(operation.node['x-variants'])['variants']);
  if (Object.keys(declared).length === 0) {
    return [{ name: 'default', request: requests[0]?.schema, answer: answers[0]?.schema }];
  }
  return Object.entries(declared).map(([name, variant]) => ({
    name,
    request: requests.find((request) => request.name === objectOf(variant)['request'])?.schema,
    answer: answers.find((answer) => answer.name === objectOf(variant)['answer'])?.schema,
  }));
}

export function parametersOf(view: ContractView, operation: Located): Located[] {
  const list = operation.node['parameters'];
  if (!Array.isArray(list)) return [];
  return list.map((_, index) => view.follow(step(operation, 'parameters', index)));
}

export function examplesOf(view: ContractView, media: Located): ExampleView[] {
  return Object.keys(objectOf(media.node['examples'])).map((name) => {
    const example = view.follow(step(media, 'examples', name));
    return { name, value: example.node['value'], at: example.at.child(['value']) };
  });
}

/** The events that an operation leads to, by the names of its callbacks. */
export function callbackNames(operation: Located): string[] {
  return Object.keys(objectOf(operation.node['callbacks']));
}
