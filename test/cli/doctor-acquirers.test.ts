import { expect, it } from 'vitest';
import { checkNeededAcquirers } from '../../src/cli/doctor/needed-acquirers.ts';
import { readConfig } from '../../src/gateway/config/config.ts';
import { openView } from '../../src/gateway/store/inspect/inspect.ts';
import { nameAcquirers } from '../helpers/acquirer/acquirers-file.ts';
import { describeOnBothEngines } from '../helpers/database/databases.ts';
import { newRecord } from '../helpers/database/store-records.ts';
import { liveEnv } from '../helpers/gateway/live-gateway.ts';

describeOnBothEngines('the doctor', ({ open, migratedPlace }) => {
  it('names acquirers that orders in progress need, and the configuration lacks', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const begin = async (acquirer: string | null) => {
      const { order, agenda } = newRecord({ acquirer });
      await store.createPayment({ order, agenda: agenda.map((entry) => ({ ...entry, acquirer })), replay: null });
    };
    const file = nameAcquirers([{ name: 'north', url: 'https://north.example', token: 'f'.repeat(40) }]);
    const config = readConfig({ ...liveEnv(), ...file.env });
    const view = await openView(place);
    const look = async () => (await checkNeededAcquirers(view, config)).map(({ level, what }) => [level, what]);
    const fine = [['ok', 'every acquirer that orders in progress need is configured']];
    await begin('north');
    // Nobody was ever called under this name: the order waits for its payer.
    await begin(null);
    expect(await look()).toEqual(fine);
    await begin('south');
    await begin('south');
    const south = ['problem', 'the configuration lacks the acquirer south, and 2 orders in progress went there'];
    expect(await look()).toEqual([south]);
    const card = { operation: 'authorize', method: 'CREDIT_CARD', currency: 'USD', minute: 0 } as const;
    await store.addChannelCounts([{ ...card, acquirer: 'default', answer: 'unknown', bucketMs: 100, calls: 1 }]);
    expect((await look()).toSorted()).toEqual([
      ['problem', 'the configuration lacks the acquirer default, and 1 order in progress went there'],
      south,
    ]);
    await view.close();
    file.remove();
  });
});
