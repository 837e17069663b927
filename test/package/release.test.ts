import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTemporaryFolder, runScript } from '../helpers/contract/contract.ts';

const CHANGELOG = `# Changelog

## Unreleased

## 0.2.0 – 2026-11-15

### Breaking

- A changed field.

## 0.1.0 – 2026-10-01

The first one.
`;

describe('npm run release -- notes', () => {
  it('prints what the changelog says of a version, and of no other', async () => {
    await withChangelog(CHANGELOG, async (file) => {
      expect((await notes('0.2.0', file)).stdout).toBe('### Breaking\n\n- A changed field.\n');
      expect((await notes('v0.1.0', file)).stdout).toBe('The first one.\n');
    });
  });

  it('fails for a version without a section, and for one without a text', async () => {
    await withChangelog(CHANGELOG.replace('The first one.', ''), async (file) => {
      for (const version of ['0.1.0', '0.2', '0.3.0', '']) {
        const { code, stdout, stderr } = await notes(version, file);
        expect([version, code, stdout]).toEqual([version, 1, '']);
        expect(stderr).toContain('has no section');
      }
    });
  });
});

describe('npm run release -- check', () => {
  it('accepts a tree whose tag, versions, changelog and released contract agree', async () => {
    await inReleasedTree(async (root) => {
      expect(await check(root, 'v0.2.0')).toEqual({
        code: 0,
        stdout: 'Ready to release v0.2.0, once `npm run test:nightly` passes.\n',
        stderr: '',
      });
    });
  });

  const faults: [string, string, (text: string) => string, string][] = [
    ['another version in the lock file', 'package-lock.json', bump, 'package-lock.json has 0.2.1'],
    ['another version in the contract', 'generated/openapi.json', bump, 'openapi/openapi.yaml has 0.2.1'],
    [
      "another version in the operator's contract",
      'generated/operator.openapi.json',
      bump,
      'openapi/operator/openapi.yaml has 0.2.1',
    ],
    ['a changelog without the version', 'CHANGELOG.md', bump, 'no section "## 0.2.0'],
    [
      'entries that are still unreleased',
      'CHANGELOG.md',
      (text) => text.replace('## Unreleased\n', '## Unreleased\n\n- New.\n'),
      'entries under "Unreleased"',
    ],
    [
      'the contract of an older release',
      'openapi/released/openapi.json',
      (text) => `${text} `,
      'run npm run contract -- release',
    ],
    [
      'migrations of an older release',
      'src/gateway/store/migrations/released.json',
      bump,
      'released.json is not up to date: run npm run contract -- release',
    ],
  ];

  it.each(faults)('refuses %s', async (_, file, change, problem) => {
    await inReleasedTree(async (root) => {
      await writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')));
      const { code, stderr } = await check(root, 'v0.2.0');
      expect(code).toBe(1);
      expect(stderr).toContain(problem);
    });
  });

  it('refuses a tag of another version', async () => {
    await inReleasedTree(async (root) => {
      const { code, stderr } = await check(root, 'v0.3.0');
      expect([code, stderr]).toEqual([1, 'the tag is v0.3.0, but package.json has 0.2.0\n']);
    });
  });
});

describe('the record of released migrations', () => {
  const FOLDER = 'src/gateway/store/migrations';
  const record = (root: string) => runScript('scripts/record-migrations.ts', ['--root', root]);

  it('takes the new ones at a release, and is refused if a released one has changed', async () => {
    await inReleasedTree(async (root) => {
      await writeFile(join(root, FOLDER, '000001_first.sql'), 'select 1;');
      await writeFile(join(root, 'package.json'), '{ "version": "0.3.0" }');
      expect(await record(root)).toEqual({ code: 0, stdout: '', stderr: '' });
      const recorded = JSON.parse(await readFile(join(root, FOLDER, 'released.json'), 'utf8')) as object;
      expect(recorded).toEqual({
        release: '0.3.0',
        ref: 'v0.3.0',
        migrations: { '000001_first.sql': expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
      await writeFile(join(root, FOLDER, '000001_first.sql'), 'select 2;');
      const { code, stderr } = await record(root);
      expect([code, stderr]).toEqual([1, 'Released migrations are never changed, but these were: 000001_first.sql\n']);
    });
  });
});

function notes(version: string, changelog: string) {
  return runScript('scripts/release.ts', ['notes', version, '--changelog', changelog]);
}

function check(root: string, tag: string) {
  return runScript('scripts/release.ts', ['check', tag, '--root', root]);
}

async function withChangelog(text: string, work: (file: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    await writeFile(join(folder, 'CHANGELOG.md'), text);
    await work(join(folder, 'CHANGELOG.md'));
  });
}

/** A folder with what the check reads, all of it of version 0.2.0. */
async function inReleasedTree(work: (root: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (root) => {
    const files: Record<string, unknown> = {
      'package.json': { version: '0.2.0' },
      'package-lock.json': { version: '0.2.0', packages: { '': { version: '0.2.0' } } },
      'generated/openapi.json': { info: { version: '0.2.0' } },
      'generated/operator.openapi.json': { info: { version: '0.2.0' } },
      'openapi/released/openapi.json': { info: { version: '0.2.0' } },
      'src/gateway/store/migrations/released.json': { release: '0.2.0', ref: 'v0.2.0', migrations: {} },
    };
    for (const [file, value] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), JSON.stringify(value));
    }
    await writeFile(join(root, 'CHANGELOG.md'), CHANGELOG);
    await work(root);
  });
}

function bump(text: string): string {
  return text.replace('0.2.0', '0.2.1');
}
