import type { Factor, PeopleStore } from '../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { findTimeStep, newTotpSecret, totpAddress } from './totp.ts';

const KIND = 'newTotp';
const STEP_MS_MAX = 15 * 60_000;

/** For the page that shows it. */
interface NewTotp {
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
}

/** What else is decided before the factor is confirmed, such as the name and the hashed password of a new person. */
export type Extra = Readonly<Record<string, string>>;

interface Begun extends NewTotp {
  readonly owner: string;
  readonly extra: Extra;
}

export interface TotpStepsDependencies {
  readonly store: Pick<PeopleStore, 'findStep' | 'createStep' | 'takeStep'>;
  readonly vault: Vault;
  readonly ids: Ids;
  readonly realClock: Clock;
}

/** An authenticator app that is being set up: its secret is sealed in a step until a code proves that the app has it. */
export function createTotpSteps({ store, vault, ids, realClock }: TotpStepsDependencies) {
  async function find(token: string, owner: string): Promise<Begun | null> {
    const step = await store.findStep(vault.fingerprint(token), KIND);
    if (step === null || realClock.now() >= step.expiresAt) return null;
    const begun = JSON.parse(vault.open(step.detail)) as Begun;
    return begun.owner === owner ? begun : null;
  }

  return {
    find,

    /** `owner` is a person, or the invitation of somebody who is not one yet. */
    async begin(owner: string, { email, extra = {} }: { email: string; extra?: Extra }): Promise<string> {
      const token = ids.newSecret();
      const now = realClock.now();
      const secret = newTotpSecret();
      const begun: Begun = { owner, secret, address: totpAddress(secret, email), extra };
      await store.createStep({
        stepHash: vault.fingerprint(token),
        kind: KIND,
        detail: vault.seal(JSON.stringify(begun)),
        createdAt: now,
        expiresAt: now + STEP_MS_MAX,
      });
      return token;
    },

    /** Takes the step if the code is right; until then it stays. The code's time step is used up with it. */
    async confirm(
      token: string,
      { owner, code }: { readonly owner: string; readonly code: string },
    ): Promise<ConfirmedTotp | 'wrong' | 'expired'> {
      const begun = await find(token, owner);
      if (begun === null) return 'expired';
      const now = realClock.now();
      const plain = code.replaceAll(/\s/g, '');
      const counter = findTimeStep(begun.secret, { code: plain, now, lastStep: 0 });
      if (counter === null) return 'wrong';
      if ((await store.takeStep(vault.fingerprint(token), KIND)) === null) return 'expired';
      const secret = vault.seal(begun.secret);
      const factorId = ids.newId('factor');
      return { factor: { factorId, kind: 'totp', secret, counter, createdAt: now, usedAt: now }, extra: begun.extra };
    },
  };
}

export interface ConfirmedTotp {
  readonly factor: Omit<Factor, 'personId' | 'name'>;
  readonly extra: Extra;
}
