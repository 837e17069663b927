import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// The long and the nightly tests that take longest. One that began last would run alone, with nothing beside it on the other core.
const LONGEST = [
  'test/chaos/two-acquirers.long.test.ts',
  'test/gateway/acquirers/hints.nightly.test.ts',
  'test/operating/story/story.nightly.test.ts',
  'test/collections/collections.nightly.test.ts',
  'test/package/program.nightly.test.ts',
  'test/cli/doctor.nightly.test.ts',
  'test/package/starters.nightly.test.ts',
  'test/browser/docs/docs.nightly.test.ts',
  'test/chaos/rolling-upgrade.nightly.test.ts',
  'test/package/clone.nightly.test.ts',
  'test/operating/containers.nightly.test.ts',
  'test/chaos/rolling-restart.nightly.test.ts',
  'test/contract/guide-programs.nightly.test.ts',
  'test/chaos/small-disk.nightly.test.ts',
  'test/operating/monitoring.nightly.test.ts',
  'test/chaos/acquirer.nightly.test.ts',
  'test/package/pinned.nightly.test.ts',
  'test/operating/systemd.nightly.test.ts',
  'test/cli/docs.nightly.test.ts',
  'test/gateway/merchants/encryption-keys.nightly.test.ts',
  'test/package/kit.nightly.test.ts',
  'test/package/testing.nightly.test.ts',
  'test/cli/reset-sandbox.nightly.test.ts',
  'test/bench/smoke.nightly.test.ts',
  'test/gateway/people/other-merchant.long.test.ts',
  'test/docs/site.long.test.ts',
  'test/browser/docs/search.long.test.ts',
  'test/gateway/reconciliation/returns/kill.long.test.ts',
  'test/chaos/kill-gateway.long.test.ts',
  'test/chaos/kill-payout-runs.long.test.ts',
  'test/browser/console/injection.long.test.ts',
  'test/cli/serve-log.nightly.test.ts',
  'test/gateway/pages/back-office-guards.long.test.ts',
  'test/gateway/payers/retention-periods.long.test.ts',
  'test/gateway/chargebacks/evidence-erasure.long.test.ts',
  'test/gateway/store/migrate.long.test.ts',
  'test/browser/payer/injection-acquirer.long.test.ts',
  'test/gateway/approvals/approvals-of-each-kind.long.test.ts',
  'test/chaos/hung-postgres.long.test.ts',
  'test/browser/payer/injection.long.test.ts',
  'test/browser/payer/methods.long.test.ts',
  'test/languages/helpers.nightly.test.ts',
  'test/mock/cli.long.test.ts',
  'test/gateway/people/roles.long.test.ts',
  'test/chaos/races.long.test.ts',
  'test/chaos/stop.long.test.ts',
  'test/browser/payer/languages.long.test.ts',
  'test/browser/payer/accessibility.long.test.ts',
  'test/contract/generated.nightly.test.ts',
  'test/browser/payer/card.long.test.ts',
  'test/browser/console/approvals.long.test.ts',
  'test/chaos/bank-files.long.test.ts',
  'test/chaos/hostile-feeds.long.test.ts',
  'test/chaos/hostile-adapter.long.test.ts',
  'test/gateway/acquirers/http-faults.long.test.ts',
  'test/contract/operator-lint-rules.long.test.ts',
  'test/contract/lint-rules.long.test.ts',
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
