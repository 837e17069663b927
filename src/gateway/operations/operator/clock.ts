import type { ClockControl } from '../operations.ts';
import { auditOf } from './acting.ts';
import type { Acting } from './acting.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

/** Where an operator last set the clock. Written so that the move is recorded with it (S28). */
const CLOCK_SETTING = 'clockAdvancedTo';

/** The sandbox's clock. Live mode has no movable clock (S21), and no route to this. */
export function createClockOperations({ clockControl, store }: OperatorDependencies) {
  return {
    getClock: (): { now: number } => ({ now: control(clockControl).now() }),
    async advanceClock(seconds: number, acting: Acting): Promise<{ now: number }> {
      const clock = control(clockControl);
      const at = clock.now();
      const detail = `forward by ${seconds} seconds`;
      const audit = auditOf(acting, { at, action: 'advanceClock', target: 'clock', detail });
      await store.writeSetting(CLOCK_SETTING, String(at + seconds * 1000), audit);
      return clock.advance(seconds);
    },
  };
}

function control(clockControl: ClockControl | null): ClockControl {
  if (clockControl === null) throw new Error('the clock of a live gateway cannot be moved');
  return clockControl;
}
