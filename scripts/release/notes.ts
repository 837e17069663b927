import { sectionOf } from '../contract-diff/changelog.ts';

/** What the changelog says of a version, below a heading like `## 0.2.0 – 2026-11-15`; undefined if it says nothing. */
export function notesOf(changelog: string, version: string): string | undefined {
  const heading = changelog.split('\n').find((line) => {
    const [, named] = /^## (\S+) – \d{4}-\d{2}-\d{2}$/.exec(line) ?? [];
    return named === version;
  });
  const notes = heading === undefined ? '' : sectionOf(changelog, heading).trim();
  return notes === '' ? undefined : notes;
}
