import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// The long tests that take most of a minute or more. One that began last would run alone, with nothing beside it on the other core.
const LONGEST = [
  'test/operating/story.long.test.ts',
  'test/package/starters.long.test.ts',
  'test/collections/collections.long.test.ts',
  'test/package/program.long.test.ts',
  'test/cli/doctor.long.test.ts',
  'test/operating/containers.long.test.ts',
  'test/browser/docs.long.test.ts',
  'test/chaos/kill-gateway.long.test.ts',
  'test/chaos/rolling-restart.long.test.ts',
  'test/package/clone.long.test.ts',
  'test/operating/monitoring.long.test.ts',
  'test/contract/guide-programs.long.test.ts',
  'test/browser/console-injection.long.test.ts',
  'test/chaos/acquirer.long.test.ts',
  'test/chaos/small-disk.long.test.ts',
  'test/cli/serve-log.long.test.ts',
  'test/chaos/reseal.long.test.ts',
  'test/cli/reset-sandbox.long.test.ts',
  'test/browser/payer-accessibility.long.test.ts',
  'test/chaos/hung-postgres.long.test.ts',
  'test/browser/run-it-here.long.test.ts',
  'test/languages/helpers.long.test.ts',
  'test/operating/systemd.long.test.ts',
  'test/browser/payer-methods.long.test.ts',
  'test/package/kit.long.test.ts',
  'test/chaos/deliveries.long.test.ts',
  'test/chaos/stop.long.test.ts',
  'test/contract/operator-lint-rules.long.test.ts',
];

/** vitest remembers how long each file took, but a fresh clone has no such memory, and sorts by size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array that is sorted
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const rank = LONGEST.indexOf(relative(project.config.root, moduleId));
  return rank === -1 ? LONGEST.length : rank;
}
