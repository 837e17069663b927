import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// Passwords at rest: scrypt, with its parameters in the stored text, so that they can be raised later. Guesses must not eat the
// machine (S29, S30): a hash takes 32 MiB and a thread, so only a few are computed at once, and few may wait.

export interface PasswordCost {
  /** The power of two of scrypt's N. */
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** More wait for their turn than may. Nothing was checked. */
export class PasswordsBusyError extends Error {
  constructor() {
    super('too many passwords are being checked');
    this.name = 'PasswordsBusyError';
  }
}

/** As OWASP recommends for 32 MiB. Tests pass a lower one to what they build; no setting lowers it. */
export const PASSWORD_COST: PasswordCost = { log2N: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node has four threads for this and for files. */
const AT_ONCE_MAX = 2;
const WAITING_MAX = 64;

/** Such as `scrypt.15.8.3.<salt>.<hash>`. */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return writeHash({ cost, salt, hash: await derive(password, salt, cost) });
}

/**
 * In constant time. Null stands for somebody who does not exist or has no password: it takes as long (at the given cost), and
 * is false.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  const found = stored === null ? null : readHash(stored);
  const { cost: asked, salt, hash } = found ?? { cost, salt: NO_SALT, hash: NO_HASH };
  const isEqual = timingSafeEqual(await derive(password, salt, asked), hash);
  return found !== null && isEqual;
}

const NO_SALT = Buffer.alloc(SALT_BYTES);
const NO_HASH = Buffer.alloc(HASH_BYTES);

interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function writeHash({ cost: { log2N, r, p }, salt, hash }: StoredHash): string {
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('.');
}

const STORED = /^scrypt\.(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.([\w-]{22})\.([\w-]{43})$/;

function readHash(stored: string): StoredHash {
  const [, log2N, r, p, salt = '', hash = ''] = STORED.exec(stored) ?? [];
  if (log2N === undefined) throw new Error('a stored password has an unknown format');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** The threads are the process's, and so is the bound. */
const turns = createTurns();

async function derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2N;
  const done = await turns.take();
  try {
    return await new Promise((resolve, reject) => {
      // Unicode has several ways to write the same letter, and keyboards differ in which they send.
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
        error === null ? resolve(hash) : reject(error),
      );
    });
  } finally {
    done();
  }
}

/** A few at once, a few more in a queue, the rest refused. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let free = AT_ONCE_MAX;
  const done = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    async take(): Promise<() => void> {
      if (free > 0) {
        free -= 1;
        return done;
      }
      if (waiting.length >= WAITING_MAX) throw new PasswordsBusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
      return done;
    },
  };
}
