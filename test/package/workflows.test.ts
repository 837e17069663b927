import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { unknownCommands } from '../helpers/package/commands.ts';

// The workflows cannot run here. What can be checked by reading them is held, so that a tag does not fail on a wrong name.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => [name, readWorkflow(name)] as const);

describe.each(workflows)('%s', (file, { permissions, jobs }) => {
  it('starts with leave to read, and a job asks for what it needs', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('bounds the time of each job', () => {
    const unbounded = Object.values(jobs).filter((job) => job.uses === undefined && !job['timeout-minutes']);
    expect(unbounded).toEqual([]);
  });

  it('uses actions by the hash of a commit, with the version beside it, and files that exist', () => {
    const used = Object.values(jobs).flatMap((job) => [job.uses ?? [], stepsOf(job).map((step) => step.uses ?? [])]);
    const unknown = used.flat(2).filter((name) => {
      return name.startsWith('./') ? !existsSync(name) : !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(name);
    });
    expect(unknown).toEqual([]);
    const lines = readFileSync(join(FOLDER, file), 'utf8').match(/uses: [^.\s].*/g) ?? [];
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('runs commands that the project has', () => {
    const commands = Object.values(jobs).flatMap((job) => stepsOf(job).flatMap((step) => step.run ?? []));
    expect(commands.flatMap(unknownCommands)).toEqual([]);
    const files = commands.flatMap((command) => [...command.matchAll(/(?:^|\s)(\.ci\/\S+)/g)]);
    expect(files.filter(([, name = '']) => !existsSync(name))).toEqual([]);
  });

  it('waits for jobs that exist', () => {
    expect(Object.values(jobs).filter(({ needs }) => needs !== undefined && !(needs in jobs))).toEqual([]);
  });
});

describe('a release', () => {
  const { on, jobs } = readWorkflow('release.yml');

  it('begins with a tag of a version', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } });
  });

  it('goes from the check over the nightly tests and the changelog to the packages and the docs', () => {
    expect(jobs['nightly']?.needs).toBe('check');
    expect(jobs['release']?.needs).toBe('nightly');
    expect(jobs['docs']?.needs).toBe('release');
    const order = [
      'release -- check',
      '.ci/run',
      'release -- notes',
      'npm pack',
      'release -- install',
      '-C dist docs',
      'release -- sbom',
      'sha256sum',
      'attest-build-provenance',
      'gh release',
      'npm publish',
    ];
    const text = readFileSync(join(FOLDER, 'release.yml'), 'utf8');
    const places = order.map((command) => text.indexOf(command));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('says who built it from what, and asks for no more leave than that takes', () => {
    expect(jobs['release']?.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
    const [publish] = stepsOf(jobs['release']).flatMap(({ run = '' }) => (run.includes('npm publish') ? run : []));
    const commands = publish?.split('\n').filter((line) => line.includes('npm publish')) ?? [];
    expect(commands.map((line) => line.endsWith('--provenance'))).toEqual([true, true, true]);
  });

  it('publishes a package only with a token, and calls workflows that can be called', () => {
    const publishing = stepsOf(jobs['release']).filter((step) => step.run?.includes('npm publish'));
    expect(publishing.map((step) => step.if)).toEqual(["env.NPM_TOKEN != ''"]);
    expect(jobs['release']?.env).toHaveProperty('NPM_TOKEN');
    for (const name of ['docs.yml', 'nightly.yml']) expect(readWorkflow(name).on).toHaveProperty('workflow_call');
  });
});

describe('the nightly tests', () => {
  const { on, jobs } = readWorkflow('nightly.yml');

  it('run by a schedule, with everything that they need', () => {
    expect(on).toHaveProperty('schedule');
    const commands = stepsOf(jobs['test']).flatMap(({ run = [] }) => run);
    expect(commands.slice(-3)).toEqual(['npm run test:nightly', 'npm run bench -- release', 'npm run mutants']);
    for (const name of readdirSync('.ci').filter((one) => one.startsWith('get-')))
      expect(commands.join('\n')).toContain(`.ci/${name}`);
  });
});

function stepsOf(job: Job | undefined): readonly Step[] {
  return job?.steps ?? [];
}

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
}
