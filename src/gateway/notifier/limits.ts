import { notifications } from '../../../generated/notifications.ts';
import type { LaneLimits } from './lanes.ts';

// Every limit of this room: what a receiver may take of the gateway, and what is remembered of it.

/** For all of a send: the look-up of the name, the connection, the request and the last byte of the answer (S10). */
export const SEND_DEADLINE_MS = 1000 * Math.max(...Object.values(notifications).map((one) => one.answerSecondsMax));
/** The size of an answer's body. */
export const ANSWER_BYTES_MAX = 64 * 1024;
/** Each piece costs the same, however small: 64 kB byte by byte took 200 ms of the processor from everybody else. */
export const ANSWER_PIECES_MAX = 1000;
/** What the record of the attempt keeps of an answer's body, in characters. */
export const ANSWER_KEPT_MAX = 4096;
/** What the record of the attempt keeps of an answer's headers, in characters. */
export const HEADERS_KEPT_MAX = 2000;
/** What the result of the attempt shows of an answer's body, in characters. */
export const ANSWER_SHOWN_MAX = 40;
export const HEADER_BYTES_MAX = 16 * 1024;
/**
 * Bounds everything that comes for one request. The parser does not count what a receiver can send without end outside the
 * headers and the body: a reason phrase, extensions of chunks, empty lines. Far above what 16 kB of headers and 64 kB in
 * 1000 pieces can take.
 */
export const RECEIVED_BYTES_MAX = 256 * 1024;

/** Shorter than servers commonly keep an idle connection, so that a request seldom meets one that is being closed. */
export const IDLE_MS = 4000;

/** Three sends' deadlines: a send under way is never taken over, and what a dead node held comes back within a minute. */
export const LEASE_MS = 45_000;
export const RECORD_TRIES_MAX = 5;
/** Results that wait to be written. Beyond, nothing is claimed: a store that is slower than the receivers sets the pace. */
export const RECORDS_WAITING_MAX = 1000;

/** Sends under way are what is held of deliveries in memory: the others wait in the store. */
export const LANE_LIMITS: LaneLimits = {
  sendsMax: 256,
  perMerchantMax: 32,
  perHostMax: 128,
  slowAfterMs: 1000,
  perSlowHostMax: 8,
  slowSendsMax: 512,
};
/**
 * For a merchant whose host is not known yet, so that a thousand dead ones cannot take everything before it shows, nor a
 * thousand on one host go beyond what it is given by much.
 */
export const FIRST_ROOM = 4;
export const MERCHANTS_KNOWN_MAX = 10_000;
export const HOSTS_KNOWN_MAX = 2000;
/** Merchants use the same few addresses again and again; to read one took a twentieth of a delivery. */
export const ADDRESSES_KNOWN_MAX = 10_000;
