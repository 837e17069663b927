import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract, JsonObject, Operation } from '../../scripts/generate/contract.ts';
import { inTemporaryFolder, runScript } from '../helpers/contract/contract.ts';
import type { Outcome } from '../helpers/contract/contract.ts';

// The gate as CI runs it: a changed contract against the one before, and a changelog that announces it or does not.

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Contract;

type Change = (changed: ChangedContract) => unknown;

interface ChangedContract extends Contract {
  components: Contract['components'] & { schemas: Record<string, ChangedSchema> };
}

interface ChangedSchema extends JsonObject {
  properties: Record<string, JsonObject>;
  required: string[];
  enum: (string | number)[];
}

const HARMLESS: [string, Change][] = [
  ['no change', () => undefined],
  [
    'an added optional field of a request',
    ({ components }) => {
      schema(components, 'RefundRequest').properties['reason'] = { type: 'string', description: 'Why.' };
    },
  ],
  [
    'an added method with currencies of its own',
    ({ components }) => {
      const mode = schema(components, 'PaymentMode');
      mode.enum.push('PROMPT_PAY');
      mode['x-currencies'] = { ...(mode['x-currencies'] as JsonObject), PROMPT_PAY: ['THB'] };
    },
  ],
  [
    'an added field of an answer',
    ({ components }) => {
      schema(components, 'PaymentResult').properties['channel'] = { type: 'string', description: 'Which way.' };
    },
  ],
];

const BREAKING: [string, string, Change][] = [
  [
    'a removed property',
    'PaymentResult.payUrl property-removed',
    ({ components }) => {
      delete schema(components, 'PaymentResult').properties['payUrl'];
    },
  ],
  [
    'a new required field',
    'RefundRequest required-properties-added remark',
    ({ components }) => {
      schema(components, 'RefundRequest').required.push('remark');
    },
  ],
  [
    'a removed enum value',
    'OsType enum-values-removed ANDROID',
    ({ components }) => {
      schema(components, 'OsType').enum = ['IOS'];
    },
  ],
];

// Each of these on its own is found in the same way; together they cost one run.
const ALSO_BREAKING: [string, Change][] = [
  ['/payout path-removed', ({ paths }) => delete (paths as JsonObject)['/payout']],
  ['Amount.maxLength schema-constraint-changed', ({ components }) => (schema(components, 'Amount')['maxLength'] = 11)],
  [
    'RefundResultNotification.message property-removed',
    ({ components }) => delete schema(components, 'RefundResultNotification').properties['message'],
  ],
  [
    '/refund/apply signed-fields-changed',
    ({ paths }) => (post(paths, '/refund/apply')['x-signature'].fields = ['merNo']),
  ],
  ['/balance/query referer-became-required', ({ paths }) => (post(paths, '/balance/query')['x-referer'] = 'required')],
  ['/order/query variant-changed refund', ({ paths }) => (variants(paths)['refund'] = { ...variants(paths)['sales'] })],
  [
    '/payment form-removed APPLE_PAY rsa-sha256',
    ({ paths }) => delete post(paths, '/payment')['x-signature'].formsByVariant?.['APPLE_PAY'],
  ],
  ['/order/query spelling-removed sing', ({ components }) => delete schema(components, 'QueryCore').properties['sign']],
  [
    'VietnamPaySuccess signed-fields-changed',
    ({ components }) => delete schema(components, 'VietnamPaySuccess')['x-signature'],
  ],
  [
    'refundResult delivery-changed',
    ({ components }) => components.pathItems['refundResult']?.post['x-delivery'].retryMinutes.pop(),
  ],
  [
    'ApiVersion version-removed V3.0.1',
    ({ components }) => (schema(components, 'ApiVersion')['x-versions'] = ['V3.0.0']),
  ],
  [
    'PaymentMode currencies-narrowed PIX',
    ({ components }) => {
      schema(components, 'PaymentMode')['x-currencies'] = { PIX: ['USD'] };
    },
  ],
  [
    'ErrorCode status-changed 10004',
    ({ components }) => {
      const errors = schema(components, 'ErrorCode')['x-errors'] as Record<string, JsonObject>;
      errors['10004'] = { ...errors['10004'], httpStatus: 404 };
    },
  ],
  [
    'PayCode constant-renamed Success',
    ({ components }) => {
      schema(components, 'PayCode')['x-enumNames'] = { 0: 'Paid', 1: 'Failure', 2: 'Pending' };
    },
  ],
];

