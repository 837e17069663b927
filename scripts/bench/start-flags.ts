import { readFileSync } from 'node:fs';

/** What `npm start` gives to Node: what is measured runs as it is run. */
export const START_FLAGS: readonly string[] = readStartFlags();

function readStartFlags(): string[] {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
