const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Whole seconds of a duration such as `255m`. */
export function secondsOf(duration: string | number): number {
  const [, count, unit] = /^([0-9]{1,9})([smhd])$/.exec(String(duration)) ?? [];
  const seconds = typeof duration === 'number' ? duration : Number(count) * SECONDS[unit as keyof typeof SECONDS];
  if (Number.isSafeInteger(seconds) && seconds >= 0) return seconds;
  throw new TypeError(
    `advance: ${JSON.stringify(duration)} is no duration; write '90s', '255m', '2h', '3d' or seconds`,
  );
}

/** Milliseconds since 1970 of the moment at which the clock starts. */
export function momentOf(clock: string | Date): number {
  const moment = new Date(clock).getTime();
  if (moment >= 0) return moment;
  throw new TypeError(`startGateway: clock is no moment after 1970; write it as '2026-01-01T00:00:00Z' or a Date`);
}
