import type { Vault } from '../../domain/ports.ts';
import { SESSION_MS_MAX } from '../../domain/sign-in/session-rules.ts';
import type { SignedIn } from '../../operations/sign-in/identify.ts';
import type { PageRequest } from './page-types.ts';

// S13: besides the token of its session, a form carries a proof: for whom, for which side and for which address it was made. It
// outlives the session, so that a form that was open when the session ended, or when its token changed, is not lost. Nobody but
// the same person on the same side can have it carried out.

export interface Proof {
  readonly personId: string;
  /** The side: a merchant, or the operator. */
  readonly merNo: number;
  readonly madeAt: number;
}

/** As long as a session lasts. That a form was sent is known for longer. */
const PROOF_MS = SESSION_MS_MAX;

export function makeProof(vault: Pick<Vault, 'fingerprint'>, proof: Proof, path: string): string {
  const { personId, merNo, madeAt } = proof;
  const text = Buffer.from([personId, merNo, madeAt].join(' ')).toString('base64url');
  return `${vault.fingerprint(subjectOf(proof, path))}.${text}`;
}

/** Null if it was not made by us for this address. */
export function readProof(vault: Pick<Vault, 'isFingerprint'>, text: string | null, path: string): Proof | null {
  const [hash = '', encoded = ''] = (text ?? '').split('.');
  const [personId = '', merNo = '', madeAt = ''] = Buffer.from(encoded, 'base64url').toString().split(' ');
  const proof = { personId, merNo: Number(merNo), madeAt: Number(madeAt) };
  return vault.isFingerprint(hash, subjectOf(proof, path)) ? proof : null;
}

export function proofFor({ holder }: SignedIn, madeAt: number): Proof {
  return { personId: holder.person.personId, merNo: holder.session.merNo, madeAt };
}

export function isFresh({ madeAt }: Proof, now: number): boolean {
  return Math.abs(now - madeAt) < PROOF_MS;
}

/** Browsers that say where a form comes from are believed if it is from elsewhere. */
export function isForeign({ header }: Pick<PageRequest, 'header'>): boolean {
  return /^(?:cross-site|same-site)$/.test(header('Sec-Fetch-Site') ?? '');
}

function subjectOf({ personId, merNo, madeAt }: Proof, path: string): string {
  return JSON.stringify(['form proof', personId, merNo, madeAt, path.split('?')[0]]);
}
