import type { Answer } from './caller.ts';
import type { JsonObject, Operation } from './contract.ts';
import { LATE_STEPS, STEPS } from './operator-steps.ts';
import type { Step } from './step.ts';
import { BREAK_GLASS, bearer, rolesOf, signIn, untilQuiet } from './world.ts';
import type { World } from './world.ts';

// Every operation of the operator interface: without a token, without permission, refused, and as it is meant to be called.

const REASON = 'Ticket 4711';

export async function tellOperatorStory(world: World): Promise<void> {
  for (const step of STEPS) await takeStep(world, step);
  const taken = new Set([...STEPS, ...LATE_STEPS].map(({ id }) => id));
  for (const id of world.operator.operations.keys()) if (!taken.has(id)) await takeStep(world, { id });
  await untilQuiet(world);
}

/** What ends the sandbox as it was: after everything else is recorded. */
export async function endOperatorStory(world: World): Promise<void> {
  await callWithoutFreshFactor(world);
  await signIn(world);
  for (const step of LATE_STEPS) await takeStep(world, step);
}

async function takeStep(world: World, step: Step): Promise<void> {
  const operation = world.operator.operations.get(step.id);
  // The trees may differ in their operations; then the names of the entries do.
  if (operation === undefined) return;
  const name = `operator/${step.id}${step.case === undefined ? '' : `/${step.case}`}`;
  const given = { ...step, body: bodyOf(world, operation, step) };
  if (step.case === undefined) await refuse(world, operation, { name, given });
  const answer = await send(world, operation, { name: `${name}/good`, given, token: tokenOf(world, operation, step) });
  if (answer.status >= 300 && step.isRefused !== true) {
    world.refused.push(
      `${step.id}${step.case === undefined ? '' : ` (${step.case})`}: ${answer.status} ${answer.text.slice(0, 200)}`,
    );
  }
  for (const [number, path] of Object.entries(step.keep ?? {})) {
    const value = typeof path === 'function' ? path(answer) : valueAt(answer, path);
    if (value !== undefined) world.numbers.set(number, value);
  }
  if (step.after === 'signIn') await signIn(world);
  if (step.after === 'untilQuiet') await untilQuiet(world);
}

interface Sending {
  readonly name: string;
  readonly given: Step;
  readonly token?: string | undefined;
  readonly reason?: string | null;
}

async function refuse(world: World, operation: Operation, { name, given }: Sending): Promise<void> {
  const token = tokenOf(world, operation, given);
  const body = given.body as JsonObject | undefined;
  if (operation.permission !== null) {
    await send(world, operation, { name: `${name}/no token`, given });
    const other = tokenWithout(world, operation.permission);
    await send(world, operation, { name: `${name}/no permission`, given, token: other });
  }
  if (operation.definition['x-reason'] === 'required') {
    await send(world, operation, { name: `${name}/no reason`, given, token, reason: null });
  }
  if (operation.path.includes('{')) {
    const missing = Object.fromEntries(pathParameters(operation).map((one) => [one, missingOf(world, one)]));
    await send(world, operation, { name: `${name}/missing`, given: { ...given, params: missing }, token });
  }
  if (body !== undefined) {
    await send(world, operation, {
      name: `${name}/unknown field`,
      given: { ...given, body: { ...body, unexpected: 1 } },
      token,
    });
    await send(world, operation, { name: `${name}/empty body`, given: { ...given, body: {} }, token });
  }
  if (operation.method === 'GET') {
    await send(world, operation, {
      name: `${name}/wrong query`,
      given: { ...given, query: { limit: '0', unexpected: '1' } },
      token,
    });
  }
}

async function send(world: World, operation: Operation, sending: Sending): Promise<Answer> {
  const { name, given, token, reason = REASON } = sending;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(
      numberOf(world, given, parameter) ?? world.numbers.get(parameter) ?? exampleOf(operation, parameter),
    ),
  );
  const required = operation.parameters
    .filter(({ in: place, required: needed }) => place === 'query' && needed === true)
    .map(({ name: parameter }) => [String(parameter), exampleOf(operation, String(parameter))] as const);
  const query = new URLSearchParams({ ...Object.fromEntries(required), ...given.query });
  const takesReason = operation.parameters.some(({ name: parameter }) => parameter === 'X-Reason');
  return world.caller.call({
    name,
    method: operation.method,
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    headers: {
      'User-Agent': 'compare-trees',
      ...(token !== undefined && bearer(token)),
      ...(takesReason && reason !== null && { 'X-Reason': reason }),
    },
    ...(given.body !== undefined && { body: given.body }),
  });
}

function numberOf({ numbers }: World, { params }: Step, parameter: string): string | undefined {
  const given = params?.[parameter];
  return given?.startsWith('@') ? numbers.get(given.slice(1)) : given;
}

function bodyOf(world: World, operation: Operation, { body }: Step): unknown {
  const [example] = operation.bodies.values();
  if (typeof body !== 'function') return body ?? example;
  return { ...example, ...(body({ numbers: world.numbers, receiver: world.receiver.url }) as JsonObject) };
}

function tokenOf(world: World, { permission }: Operation, { as }: Step): string | undefined {
  if (permission === null) return undefined;
  const role = as ?? rolesOf(world).find((one) => world.permissions.get(one)?.has(permission));
  return role === undefined || role === 'breakGlass' ? BREAK_GLASS : world.sessions.get(role);
}

function tokenWithout(world: World, permission: string): string | undefined {
  const role = rolesOf(world).find((one) => world.permissions.get(one)?.has(permission) === false);
  // Everybody may use their own account; the break-glass token has none.
  return role === undefined ? BREAK_GLASS : world.sessions.get(role);
}

function pathParameters(operation: Operation): string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The number of something that does not exist; a merchant's stays if it is not the only one. */
function missingOf(world: World, parameter: string): string {
  const known = world.numbers.get(parameter) ?? '';
  if (/^\d+$/.test(known) || known === '') return '999999';
  return /^[a-z]+_01|^[A-Z]{2}01/.test(known) ? `${known.slice(0, -8)}00000000` : 'AAAAAAAAAAAAAAAA';
}

function exampleOf(operation: Operation, parameter: string): string {
  const found = operation.parameters.find(({ name }) => name === parameter);
  const [example] = Object.values((found?.['examples'] ?? {}) as Record<string, JsonObject>);
  return String(example?.['value'] ?? found?.['example'] ?? '');
}

function valueAt({ body }: Answer, path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body);
  return value === undefined || value === null ? undefined : String(value as string);
}

/** With sessions whose second factor no longer counts. */
async function callWithoutFreshFactor(world: World): Promise<void> {
  await signIn(world);
  world.tree.passFactorTime();
  await untilQuiet(world);
  for (const operation of world.operator.operations.values()) {
    if (operation.definition['x-step-up'] === undefined) continue;
    const given = { id: operation.id, body: bodyOf(world, operation, { id: operation.id }) };
    const token = tokenOf(world, operation, given);
    await send(world, operation, { name: `operator/${operation.id}/old factor`, given, token });
  }
}
