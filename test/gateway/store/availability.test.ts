import { describe, expect, it, onTestFinished } from 'vitest';
import { createAvailability } from '../../../src/gateway/store/engine/availability.ts';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';

/** A database that answers a probe when the test says so. */
function observe(waitingMax = 10) {
  const probes: PromiseWithResolvers<void>[] = [];
  const reported: string[] = [];
  const availability = createAvailability({
    probe: () => {
      const probe = Promise.withResolvers<void>();
      probes.push(probe);
      return probe.promise;
    },
    waitingMax,
    onDown: (error) => reported.push((error as Error).message),
  });
  onTestFinished(() => availability.close());
  return { availability, probes, reported };
}

const outcomeOf = async (admission: Promise<void> | undefined) =>
  admission?.then(
    () => 'admitted',
    (error: Error) => error.name,
  ) ?? 'admitted at once';

describe('the availability of a database', () => {
  it('lets everybody pass until something is suspected', async () => {
    const { availability, probes } = observe();
    expect(availability.admit()).toBeUndefined();
    expect(probes).toEqual([]);
  });

  it('makes callers wait for one probe, and lets them pass if it succeeds', async () => {
    const { availability, probes } = observe();
    availability.suspect(true);
    availability.suspect(true);
    const waiting = [availability.admit(), availability.admit()].map(outcomeOf);
    expect(probes.length).toBe(1);
    probes[0]?.resolve();
    expect(await Promise.all(waiting)).toEqual(['admitted', 'admitted']);
    expect(availability.admit()).toBeUndefined();
  });

  it('refuses callers if the probe fails, at once from then on, and tries again by itself', async () => {
    const { availability, probes, reported } = observe();
    availability.suspect(true);
    const waiting = outcomeOf(availability.admit());
    probes[0]?.reject(new Error('gone'));
    expect(await waiting).toBe('DatabaseUnavailableError');
    await expect(availability.admit()).rejects.toEqual(new DatabaseUnavailableError(new Error('gone')));
    await expect.poll(() => probes.length).toBe(2);
    // While it tries, nobody waits for it.
    expect(await outcomeOf(availability.admit())).toBe('DatabaseUnavailableError');
    probes[1]?.reject(new Error('still gone'));
    await expect.poll(() => probes.length).toBe(3);
    probes[2]?.resolve();
    await expect.poll(() => outcomeOf(availability.admit())).toBe('admitted at once');
    expect(reported).toEqual(['gone']);
  });

  it('lets no more wait than may', async () => {
    const { availability, probes } = observe(2);
    availability.suspect(true);
    const waiting = [1, 2, 3].map(() => outcomeOf(availability.admit()));
    expect(await waiting[2]).toBe('DatabaseUnavailableError');
    probes[0]?.resolve();
    expect(await Promise.all(waiting)).toEqual(['admitted', 'admitted', 'DatabaseUnavailableError']);
  });
});
