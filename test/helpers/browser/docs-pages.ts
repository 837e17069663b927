import contract from '../../../generated/openapi.json' with { type: 'json' };

// What the one-page reference must show, read from the contract by other code than the code that builds the docs.

export interface ReferencePage {
  readonly route: string;
  readonly title: string;
  /** Texts that stand on the page as it opens. */
  readonly facts: readonly string[];
}

export function operationPages(): ReferencePage[] {
  return Object.entries(contract.paths).map(([path, { post }]) => {
    const callbacks = Object.keys(
      'callbacks' in post ? post.callbacks : {},
    ) as (keyof typeof contract.components.pathItems)[];
    const { schema } = post.requestBody.content['application/json'];
    // If there are several request schemas, the first one is open.
    const body = 'anyOf' in schema ? schema.anyOf[0] : schema;
    return pageOf(post, [
      path,
      `Signed: ${post['x-signature'].fields.join(' + ')} + key.`,
      ...post['x-sandbox'].map((entry) => entry.about),
      ...callbacks.map((event) => contract.components.pathItems[event].post.summary),
      ...reasonsReachedFrom(body),
      ...reasonsReachedFrom('parameters' in post ? post.parameters : []),
    ]);
  });
}

export function notificationPages(): ReferencePage[] {
  return Object.values(contract.components.pathItems).map(({ post }) => {
    const { retryMinutes, attemptsMax, acknowledgement } = post['x-delivery'];
    const [schema] = Object.values(post.requestBody.content).map((media) => media.schema.$ref.split('/').at(-1));
    const { properties } = contract.components.schemas[schema as 'ChargebackNotification'];
    return pageOf(post, [
      ...Object.keys(post.requestBody.content),
      `the exact text ${acknowledgement}.`,
      `after ${retryMinutes.slice(0, -1).join(', ')} and ${retryMinutes.at(-1)} minutes: ${attemptsMax} times in total.`,
      'webhook-signature',
      ...Object.keys(properties),
      ...reasonsReachedFrom(post.requestBody),
      ...reasonsReachedFrom(post.parameters),
    ]);
  });
}

/** Every reason of an x-decision below a value, with the badge that stands before it. */
function reasonsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const badge = 'source' in value && value.source === 'example' ? 'example only' : 'decided';
  const own = 'source' in value && 'why' in value ? [`${badge} ${String(value.why)}`] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(reasonsIn)])];
}

/** Markdown as it reads when it is rendered. */
export function plain(markdown: string): string {
  return markdown.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
}

function reasonsReachedFrom(start: unknown): string[] {
  const found = new Set<unknown>();
  const waiting: unknown[] = [start];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null || found.has(part)) continue;
    found.add(part);
    if ('$ref' in part) waiting.push(targetOf(String(part.$ref)));
    waiting.push(...Object.values(part));
  }
  return [...new Set([...found].flatMap((part) => reasonsIn((part as Record<string, unknown>)['x-decision'])))];
}

function targetOf(ref: string): unknown {
  const names = ref.split('/').slice(1);
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], contract);
}

function pageOf(
  post: { operationId: string; summary: string; tags: readonly string[] },
  facts: string[],
): ReferencePage {
  const own = 'x-decision' in post ? reasonsIn(post['x-decision']) : [];
  return {
    route: `${slug(post.tags[0] ?? '')}/${post.operationId.toLowerCase()}`,
    title: post.summary,
    facts: [...facts, ...own].map(plain),
  };
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
