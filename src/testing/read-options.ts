const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** A duration such as `255m` in seconds. */
export function secondsOf(duration: string | number): number {
  const [, count, unit] = /^([0-9]{1,9})([smhd])$/.exec(String(duration)) ?? [];
  const seconds = typeof duration === 'number' ? duration : Number(count) * SECONDS[unit as keyof typeof SECONDS];
  if (Number.isSafeInteger(seconds) && seconds >= 0) return seconds;
  throw new TypeError(
    `advance: ${JSON.stringify(duration)} is not a duration; write '90s', '255m', '2h', '3d' or seconds`,
  );
}

/** The start time of the clock, in milliseconds since 1970. */
export function momentOf(clock: string | Date): number {
  const moment = new Date(clock).getTime();
  if (moment >= 0) return moment;
  throw new TypeError(`startGateway: clock must be a time after 1970, such as '2026-01-01T00:00:00Z' or a Date`);
}
