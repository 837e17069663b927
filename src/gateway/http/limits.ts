import type { RateRule, TryRule } from '../domain/limiter.ts';

// What the edge limits. The numbers are ours; the interface document names none.

/** S22: a second's worth may come at once. Zero, which MERCHANT_RATE_LIMIT may say, lets everything through. */
export function requestsPerSecond(countMax: number): RateRule {
  return { countMax, windowMs: 1000 };
}

/**
 * Ten wrong tokens in a minute from one network, then a minute's pause, after ten more two, up to an hour. The length of the
 * token is what keeps guesses from succeeding; this keeps them from being cheap and unseen. Guesses are over at once, so none
 * is under way.
 */
const WRONG_TOKENS: Omit<TryRule, 'name'> = {
  countMax: 10,
  windowMs: 60_000,
  underWayMs: 0,
  pause: { msMin: 60_000, msMax: 3_600_000, forgottenAfterMs: 3_600_000 },
  writesPerSecondMax: 50,
};

/** Apart, since whoever gets the one wrong has not guessed at the other. */
export const OPERATOR_TOKENS: TryRule = { ...WRONG_TOKENS, name: 'operatorToken' };
export const METRICS_TOKENS: TryRule = { ...WRONG_TOKENS, name: 'metricsToken' };

/** What is open to everybody: a command that signs in asks every three seconds, and an office has one address. */
export const PUBLIC_REQUESTS: RateRule = { countMax: 120, windowMs: 60_000 };

/** Ten codes of commands that were wrong, by person. A code is one of 25 billion, and lives ten minutes. */
export const DEVICE_CODES: TryRule = { ...WRONG_TOKENS, name: 'deviceCode' };

/** Milliseconds that the store may take to answer /readyz. */
export const PING_MS_MAX = 2000;

/**
 * How far this machine's clock may be from the database's before it takes no requests. What the gateway does goes by the database's
 * clock, but TLS, identity providers and whoever reads the log go by the machine's.
 */
export const CLOCK_OFFSET_MS_MAX = 60_000;

/** Characters of a Host header that are looked at; a name has 253 at most. */
export const HOST_LENGTH_MAX = 300;

/** Host headers whose verdict is remembered. */
export const HOSTS_KNOWN_MAX = 100;

/** Milliseconds that /readyz speaks of a forwarding header that was not believed. */
export const FORWARDING_NOTICE_MS = 600_000;

/** Seconds after which a caller may try again if nothing was taken. */
export const RETRY_AFTER_SECONDS = 1;

/** Tests of a merchant's notification addresses: each sends a few dozen requests to somebody's server. */
export const ENDPOINT_TESTS: RateRule = { countMax: 10, windowMs: 600_000 };
