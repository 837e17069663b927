import { expect, it } from 'vitest';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { fillAudit } from '../../helpers/database/fill-audit.ts';

// The benchmarks' audit log is one that the gateway could have written itself.

describeOnBothEngines('an audit log that was filled at once', (databases) => {
  it('is a valid chain, in which a changed row is found', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await fillAudit(place, 700);
    const filled = await store.verifyActions({});
    expect(filled).toMatchObject({ actions: 700, unchained: 0, days: 381, found: 0 });
    const drop = place.databaseUrl === null ? 'audit_refuse_update' : 'audit_refuse_change on audit';
    await runSql(place, `drop trigger ${drop}`);
    await runSql(place, "update audit set actor = 'nobody' where action_no = 350");
    expect((await store.verifyActions({})).found).toBe(1);
  });

  it('keeps every index', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await fillAudit(place, 10);
    // Each of these would fail if the index were gone.
    const names = ['by_time', 'of_actor', 'of_actor_id', 'of_action', 'of_outcome', 'of_merchant', 'of_target'];
    for (const name of names) await runSql(place, `drop index audit_${name}`);
    expect(await store.listActions({ before: null, limit: 20 })).toHaveLength(10);
  });
});
