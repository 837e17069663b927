import { expect, it, onTestFinished } from 'vitest';
import type { Channel } from '../../../src/gateway/domain/ports.ts';
import { createAgendaRunner } from '../../../src/gateway/work/agenda-runner.ts';
import { OPEN_GATE } from '../../../src/gateway/work/call-gate.ts';
import { channelsOf, scriptedAcquirer } from '../../helpers/acquirer/scripted-acquirers.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { MER_NO, newRecord } from '../../helpers/database/store-records.ts';
import { EXPIRY_MS, createWorkbench } from '../payments/payer-workbench.ts';

/** More than one lane makes at once. */
const STUCK = 20;

describeOnBothEngines('calls to several acquirers', ({ open }) => {
  it('do not wait for one that hangs, and one that is paused is not called', async () => {
    const store = await open();
    const { promise: hanging, resolve: answer } = Promise.withResolvers<never>();
    const north = scriptedAcquirer(() => 'approved');
    const resting = scriptedAcquirer(() => 'approved');
    const stuck: Channel = {
      ...scriptedAcquirer(() => 'pending').channel,
      inquire: () => hanging,
      cancel: () => hanging,
    };
    const channels = channelsOf(
      new Map([
        [null, stuck],
        ['north', north.channel],
        ['resting', resting.channel],
      ]),
    );
    const { deps, advance } = createWorkbench(store, { channels, sandbox: false });
    for (let count = 0; count < STUCK; count += 1) await store.createPayment(newRecord());
    const send = async (acquirer: string) => {
      const { order, agenda } = newRecord({ acquirer });
      await store.createPayment({ order, agenda: agenda.map((entry) => ({ ...entry, acquirer })), replay: null });
      await channels.to(acquirer).authorize({ ...order, card: null });
      return { merNo: MER_NO, tradeNo: order.tradeNo };
    };
    const [sent, waiting] = [await send('north'), await send('resting')];
    advance(EXPIRY_MS / 2);
    const runner = createAgendaRunner(deps, {
      holder: 'lanes',
      acquirers: [null, 'north', 'resting'],
      gate: { ...OPEN_GATE, widthOf: (acquirer) => (acquirer === 'resting' ? 0 : Infinity) },
      onError: () => undefined,
    });
    const begun = runner.calls.map((lane) => lane.beginDue().catch(() => undefined));
    onTestFinished(async () => {
      answer(Promise.reject(new Error('It hung long enough.')) as never);
      await Promise.all([...begun, ...runner.calls.map((lane) => lane.stop())]);
    });
    await expect.poll(async () => (await store.findOrder(sent))?.state).toBe('succeeded');
    expect(await store.findOrder(waiting)).toMatchObject({ state: 'processing' });
    expect(resting.calls).toEqual([`authorize ${waiting.tradeNo} 1`]);
  });
});
