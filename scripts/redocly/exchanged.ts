import { objectOf, step } from './contract-view.ts';
import type { ContractView, Located } from './contract-view.ts';

// Everything that crosses the wire, of whatever operation: bodies, parameters and headers, each with the way that it goes.

export interface Exchanged {
  /** Towards the gateway, or from it. */
  readonly way: 'in' | 'out';
  /** Whether a merchant is at the other end. Merchants sign what they send; operators do not. */
  readonly merchants: boolean;
  /** The name of a parameter or header; empty for a body. */
  readonly name: string;
  readonly schema: Located;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

export function exchangedOf(view: ContractView): Exchanged[] {
  const operations = itemsOf(view, 'paths').flatMap((operation) => {
    const merchants = operation.node['x-signature'] !== undefined;
    return [
      ...sentOf(view, operation).map((sent) => ({ way: 'in' as const, merchants, ...sent })),
      ...answeredOf(view, operation).map((answered) => ({ way: 'out' as const, merchants, ...answered })),
    ];
  });
  const notifications = itemsOf(view, 'components', 'pathItems').flatMap((notification) =>
    sentOf(view, notification).map((sent) => ({ way: 'out' as const, merchants: true, ...sent })),
  );
  return [...operations, ...notifications];
}

function itemsOf(view: ContractView, ...place: readonly string[]): Located[] {
  const items = step(view.root, ...place);
  return Object.keys(items.node).flatMap((name) => {
    const item = view.follow(step(items, name));
    return METHODS.filter((method) => method in item.node).map((method) => step(item, method));
  });
}

type Part = Pick<Exchanged, 'name' | 'schema'>;

function sentOf(view: ContractView, operation: Located): Part[] {
  const list = operation.node['parameters'];
  const parameters = (Array.isArray(list) ? list : []).map((_, index) => {
    const parameter = view.follow(step(operation, 'parameters', index));
    return { name: String(parameter.node['name']), schema: step(parameter, 'schema') };
  });
  return [...parameters, ...bodiesOf(view.follow(step(operation, 'requestBody')))];
}

function answeredOf(view: ContractView, operation: Located): Part[] {
  return Object.keys(objectOf(operation.node['responses'])).flatMap((status) => {
    const response = view.follow(step(operation, 'responses', status));
    const headers = Object.keys(objectOf(response.node['headers'])).map((name) => ({
      name,
      schema: step(view.follow(step(response, 'headers', name)), 'schema'),
    }));
    return [...headers, ...bodiesOf(response)];
  });
}

function bodiesOf(holder: Located): Part[] {
  const types = Object.keys(objectOf(holder.node['content']));
  return types.map((type) => ({ name: '', schema: step(holder, 'content', type, 'schema') }));
}
