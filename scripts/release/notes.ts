import { sectionOf } from '../contract-diff/changelog.ts';

/** The changelog's text below a heading like `## 0.2.0 – 2026-11-15`; undefined if there is none. */
export function notesOf(changelog: string, version: string): string | undefined {
  const heading = changelog.split('\n').find((line) => {
    const [, named] = /^## (\S+) – \d{4}-\d{2}-\d{2}$/.exec(line) ?? [];
    return named === version;
  });
  const notes = heading === undefined ? '' : sectionOf(changelog, heading).trim();
  return notes === '' ? undefined : notes;
}
