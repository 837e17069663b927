import { expect, it, onTestFinished } from 'vitest';
import { checkAnswers } from '../../src/cli/doctor/acquirer-answers.ts';
import { readConfig } from '../../src/gateway/config/config.ts';
import { openView } from '../../src/gateway/store/inspect/inspect.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../helpers/people/people.ts';

it('the doctor names acquirers that do not answer, or late', async () => {
  const database = await openDatabase('SQLite');
  const gateway = await startPeopleGateway({ env: database.env });
  const { databaseLimits: limits, dataDir, sharedSessions } = readConfig({ PORT: '0', ...database.env });
  const view = await openView({ databaseUrl: null, dataDir, limits, sharedSessions });
  onTestFinished(async () => {
    await view.close();
    await gateway.close();
    await database.drop();
  });
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const card = { operation: 'authorize', method: 'CREDIT_CARD', currency: 'USD', minute: now } as const;
  const count = (acquirer: string, answer: 'approved' | 'unknown', bucketMs: number) =>
    gateway.store.addChannelCounts([{ ...card, acquirer, answer, bucketMs, calls: 20 }]);
  await count('default', 'approved', 100);
  expect(await checkAnswers(view, now)).toEqual([
    { level: 'ok', what: '20 calls of the last 15 minutes, answered as usual', remedy: null },
  ]);
  await count('default', 'approved', 10_000);
  await count('north', 'unknown', 10_000);
  expect((await checkAnswers(view, now)).map(({ level, what }) => [level, what])).toEqual([
    ['warning', '20 of 20 calls for payments to north had no answer in the last 15 minutes'],
    [
      'warning',
      '20 of 40 calls for payments to default were answered after more than 5 seconds in the last 15 minutes',
    ],
  ]);
});