describe('the gate against breaking changes', () => {
  it.each(HARMLESS)('passes %s', async (_, change) => {
    const { code, stdout } = await diff(change, '# Changelog\n\n## Unreleased\n');
    expect([code, stdout]).toEqual([0, 'No breaking change since the last release.\n']);
  });

  it.each(BREAKING)('names %s and fails, and passes once it is announced', async (_, name, change) => {
    const silent = await diff(change, '# Changelog\n\n## Unreleased\n\n### Added\n\n- Something.\n');
    expect(silent.stdout).toContain(`breaking, not announced: \`${name}\``);
    expect(silent.stderr).toContain(
      `must announce each under "## Unreleased", "### Breaking":\n- \`${name}\`: what a merchant has to do.\n`,
    );
    expect(silent.code).toBe(1);

    const announced = await diff(change, `## Unreleased\n\n### Breaking\n\n${entry(name)}\n## 0.1.0\n`);
    expect(announced.stdout).toContain(`breaking, announced: \`${name}\``);
    expect([announced.code, announced.stderr]).toEqual([0, '']);
  });

  it('names what Redocly does not rate: notifications, and our own extensions', async () => {
    const all: Change = (changed) => ALSO_BREAKING.forEach(([, change]) => change(changed));
    const { code, stdout } = await diff(all, '## Unreleased\n');
    const named = new Set([...stdout.matchAll(/not announced: `([^`]+)`/g)].map((match) => match[1]));
    expect(ALSO_BREAKING.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
    expect(code).toBe(1);
  });

  it('fails where only one of two is announced, or the entry stands elsewhere', async () => {
    const [first, second] = ['PaymentResult.payUrl property-removed', 'OsType enum-values-removed ANDROID'];
    const elsewhere = `### Added\n\n${entry(second)}\n## 0.1.0\n\n### Breaking\n\n${entry(second)}`;
    const one = await diff(removeTwo, `## Unreleased\n\n### Breaking\n\n${entry(first)}\n${elsewhere}`);
    expect(one.stderr).toContain(`- \`${second}\`: `);
    expect(one.stderr).not.toContain(`- \`${first}\`: `);
    expect(one.code).toBe(1);
    const none = await diff(removeTwo, `## Unreleased\n\n${elsewhere}`);
    expect(none.stderr).toContain(`- \`${first}\`: `);
    expect(none.stderr).toContain(`- \`${second}\`: `);
  });

  it('passes the contract as it is, against the last release', async () => {
    expect((await runScript('scripts/contract.ts', ['diff'])).code).toBe(0);
  });
});

async function diff(change: Change, changelog: string): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    const changed = structuredClone(contract) as ChangedContract;
    change(changed);
    const [released, current, log] = ['released.json', 'current.json', 'CHANGELOG.md'].map((name) =>
      join(folder, name),
    );
    if (released === undefined || current === undefined || log === undefined) throw new Error('three files are needed');
    await writeFile(released, JSON.stringify(contract));
    await writeFile(current, JSON.stringify(changed));
    await writeFile(log, changelog);
    return runScript('scripts/contract.ts', ['diff', '--released', released, '--current', current, '--changelog', log]);
  });
}

function entry(name: string): string {
  return `- \`${name}\`: read the guide.\n`;
}

function removeTwo({ components }: ChangedContract): void {
  delete schema(components, 'PaymentResult').properties['payUrl'];
  schema(components, 'OsType').enum = ['IOS'];
}

function post(paths: ChangedContract['paths'], path: string): Operation {
  const item = paths[path];
  if (item === undefined) throw new Error(`no path ${path}`);
  return item.post;
}

function variants(paths: ChangedContract['paths']): Record<string, JsonObject> {
  return (post(paths, '/order/query')['x-variants'] as { variants: Record<string, JsonObject> }).variants;
}

function schema(components: ChangedContract['components'], name: string): ChangedSchema {
  const found = components.schemas[name];
  if (found === undefined) throw new Error(`no schema ${name}`);
  return found;
}
