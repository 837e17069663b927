import { FREE_TERMS } from '../../domain/merchant.ts';
import type { Merchant, MerchantStatus } from '../../domain/merchant.ts';
import type { Store } from '../../domain/store.ts';
import { auditOf } from './acting.ts';
import type { Acting } from './acting.ts';
import { newSecret } from './new-secret.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';

export type MerchantChange = Partial<
  Pick<Merchant, 'name' | 'websites' | 'methods' | 'currencies' | 'terms' | 'accentColour' | 'framesPages'>
>;

export interface NewMerchant extends MerchantChange {
  /** Null lets the gateway choose. */
  readonly merNo: number | null;
  readonly name: string;
}

export interface CreatedMerchant {
  readonly merchant: Merchant;
  readonly signingKey: string;
  readonly webhookSecret: string;
}

type StatusAction = 'approveMerchant' | 'suspendMerchant' | 'resumeMerchant';

const STATUS_MOVES: Readonly<Record<StatusAction, { from: MerchantStatus; to: MerchantStatus }>> = {
  approveMerchant: { from: 'pending', to: 'active' },
  suspendMerchant: { from: 'active', to: 'suspended' },
  resumeMerchant: { from: 'suspended', to: 'active' },
};

export function createMerchantOperations(deps: OperatorDependencies) {
  const { store } = deps;
  return {
    async listMerchants(page: {
      after: number;
      limit: number;
    }): Promise<{ merchants: Merchant[]; next: number | null }> {
      // One more than requested shows whether there is a next page.
      const found = await store.listMerchants({ after: page.after, limit: page.limit + 1 });
      const merchants = found.slice(0, page.limit);
      return { merchants, next: found.length > page.limit ? (merchants.at(-1)?.merNo ?? null) : null };
    },
    createMerchant: (input: NewMerchant, acting: Acting) => createMerchant(deps, input, acting),
    async getMerchant(merNo: number): Promise<OperatorOutcome<Merchant>> {
      const found = await store.findMerchant(merNo);
      return found === null ? merchantNotFound(merNo) : done(found.merchant);
    },
    updateMerchant: (merNo: number, change: MerchantChange, acting: Acting) =>
      updateMerchant(deps, { merNo, change }, acting),
    approveMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'approveMerchant' }, acting),
    suspendMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'suspendMerchant' }, acting),
    resumeMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'resumeMerchant' }, acting),
  };
}

const NUMBER_TRIES_MAX = 8;

async function createMerchant(
  deps: OperatorDependencies,
  input: NewMerchant,
  acting: Acting,
): Promise<OperatorOutcome<CreatedMerchant>> {
  const { accounts, clock, store } = deps;
  const now = clock.now();
  const signingKey = newSecret(deps, 'signingKey', now);
  const webhookSecret = newSecret(deps, 'webhookSecret', now);
  for (let tries = 0; tries < NUMBER_TRIES_MAX; tries += 1) {
    const merchant = merchantOf(input, { merNo: input.merNo ?? chooseNumber(deps), now });
    const { merNo } = merchant;
    const detail = describeNew(merchant);
    const audit = auditOf(acting, { at: now, action: 'createMerchant', target: `merchant ${merNo}`, detail });
    const secrets = [signingKey.sealed, webhookSecret.sealed];
    if ((await store.createMerchant({ merchant, secrets, audit })) === 'created') {
      accounts.forget(merNo);
      return done({ merchant, signingKey: signingKey.value, webhookSecret: webhookSecret.value });
    }
    if (input.merNo !== null) return numberTaken(merNo);
  }
  throw new Error(`${NUMBER_TRIES_MAX} merchant numbers generated at random were all taken`);
}

function numberTaken(merNo: number) {
  const detail = `There is a merchant ${merNo} already. Choose another number, or leave merNo out.`;
  return refuse('merchantNumberTaken', detail);
}

function merchantOf(input: NewMerchant, { merNo, now }: { merNo: number; now: number }): Merchant {
  return {
    merNo,
    name: input.name,
    status: 'pending',
    websites: input.websites ?? [],
    methods: input.methods ?? null,
    currencies: input.currencies ?? null,
    terms: input.terms ?? FREE_TERMS,
    accentColour: input.accentColour ?? null,
    framesPages: input.framesPages ?? false,
    createdAt: now,
    updatedAt: now,
  };
}

/** Its name and page settings: who may frame the pages is worth a record. */
function describeNew({ name, accentColour, framesPages }: Merchant): string {
  const chosen = [
    ...(accentColour === null ? [] : [`accentColour: ${shown(accentColour)}`]),
    ...(framesPages ? ['framesPages: true'] : []),
  ];
  return [name, ...chosen].join('; ');
}

/** Nine random digits: consecutive numbers would reveal how many merchants there are, and two nodes would collide. */
function chooseNumber({ ids }: Pick<OperatorDependencies, 'ids'>): number {
  return 100_000_000 + (Buffer.from(ids.newSecret(), 'base64url').readUIntBE(0, 6) % 900_000_000);
}

async function updateMerchant(
  deps: OperatorDependencies,
  { merNo, change }: { merNo: number; change: MerchantChange },
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const at = deps.clock.now();
  return changeMerchant(deps, merNo, ({ merchant }) => {
    const changed = { ...merchant, ...change, updatedAt: at };
    const detail = describeChange(merchant, change);
    if (detail === '') return { result: done(merchant) };
    const audit = auditOf(acting, { at, action: 'updateMerchant', target: `merchant ${merNo}`, detail });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

/** Such as `name: "Shop" to "Corner Shop"`; empty if nothing changed. */
function describeChange(merchant: Merchant, change: MerchantChange): string {
  const names = Object.keys(change) as (keyof MerchantChange)[];
  const changed = names.filter((name) => shown(merchant[name]) !== shown(change[name]));
  return changed.map((name) => `${name}: ${shown(merchant[name])} to ${shown(change[name])}`).join('; ');
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}

/** A merchant that already has the requested status is not changed, so that the request can be repeated. */
async function moveStatus(
  deps: OperatorDependencies,
  { merNo, action }: { merNo: number; action: StatusAction },
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const { from, to } = STATUS_MOVES[action];
  const at = deps.clock.now();
  return changeMerchant(deps, merNo, ({ merchant }) => {
    if (merchant.status === to) return { result: done(merchant) };
    if (merchant.status !== from) {
      const detail = `The merchant is ${merchant.status}; ${action} needs ${from}.`;
      return { result: refuse('merchantStatusConflict', detail) };
    }
    const changed = { ...merchant, status: to, updatedAt: at };
    const audit = auditOf(acting, { at, action, target: `merchant ${merNo}`, detail: `${from} to ${to}` });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

/** Decides under the merchant's lock, then makes this node reload the account. */
export async function changeMerchant<Value>(
  { accounts, store }: Pick<OperatorDependencies, 'accounts' | 'store'>,
  merNo: number,
  decide: Parameters<typeof store.changeMerchant<OperatorOutcome<Value>>>[1],
): Promise<OperatorOutcome<Value>> {
  const outcome = await store.changeMerchant<OperatorOutcome<Value>>(merNo, decide);
  accounts.forget(merNo);
  return outcome ?? merchantNotFound(merNo);
}

export async function merchantExists(store: Store, merNo: number): Promise<boolean> {
  return (await store.findMerchant(merNo)) !== null;
}
