import type { Permission, Role } from '../../../../generated/permissions.ts';

// Who acts, and what they may do. Taken from the session or token, never from what the request says of itself (S35).

export type Actor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly sessionId: string }
  | {
      readonly kind: 'token';
      readonly id: string;
      readonly name: string;
      /** Who created it; null if that was done with the token of the environment, or by the gateway's own machine. */
      readonly personId: string | null;
      /** The side on which it was created, whatever merchant it is limited to. */
      readonly side: number;
    }
  /** The token of the environment: whoever has it. */
  | { readonly kind: 'breakGlass' }
  /** The gateway itself, and commands on its own machine. */
  | { readonly kind: 'system'; readonly name: string };

/** The side of a merchant's people; the operator's own side sees all merchants. */
export const OPERATOR_SIDE = 0;

/** As which role of which merchant somebody of the operator looks, and until when. */
export interface SeeAs {
  readonly merNo: number;
  readonly role: Role;
  readonly until: number;
}

export interface Grant {
  /** The merchant to which everything is limited; `OPERATOR_SIDE` for the operator's own people. */
  readonly merNo: number;
  /** Null allows everything: the token of the environment, and the gateway itself. */
  readonly permissions: ReadonlySet<Permission> | null;
  /** Empty for tokens. */
  readonly roles: readonly Role[];
  /** When the second factor was last shown. Null if it never is: tokens have none, and need none. */
  readonly factorAt: number | null;
  /** Until when the person moves no money and makes no keys, after a new password by mail; see `hold-rules.ts`. */
  readonly heldUntil?: number | null;
  /** Present while somebody of the operator sees as a merchant's role: they read, and change nothing. */
  readonly seeAs?: SeeAs | undefined;
}

/** Who acts, from where, and why. */
export interface Acting {
  readonly actor: Actor;
  readonly grant: Grant;
  readonly reason: string | null;
  /** The address of the client; null inside the gateway. */
  readonly address: string | null;
  readonly requestId: string | null;
  /** The approved request that is being carried out; null if none was needed. */
  readonly approvalNo: string | null;
}

export const EVERYTHING: Grant = { merNo: OPERATOR_SIDE, permissions: null, roles: [], factorAt: null };

/** For what the gateway does by itself, and for a program in the same process. */
export function actingAsSystem(name: string, reason: string | null = null): Acting {
  return {
    actor: { kind: 'system', name },
    grant: EVERYTHING,
    reason,
    address: null,
    requestId: null,
    approvalNo: null,
  };
}

/** Such as `mara@example.com`, `token nightly-export`, `break-glass token`. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'person') return actor.name;
  if (actor.kind === 'token') return `token ${actor.name}`;
  return actor.kind === 'breakGlass' ? 'break-glass token' : actor.name;
}

/** The person behind an actor; a token's is the person who created it. */
export function personBehind(actor: Actor): string | null {
  if (actor.kind === 'token') return actor.personId;
  return actor.kind === 'person' ? actor.id : null;
}
