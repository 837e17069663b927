import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './helpers/sentences.ts';

// Style that matters is held here, not asked for in review.

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(name));
/** Programs of their own, with the conventions of their frameworks. */
const TEMPLATES = 'src/starter/templates/';
const sources = tracked.filter(
  (name) => /^(src|scripts|test)\/.*\.(ts|mjs)$/.test(name) && !name.startsWith(TEMPLATES),
);
const textOf = (name: string) => readFileSync(name, 'utf8');

// The picture in ARCHITECTURE.md is the rule: a room may import itself and what its arrows point to. `cli`, `testing`, and
// the files that put the gateway together, may import anything.
const PICTURE = textOf('ARCHITECTURE.md');
const ARROWS = readPicture(PICTURE, '-->');
/** Arrows for types only, which are gone when the program runs. */
const DOTTED = readPicture(PICTURE, '-. types .->');
const ANYTHING = ['src/cli', 'src/gateway', 'src/gateway/assemble', 'src/testing'];
/** The order of subjects, as the architecture writes it. */
const ORDER = [
  ...(/comes? from itself[^`]*((?:`[a-z-]+`[\s<.]*)+)/.exec(PICTURE)?.[1] ?? '').matchAll(/`([a-z-]+)`/g),
].map(([, subject = '']) => subject);
const LAYERS = ['domain', 'operations', 'store'];

describe('the arrows of the house', () => {
  it('point where the architecture says', () => {
    const files = tracked.filter((name) => /^(src|generated)\/.*\.(ts|js)$/.test(name));
    const wrong = files.flatMap((file) => {
      const room = roomOf(file);
      if (room === undefined) return [`${file} is in no room of the house`];
      if (ANYTHING.includes(room)) return [];
      const allowed = [room, ...(ARROWS[room] ?? [])];
      const values = valueImports(file);
      const isAllowed = (target: string) =>
        allowed.includes(roomOf(target) ?? target) ||
        (DOTTED[room]?.includes(roomOf(target) ?? target) === true && !values.includes(target));
      return localImports(file)
        .filter((target) => !isAllowed(target))
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lead through every room that the architecture draws', () => {
    const used = new Set(tracked.filter((name) => /^(src|generated)\//.test(name)).map(roomOf));
    expect(Object.keys(ARROWS).filter((room) => !used.has(room))).toEqual([]);
  });

  it('leave three files at the root of the gateway', () => {
    const root = tracked.filter((name) => /^src\/gateway\/[^/]+\.ts$/.test(name));
    expect(root).toEqual(['build.ts', 'core.ts', 'start-work.ts'].map((name) => `src/gateway/${name}`));
  });

  it('lead from a subject to earlier ones only, inside a layer', () => {
    expect(ORDER).toHaveLength(25);
    const late = LAYERS.flatMap((layer) => {
      const folder = `src/gateway/${layer}/`;
      const subjectOf = (name: string) =>
        ORDER.indexOf(name.startsWith(folder) ? (name.slice(folder.length).split('/')[0] ?? '') : '');
      const files = tracked.filter((name) => name.startsWith(folder) && name.endsWith('.ts') && subjectOf(name) !== -1);
      return files.flatMap((file) =>
        valueImports(file)
          .filter((target) => subjectOf(target) > subjectOf(file))
          .map((target) => `${file} imports ${target}`),
      );
    });
    expect(late).toEqual([]);
  });

  it('lead to every folder of a layer, which is a subject or known beside them', () => {
    const beside = ['domain/text', 'store/engine', 'store/inspect', 'store/migrations'];
    const folders = new Set(
      tracked.flatMap((name) => /^src\/gateway\/((?:domain|operations|store)\/[^/]+)\//.exec(name)?.[1] ?? []),
    );
    const unknown = [...folders].filter((name) => !beside.includes(name) && !ORDER.includes(name.split('/')[1] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('lead to the whole store only where it is made and where the gateway is put together', () => {
    const whole = 'src/gateway/domain/store.ts';
    const files = tracked.filter((name) => /^src\/.*\.ts$/.test(name));
    const asking = files.filter((file) => localImports(file).includes(whole));
    const wrong = asking.filter(
      (file) => roomOf(file) !== 'src/gateway/store' && !ANYTHING.includes(roomOf(file) ?? ''),
    );
    expect(asking.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('form no circle of files', () => {
    const files = tracked.filter((name) => /^(src|scripts)\/.*\.ts$/.test(name));
    expect(findCircles(new Map(files.map((file) => [file, valueImports(file)])))).toEqual([]);
  });

  it('lead from scripts to the helpers of tests at most, and from the sources to neither', () => {
    // The command may import anything: it builds the docs until a release brings them built.
    const files = tracked.filter((name) => /^(src\/(?!cli\/)|scripts\/).*\.ts$/.test(name));
    const wrong = files.flatMap((file) => {
      const forbidden = file.startsWith('src/') ? /^(test|scripts)\// : /^test\/(?!helpers\/)/;
      return localImports(file)
        .filter((target) => forbidden.test(target))
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the sources', () => {
  it('have kebab-case names', () => {
    expect(sources.filter((name) => !/^[a-z0-9./-]+$/.test(name))).toEqual([]);
  });

  it('stay at 40 files a folder', () => {
    const counted = tracked.filter(
      (name) => /^(src|test)\//.test(name) && !name.startsWith('src/gateway/store/migrations/'),
    );
    const folders = Map.groupBy(counted, (name) => dirname(name));
    expect([...folders].filter(([, files]) => files.length > 40).map(([folder]) => folder)).toEqual([]);
  });

  it('stay under 300 lines a file', () => {
    expect(sources.filter((name) => textOf(name).split('\n').length > 300)).toEqual([]);
  });

  it('leave no markers behind', () => {
    const marker = new RegExp(`\\b(${['TO', 'DO'].join('')}|FIX${'ME'}|HA${'CK'})\\b`);
    expect(sources.filter((name) => marker.test(textOf(name)))).toEqual([]);
  });

  it('skip and focus no test, and state facts in titles', () => {
    const faulty = new RegExp(`\\b(it|test|describe)\\.(${'ski'}p|onl${'y'}|tod${'o'})\\b|\\bit\\('should `);
    expect(sources.filter((name) => name.startsWith('test/') && faulty.test(textOf(name)))).toEqual([]);
  });

  it("learn which desk it is from the exchange: what both share names no desk's addresses", () => {
    const navigation = ['console', 'merchant'].map((desk) => `src/gateway/pages/desk/${desk}-navigation.ts`);
    const both = sources.filter((name) => /^src\/gateway\/pages\/(?:desk|shared)\//.test(name));
    expect(both.filter((name) => /\/(?:console|merchant)(?![\w-])/.test(textOf(name)))).toEqual(navigation);
  });

  it('compare secrets in constant time (S7)', () => {
    const comparing = [
      'protocol/signature',
      'protocol/standard-webhooks',
      'gateway/http/token-guard',
      'gateway/vault/vault',
    ];
    const careless = comparing.filter(
      (name) => !/\b(equalInConstantTime|timingSafeEqual)\(/.test(textOf(`src/${name}.ts`)),
    );
    expect(careless).toEqual([]);
  });

  it('cast nothing twice, and write no code of the catalogue, outside the gateway', () => {
    const written = /\bas unknown as\b|'(?:00000|[1-9]0[0-9]{3})'/;
    const others = sources.filter((name) => name.startsWith('src/') && !name.startsWith('src/gateway/'));
    expect(others.filter((name) => written.test(textOf(name)))).toEqual([]);
  });

  it('answer a reason and its values from an operation: sentences are written where they are read', () => {
    const operations = sources.filter((name) => name.startsWith('src/gateway/operations/'));
    expect(operations.length).toBeGreaterThan(100);
    const written = operations.flatMap((name) => sentencesIn(textOf(name)).map((sentence) => `${name}: ${sentence}`));
    expect(written).toEqual([]);
  });

  it('take time from a clock inside the gateway', () => {
    const gateway = sources.filter((name) => name.startsWith('src/gateway/'));
    expect(gateway.filter((name) => /\bDate\.now\(\)|new Date\(\)/.test(textOf(name)))).toEqual([
      'src/gateway/build.ts',
    ]);
  });

  it('ask the database what time it is in one place, and pass the time to all other statements (S32)', () => {
    // The other measures how long other sessions of the server have waited, by that server's own times.
    const asking = ['src/gateway/store/engine/dialect.ts', 'src/gateway/store/inspect/inspect-replication.ts'];
    const clock =
      /(?<![.\w])(?:now|transaction_timestamp|statement_timestamp|clock_timestamp|timeofday|unixepoch|julianday|strftime|datetime)\(|\b(?:current|local)_?time(?:stamp)?\b|\bcurrent_date\b/i;
    const statements = tracked.filter((name) => /^src\/gateway\/store\/.*\.(?:ts|sql)$/.test(name));
    expect(statements.filter((name) => clock.test(textOf(name)))).toEqual(asking);
  });
});

describe('lists of files', () => {
  it('lists of what nothing imports name something each', () => {
    const { workspaces } = JSON.parse(textOf('knip.json')) as { workspaces: Record<string, { entry?: string[] }> };
    const entries = workspaces['.']?.entry ?? [];
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });
});

describe('the packages', () => {
  it('are pinned to exact versions (S26)', () => {
    const manifests = tracked.filter((name) => name.endsWith('package.json'));
    const loose = manifests.flatMap((name) => {
      const manifest = JSON.parse(textOf(name)) as Record<string, Record<string, string> | undefined>;
      const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
      const entries = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
      return entries.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    });
    expect(loose).toEqual([]);
  });

  it('are imported by their front door: no path inside one that it does not publish', () => {
    const files = tracked.filter((name) => /^(src|scripts)\/.*\.(ts|mjs)$/.test(name));
    const inside = files.flatMap((file) =>
      packageImports(file)
        .filter((specifier) => !isPublished(specifier))
        .filter((specifier) => !(file.startsWith('scripts/generate/') && WITHOUT_FRONT_DOOR.test(specifier)))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(inside).toEqual([]);
  });

  it('are locked without download addresses', () => {
    const locks = tracked.filter((name) => name.endsWith('package-lock.json'));
    expect(locks.filter((name) => /"resolved": *"http/.test(textOf(name)))).toEqual([]);
  });
});

function roomOf(file: string): string | undefined {
  const rooms = [...Object.keys(ARROWS), ...ANYTHING].toSorted((left, right) => right.length - left.length);
  return rooms.find((room) => file === room || file.startsWith(`${room}/`));
}

function localImports(file: string): string[] {
  const pattern = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
  return [...textOf(file).matchAll(pattern)].map((match) => relative('.', join(dirname(file), match[1] ?? '')));
}

/** Imports of other packages: imported, required, or named as a type. */
function packageImports(file: string): string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire\)?|createRequire\([^)]*\))\s*\(?\s*'((?!node:|\.)[^'\s]+)'/g;
  return [...textOf(file).matchAll(pattern)].map((match) => match[1] ?? '');
}

// Ajv has no `exports`, and no other way in to JSON Schema 2020-12, its standalone code, and the writing of keywords. Only
// the generator goes there.
const WITHOUT_FRONT_DOOR = /^ajv\/dist\/(?:2020|standalone\/index|compile\/(?:names|util))\.js$/;

/** Whether a package's `exports` name the path; one without `exports` publishes its front door, and its package.json. */
function isPublished(specifier: string): boolean {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  if (path === '' || path === '/package.json' || !existsSync(`node_modules/${name}`)) return true;
  const { exports = {} } = JSON.parse(textOf(`node_modules/${name}/package.json`)) as { exports?: object | string };
  const published = typeof exports === 'string' ? [] : Object.keys(exports);
  return published.some((key) => {
    const [before = '', after] = key.split('*');
    const asked = `.${path}`;
    return after === undefined ? asked === key : asked.startsWith(before) && asked.endsWith(after);
  });
}

/** Boxes are written `id["folder"]`, arrows `id --> id & id`, those of types `id -. types .-> id`. */
function readPicture(text: string, arrow: string): Record<string, readonly string[]> {
  const picture = /```mermaid\n([^`]*)```/.exec(text)?.[1] ?? '';
  const folders = new Map(
    [...picture.matchAll(/^ +(\w+)\["(.+)"\]$/gm)].map(([, id = '', folder = '']) => [id, folder]),
  );
  const folderOf = (id: string) => folders.get(id) ?? `${id} is not drawn as a box`;
  const lines = picture.split('\n').map((line) => line.trim().split(` ${arrow} `));
  const arrows = lines
    .filter(({ length }) => length === 2)
    .map(([from = '', to = '']) => [folderOf(from), to.split(' & ').map(folderOf)]);
  return { ...Object.fromEntries([...folders.values()].map((folder) => [folder, []])), ...Object.fromEntries(arrows) };
}

/** Types are gone when the program runs, so an `import type` closes no circle. */
function valueImports(file: string): string[] {
  const pattern = /^(?:import|export)(?! type\b)[^;]*?from\s*'(\.[^']+)'/gm;
  return [...textOf(file).matchAll(pattern)].map((match) => join(dirname(file), match[1] ?? ''));
}

/** One path for each circle that a walk from file to file comes back on. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (path.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}
