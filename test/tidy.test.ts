import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// Style that matters is held here, not asked for in review.

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(name));
const sources = tracked.filter((name) => /^(src|scripts|test)\/.*\.(ts|mjs)$/.test(name));
const textOf = (name: string) => readFileSync(name, 'utf8');

// A room may import itself and what is listed. `cli`, `testing`, and the files that put the gateway together, may import
// anything. Not listed means not allowed.
const ARROWS: Record<string, readonly string[]> = {
  generated: [],
  'src/protocol': [],
  'src/client': ['src/protocol', 'generated'],
  'src/receiver': ['src/protocol', 'generated'],
  'src/contract': ['src/protocol', 'generated'],
  'src/mock': ['src/protocol', 'generated'],
  'src/shop': ['src/client', 'src/receiver', 'src/protocol', 'generated'],
  'src/gateway/domain': [],
  'src/gateway/operations': ['src/gateway/domain'],
  'src/gateway/store': ['src/gateway/domain'],
  'src/gateway/channel': ['src/gateway/domain'],
  'src/gateway/notifier': ['src/gateway/domain', 'src/protocol', 'generated'],
  'src/gateway/http': ['src/gateway/operations', 'src/gateway/domain', 'src/protocol', 'generated'],
  'src/gateway/pages': ['src/gateway/operations', 'src/gateway/domain'],
};
const ANYTHING = ['src/cli', 'src/gateway', 'src/testing'];

describe('the arrows of the house', () => {
  it('point where the architecture says', () => {
    const files = tracked.filter((name) => /^(src|generated)\/.*\.(ts|js)$/.test(name));
    const wrong = files.flatMap((file) => {
      const room = roomOf(file);
      if (room === undefined) return [`${file} is in no room of the house`];
      if (ANYTHING.includes(room)) return [];
      const allowed = [room, ...(ARROWS[room] ?? [])];
      return localImports(file)
        .filter((target) => !allowed.includes(roomOf(target) ?? target))
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the sources', () => {
  it('have kebab-case names', () => {
    expect(sources.filter((name) => !/^[a-z0-9./-]+$/.test(name))).toEqual([]);
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

  it('take time from a clock inside the gateway', () => {
    const allowed = ['src/gateway/main.ts', 'src/gateway/build.ts'];
    const gateway = sources.filter((name) => name.startsWith('src/gateway/') && !allowed.includes(name));
    expect(gateway.filter((name) => /\bDate\.now\(\)|new Date\(\)/.test(textOf(name)))).toEqual([]);
  });
});

describe('the packages', () => {
  it('are pinned to exact versions', () => {
    const manifests = tracked.filter((name) => name.endsWith('package.json'));
    const loose = manifests.flatMap((name) => {
      const manifest = JSON.parse(textOf(name)) as Record<string, Record<string, string> | undefined>;
      const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
      const entries = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
      return entries.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    });
    expect(loose).toEqual([]);
  });

  it('are locked without download addresses', () => {
    expect(textOf('package-lock.json')).not.toMatch(/"resolved": *"http/);
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
