import type { Contract, Json, JsonObject } from '../generate/contract.ts';

// The topic of a decision follows from what uses its element: the operations of one tag, notifications, or several.

const TAG_TOPICS: Readonly<Record<string, string>> = {
  'Pay-in': 'Payments',
  Cashier: 'The cashier',
  Payout: 'Payouts',
  Refund: 'Refunds',
  Query: 'Queries, fees and totals',
  Notifications: 'Notifications',
};
const ERRORS = 'Errors and HTTP';
const SEVERAL = 'Several operations';

export const DECISION_TOPICS: readonly string[] = [...Object.values(TAG_TOPICS), SEVERAL, ERRORS];

/** Tells the topic of an element by its path in the contract. */
export function createTopics(contract: Contract): (path: readonly string[]) => string {
  const users = usersOfComponents(contract);
  return ([section, kind = '', name = '']) => {
    if (section === 'paths') return topicOfTag(contract.paths[kind]?.post['tags']);
    if (kind === 'pathItems') return topicOfTag(['Notifications']);
    if (name === 'ErrorCode' || ((kind === 'responses' || kind === 'headers') && name !== 'Acknowledged'))
      return ERRORS;
    const topics = users.get(`#/components/${kind}/${name}`) ?? new Set();
    const [only = SEVERAL] = topics;
    return topics.size === 1 ? only : SEVERAL;
  };
}

function topicOfTag(tags: Json | undefined): string {
  const [tag = ''] = (tags ?? []) as string[];
  const topic = TAG_TOPICS[tag];
  if (topic === undefined) throw new Error(`the docs have no topic for the tag ${tag}`);
  return topic;
}

function usersOfComponents(contract: Contract): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const items = [...Object.values(contract.paths), ...Object.values(contract.components.pathItems)];
  for (const { post } of items) {
    // A notification is its own topic, not that of the operation that leads to it.
    const { callbacks: _, ...operation } = post;
    for (const pointer of reached(contract, operation)) {
      users.set(pointer, (users.get(pointer) ?? new Set()).add(topicOfTag(post['tags'])));
    }
  }
  return users;
}

function reached(contract: Contract, value: Json, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const pointer = Array.isArray(value) ? undefined : value['$ref'];
  if (typeof pointer === 'string' && !found.has(pointer)) {
    found.add(pointer);
    reached(contract, at(contract, pointer), found);
  }
  for (const part of Object.values(value)) reached(contract, part, found);
  return found;
}

function at(contract: Contract, pointer: string): Json {
  const names = pointer.split('/').slice(1);
  return names.reduce<Json>((value, name) => (value as JsonObject)[name] ?? null, contract);
}
