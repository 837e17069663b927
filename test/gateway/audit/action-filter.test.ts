import { expect, it } from 'vitest';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { AuditAction } from '../../../src/gateway/domain/audit/audit-action.ts';
import { createActionReads } from '../../../src/gateway/store/audit/actions.ts';
import type { Engine, Statement } from '../../../src/gateway/store/engine/engine.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { fillAudit } from '../../helpers/database/fill-audit.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

const KEYS: AuditAction[] = ['rotateSigningKey', 'rotateWebhookSecret', 'setPublicKey'];
const WRITTEN: AuditAction[] = ['rotateSigningKey', 'signIn', 'setPublicKey', 'putRate', 'rotateSigningKey', 'signIn'];

describeOnBothEngines('actions of several names', (databases) => {
  it('are listed by time, page by page, with every other filter', async () => {
    const store = await databases.open(await databases.migratedPlace());
    const entries = WRITTEN.map((action, index) =>
      auditOf(actingAsSystem(index < 3 ? 'one' : 'other'), {
        // The last two at the same moment.
        at: Math.min(index, 4),
        action,
        merNo: index % 2,
        target: 'merchant 1',
        detail: '',
        outcome: index === 4 ? 'refused' : 'done',
      }),
    );
    await store.writeRecords(entries);
    const list = async (filter: object) =>
      (await store.listActions({ before: null, limit: 10, actions: KEYS, ...filter })).map(({ actionNo }) => actionNo);
    expect(await list({})).toEqual([5, 3, 1]);
    expect(await list({ limit: 2 })).toEqual([5, 3]);
    expect(await list({ limit: 2, before: 3 })).toEqual([1]);
    expect(await list({ outcome: 'refused' })).toEqual([5]);
    expect(await list({ from: 1, to: 3 })).toEqual([3]);
    expect(await list({ merNo: 0 })).toEqual([5, 3, 1]);
    expect(await list({ merNo: 1 })).toEqual([]);
    expect(await list({ actor: 'other' })).toEqual([5]);
    expect(await list({ action: 'setPublicKey' })).toEqual([3]);
    expect(await list({ action: 'signIn' })).toEqual([]);
    expect(await list({ actions: ['signIn'], target: 'merchant 1', limit: 1 })).toEqual([6]);
  });

  it('are read by an index of each, however few they are among all others', async () => {
    const place = await databases.migratedPlace();
    await databases.open(place);
    await fillAudit(place, 5000);
    await runSql(place, 'analyze');
    const engine = await openEngine({ ...place, limits: PATIENT_LIMITS });
    const asked: Statement[] = [];
    const reads = createActionReads(recording(engine, asked));
    // Few of the five thousand are of these names, and none is of the last.
    await reads.listActions({ actions: KEYS, before: 4000, limit: 51 });
    const [{ sql, params } = { sql: '', params: [] }] = asked;
    const explain = engine.dialect.name === 'sqlite' ? 'explain query plan' : 'explain';
    const lines = (await engine.query(`${explain} ${sql}`, params)).map((row) =>
      String(row['QUERY PLAN'] ?? row['detail']),
    );
    await engine.close();
    expect(lines.filter((line) => line.includes('audit_of_action'))).toHaveLength(KEYS.length);
    expect(lines.filter((line) => /Seq Scan on audit|SCAN audit/.test(line))).toEqual([]);
  });
});

it('the operator interface lists actions of a kind, and says which kinds there are', async () => {
  const gateway = await startTestGateway();
  const shop = await gateway.newShop();
  shop.close();
  const path = `/operator/merchants/${shop.merNo}/signing-key`;
  await gateway.operator('POST', path, { overlapSeconds: 60 });
  const { status, body } = await gateway.operator('GET', '/operator/actions?kind=keys');
  expect(status).toBe(200);
  expect((body as OperatorAnswers['listActions']).actions.map(({ action }) => action)).toEqual(['rotateSigningKey']);
  const wrong = await gateway.operator('GET', '/operator/actions?kind=weather');
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body)).toMatch(/kind.*money.*keys/);
  await gateway.close();
});

function recording(engine: Engine, asked: Statement[]): Engine {
  return {
    ...engine,
    query: async (sql, params = []) => {
      asked.push({ sql, params });
      return engine.query(sql, params);
    },
  };
}
