import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import type { BreakingChange } from './changelog.ts';

interface Report {
  readonly changes: readonly {
    readonly impact: 'major' | 'minor' | 'patch';
    readonly property?: string;
    readonly verdicts: readonly Verdict[];
    readonly base?: { readonly value: Json };
    readonly revision?: { readonly value: Json };
  }[];
}

interface Verdict {
  readonly ruleId: string;
  readonly impact: string;
  readonly message: string;
  readonly location: { readonly pointer: string };
}

const NOTIFICATIONS = '/notifications/';

// Steps of a pointer that mean nothing to a reader.
const BRANCHES = /^(allOf|anyOf|oneOf)$/;
const SILENT_STEPS = /^(properties|post|allOf|anyOf|oneOf)$/;
const NOTIFICATION_STEPS = /^(properties|post|allOf|anyOf|oneOf|responses|200|content)$/;

/** The breaking changes that Redocly finds in paths, parameters, bodies, responses and notifications. */
export async function schemaChanges(released: Contract, current: Contract): Promise<BreakingChange[]> {
  const report = await compare(mirrorNotifications(released), mirrorNotifications(current));
  const changes = report.changes.flatMap((change) =>
    change.verdicts
      .filter((verdict) => verdict.impact === 'major')
      .flatMap((verdict) => nameChange(verdict, change.property, changedValues(verdict, change))),
  );
  return [...new Map(changes.map((change) => [change.name, change])).values()];
}

/**
 * The merchant reads a notification, so it breaks like a response. Redocly rates the body of a callback like any request and
 * would let a field disappear, so each notification is compared as a response here.
 */
function mirrorNotifications(contract: Contract): JsonObject {
  const mirrored = structuredClone(contract);
  for (const [event, { post }] of Object.entries(mirrored.components.pathItems)) {
    const { content = {} } = post['requestBody'] as { content?: JsonObject };
    const answer = { post: { responses: { '200': { description: 'The notification.', content } } } };
    (mirrored.paths as JsonObject)[`${NOTIFICATIONS}${event}`] = answer;
    delete post['requestBody'];
  }
  return mirrored;
}

async function compare(released: JsonObject, current: JsonObject): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-diff-'));
  try {
    const file = (name: string): string => join(folder, name);
    await writeFile(file('redocly.yaml'), "telemetry: 'off'\nextends: [diff-recommended]\n");
    await writeFile(file('released.json'), JSON.stringify(released));
    await writeFile(file('current.json'), JSON.stringify(current));
    const options = ['--config', file('redocly.yaml'), '--format', 'json', '--fail-on', 'none'];
    const output = ['--output', file('report.json')];
    await promisify(execFile)('redocly', ['diff', file('released.json'), file('current.json'), ...options, ...output]);
    return JSON.parse(await readFile(file('report.json'), 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The values added to or removed from a list, depending on the rule; empty if the change is not about a list. */
function changedValues({ ruleId }: Verdict, change: Report['changes'][number]): string[] {
  const before = listOf(change.base?.value);
  const after = listOf(change.revision?.value);
  const [from, to] = ruleId.endsWith('removed') ? [before, after] : [after, before];
  return from.filter((value) => !to.includes(value));
}

function nameChange(
  { ruleId, message, location }: Verdict,
  property: string | undefined,
  values: string[],
): BreakingChange[] {
  const element = elementOf(location.pointer);
  if (values.length === 0) return [{ name: `${element} ${ruleId}`, message }];
  const owner = property === undefined ? element : element.replace(new RegExp(`\\.${property}$`), '');
  return values.map((value) => ({ name: `${owner} ${ruleId} ${value}`, message }));
}

/** `#/components/schemas/PaymentResult/properties/payUrl` reads `PaymentResult.payUrl`; a path keeps its slashes. */
function elementOf(pointer: string): string {
  const parts = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [owner = '', ...rest] = parts.slice(parts[1] === 'components' ? 3 : 2);
  const silent = owner.startsWith(NOTIFICATIONS) ? NOTIFICATION_STEPS : SILENT_STEPS;
  const named = rest.filter((part, index) => !silent.test(part) && !BRANCHES.test(rest[index - 1] ?? ''));
  return [owner.replace(NOTIFICATIONS, ''), ...named].join('.');
}

function listOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
