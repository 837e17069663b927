import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import type { TestModule, Vitest } from 'vitest/node';
import { isThere } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

// Plants the faults of test/mutants one at a time into a copy of the tree and runs the quick tests: first those that are near,
// then, if none of them fails, all. A fault must be seen by an assertion; a test that only waits too long has not seen it.
// One Vitest serves them all, so that each costs the time of its tests, and not of compiling all sources.

const USAGE = `Usage: npm run mutants [-- options]

  --only <text>  only the faults whose file or description contains it
  --near         run only the tests that stand beside a fault in the list

Exit codes: 0 all faults were seen, 1 one was not, or its text is no longer there, 2 the command line is invalid.`;

const OMITTED = new Set(['.git', 'node_modules', 'data', 'dist']);

type Fate =
  | { readonly kind: 'killed' | 'no assertion'; readonly by: string }
  | { readonly kind: 'lives' | 'text is gone' };

const options = readOptions();
if (options === null) process.exitCode = 2;
else await run(options);

interface Options {
  readonly only: string;
  readonly near: boolean;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, near: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help !== true) return { only: values.only ?? '', near: values.near ?? false };
    console.log(USAGE);
    process.exit();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return null;
  }
}

async function run({ only, near }: Options): Promise<void> {
  const chosen = MUTANTS.filter(({ file, seen }) => `${file} ${seen}`.includes(only));
  const tree = await copyTree();
  // Tests read files of the project by paths from its root.
  process.chdir(tree);
  const vitest = await createVitest({ root: tree, project: 'quick', watch: false, reporters: [{}], maxWorkers: 2 });
  let killed = 0;
  try {
    await vitest.standalone();
    for (const mutant of chosen) {
      const fate = await fateOf(mutant, vitest, near);
      if (fate.kind === 'killed') killed += 1;
      const by = 'by' in fate ? ` (${fate.by})` : '';
      console.log(`${fate.kind.padEnd('text is gone'.length)}  ${mutant.file}: ${mutant.seen}${by}`);
    }
  } finally {
    await vitest.close();
    process.chdir(tmpdir());
    await rm(tree, { recursive: true });
  }
  console.log(`\n${killed} of ${chosen.length} faults were seen by an assertion.`);
  process.exitCode = killed === chosen.length ? 0 : 1;
}

async function copyTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'tollgate-mutants-'));
  await cp('.', tree, { recursive: true, filter: (path) => !OMITTED.has(path) });
  await symlink(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

async function fateOf(mutant: Mutant, vitest: Vitest, near: boolean): Promise<Fate> {
  const { file, before, after, tests } = mutant;
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!isThere(mutant, text)) return { kind: 'text is gone' };
  const plant = async (content: string) => {
    await writeFile(file, content);
    vitest.invalidateFile(join(vitest.config.root, file));
  };
  await plant(text.replace(before, () => after));
  try {
    const fate = await runTests(vitest, tests);
    return fate.kind === 'killed' || near ? fate : await runTests(vitest, []);
  } finally {
    await plant(text);
  }
}

async function runTests(vitest: Vitest, tests: readonly string[]): Promise<Fate> {
  const specifications = await vitest.globTestSpecifications([...tests]);
  if (specifications.length === 0) throw new Error(`there are no tests ${tests.join(', ')}`);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // What ran for the faults before is still among them.
  const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.filter(({ moduleId }) => wanted.has(moduleId)).flatMap(failuresOf);
  const [first] = failed.toSorted((left, right) => Number(right.isAssertion) - Number(left.isAssertion));
  if (first === undefined) return { kind: 'lives' };
  return { kind: first.isAssertion ? 'killed' : 'no assertion', by: first.by };
}

/** Failures of the tests of a file, and of a file that could not be loaded. */
function failuresOf(module: TestModule): { readonly by: string; readonly isAssertion: boolean }[] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    by: test.fullName,
    isAssertion: test.result().errors?.some(({ name }) => name === 'AssertionError') ?? false,
  }));
  return tests.length > 0 || module.state() !== 'failed'
    ? tests
    : [{ by: module.relativeModuleId, isAssertion: false }];
}
