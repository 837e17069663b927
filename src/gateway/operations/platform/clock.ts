import type { SettingStore } from '../../domain/platform/settings.ts';
import type { ClockControl } from '../operations.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';

/** Where an operator last set the clock. Written so that the move is recorded with it (S28). */
const CLOCK_SETTING = 'clockAdvancedTo';

export interface ClockDependencies {
  readonly store: Pick<SettingStore, 'writeSetting'>;
  /** Null in live mode (S21). */
  readonly clockControl: ClockControl | null;
}

/** The sandbox's clock. Live mode has no movable clock (S21), and no route to this. */
export function createClockOperations({ clockControl, store }: ClockDependencies) {
  async function move(
    clock: ClockControl,
    { seconds, action }: { seconds: number; action: AuditAction },
    acting: Acting,
  ): Promise<{ now: number }> {
    const at = clock.now();
    const to = at + seconds * 1000;
    const audit = auditOf(acting, {
      at,
      action,
      target: 'clock',
      detail: `forward by ${seconds} seconds`,
      before: { now: new Date(at).toISOString() },
      after: { now: new Date(to).toISOString() },
    });
    await store.writeSetting(CLOCK_SETTING, String(to), audit);
    return clock.advance(seconds);
  }

  return {
    getClock: (): { now: number } => ({ now: control(clockControl).now() }),
    advanceClock: (seconds: number, acting: Acting) =>
      move(control(clockControl), { seconds, action: 'advanceClock' }, acting),
    async advanceToNextDue(acting: Acting): Promise<{ now: number }> {
      const clock = control(clockControl);
      const next = await clock.nextDueAt();
      if (next === null) return { now: clock.now() };
      const seconds = Math.max(0, Math.ceil((next - clock.now()) / 1000));
      return move(clock, { seconds, action: 'advanceToNextDue' }, acting);
    },
  };
}

function control(clockControl: ClockControl | null): ClockControl {
  if (clockControl === null) throw new Error('the clock of a live gateway cannot be moved');
  return clockControl;
}
