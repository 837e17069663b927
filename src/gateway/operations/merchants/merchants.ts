import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { isOnLoopback } from '../../domain/text/loopback.ts';
import { FREE_TERMS } from '../../domain/merchants/merchant.ts';
import type { Merchant, MerchantStatus, MerchantTerms } from '../../domain/merchants/merchant.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { MerchantAccounts } from '../operations.ts';
import { newSecret } from './new-secret.ts';
import { done, invalid, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { NewSecretDependencies } from './new-secret.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import { refuseIfChanged } from '../replaces.ts';

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

/** `replaces` is what the caller saw: if any of it has changed, nothing is done. */
interface Update {
  readonly merNo: number;
  readonly change: MerchantChange;
  readonly replaces?: MerchantChange | undefined;
}

export interface TermsUpdate {
  readonly merNo: number;
  readonly terms: MerchantTerms;
  readonly replaces?: MerchantTerms | undefined;
}

interface WebsitesUpdate {
  readonly merNo: number;
  readonly websites: readonly string[];
  readonly replaces?: readonly string[] | undefined;
}

export type StatusAction = 'approveMerchant' | 'suspendMerchant' | 'resumeMerchant';

export const STATUS_MOVES: Readonly<Record<StatusAction, { from: MerchantStatus; to: MerchantStatus }>> = {
  approveMerchant: { from: 'pending', to: 'active' },
  suspendMerchant: { from: 'active', to: 'suspended' },
  resumeMerchant: { from: 'suspended', to: 'active' },
};

export type MerchantDependencies = NewSecretDependencies & {
  readonly store: Pick<MerchantStore, 'findMerchant' | 'createMerchant' | 'changeMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly configured: Configured;
  readonly ids: Ids;
};

export function createMerchantOperations(deps: MerchantDependencies) {
  const { store } = deps;
  return {
    createMerchant: (input: NewMerchant, acting: Acting) => createMerchant(deps, input, acting),
    async getMerchant(merNo: number): Promise<OperatorOutcome<Merchant>> {
      const found = await store.findMerchant(merNo);
      return found === null ? merchantNotFound(merNo) : done(found.merchant);
    },
    updateMerchant: ({ merNo, change, replaces }: Update, acting: Acting) =>
      updateMerchant(deps, { merNo, change, replaces, action: 'updateMerchant' }, acting),
    setTerms: ({ merNo, terms, replaces }: TermsUpdate, acting: Acting) =>
      updateMerchant(deps, { merNo, change: { terms }, replaces: part('terms', replaces), action: 'setTerms' }, acting),
    setWebsites: ({ merNo, websites, replaces }: WebsitesUpdate, acting: Acting) =>
      updateMerchant(
        deps,
        { merNo, change: { websites }, replaces: part('websites', replaces), action: 'setWebsites' },
        acting,
      ),
    approveMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'approveMerchant' }, acting),
    suspendMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'suspendMerchant' }, acting),
    resumeMerchant: (merNo: number, acting: Acting) => moveStatus(deps, { merNo, action: 'resumeMerchant' }, acting),
  };
}

export const NUMBER_TRIES_MAX = 8;
const FIELDS = ['name', 'websites', 'methods', 'currencies', 'terms', 'accentColour', 'framesPages'] as const;

async function createMerchant(
  deps: MerchantDependencies,
  input: NewMerchant,
  acting: Acting,
): Promise<OperatorOutcome<CreatedMerchant>> {
  const { accounts, clock, store } = deps;
  const refusal = refuseWebsites(deps, input.websites);
  if (refusal !== undefined) return refusal;
  const now = clock.now();
  const signingKey = newSecret(deps, 'signingKey', now);
  const webhookSecret = newSecret(deps, 'webhookSecret', now);
  for (let tries = 0; tries < NUMBER_TRIES_MAX; tries += 1) {
    const merchant = merchantOf(input, { merNo: input.merNo ?? chooseNumber(deps), now });
    const { merNo } = merchant;
    const detail = maskText(describeNew(merchant));
    const after = recordOf(merchant);
    const target = `merchant ${merNo}`;
    const audit = auditOf(acting, { at: now, action: 'createMerchant', merNo, target, detail, after });
    const secrets = [signingKey.sealed, webhookSecret.sealed];
    if ((await store.createMerchant({ merchant, secrets, audit })) === 'created') {
      accounts.forget(merNo);
      return done({ merchant, signingKey: signingKey.value, webhookSecret: webhookSecret.value });
    }
    if (input.merNo !== null) return refuse('merchantNumberTaken', { merNo });
  }
  throw new Error(`${NUMBER_TRIES_MAX} merchant numbers generated at random were all taken`);
}

/** What is recorded of a new merchant. */
export function recordOf(merchant: Merchant): Readonly<Record<string, unknown>> {
  return fieldsOf(merchant, FIELDS);
}

export function merchantOf(input: NewMerchant, { merNo, now }: { merNo: number; now: number }): Merchant {
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
export function chooseNumber({ ids }: { readonly ids: Ids }): number {
  return 100_000_000 + (Buffer.from(ids.newSecret(), 'base64url').readUIntBE(0, 6) % 900_000_000);
}

async function updateMerchant(
  deps: MerchantDependencies,
  { merNo, change, replaces = {}, action }: Update & { action: AuditAction },
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const wrong = refuseWebsites(deps, change.websites);
  if (wrong !== undefined) return wrong;
  const at = deps.clock.now();
  return changeMerchant(deps, merNo, ({ merchant }) => {
    const seen = Object.keys(replaces) as Field[];
    const refusal = refuseIfChanged(fieldsOf(replaces, seen), fieldsOf(merchant, seen), seen);
    if (refusal !== undefined) return { result: refusal };
    const changed = { ...merchant, ...change, updatedAt: at };
    const names = changedFields(merchant, change);
    if (names.length === 0) return { result: done(merchant) };
    const audit = auditOf(acting, {
      at,
      action,
      merNo,
      target: `merchant ${merNo}`,
      detail: maskText(describeChange(merchant, changed, names)),
      before: fieldsOf(merchant, names),
      after: fieldsOf(changed, names),
    });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

/** In live mode, whoever may be called back on the gateway's own machine could reach what only the machine may reach. */
export function refuseWebsites(
  { configured }: { readonly configured: Configured },
  websites: readonly string[] = [],
): OperatorRefusal | undefined {
  const local = configured.mode === 'live' ? websites.filter(isOnLoopback) : [];
  return local.length === 0 ? undefined : refuseInput([invalid('websites', 'onThisMachine', { addresses: local })]);
}

type Field = keyof MerchantChange;

function part<Name extends Field>(name: Name, value: MerchantChange[Name]): MerchantChange | undefined {
  return value === undefined ? undefined : { [name]: value };
}

function changedFields(merchant: Merchant, change: MerchantChange): Field[] {
  return (Object.keys(change) as Field[]).filter((name) => shown(merchant[name]) !== shown(change[name]));
}

/** Such as `name: "Shop" to "Corner Shop"`. */
function describeChange(before: Merchant, after: Merchant, names: readonly Field[]): string {
  return names.map((name) => `${name}: ${shown(before[name])} to ${shown(after[name])}`).join('; ');
}

function fieldsOf(merchant: MerchantChange, names: readonly Field[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, merchant[name]]));
}

export function shown(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}

/** A merchant that already has the requested status is not changed, so that the request can be repeated. */
async function moveStatus(
  deps: MerchantDependencies,
  { merNo, action }: { merNo: number; action: StatusAction },
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const { from, to } = STATUS_MOVES[action];
  const at = deps.clock.now();
  return changeMerchant(deps, merNo, ({ merchant }) => {
    if (merchant.status === to) return { result: done(merchant) };
    if (merchant.status !== from) {
      return { result: refuse('merchantStatusConflict', { status: merchant.status, action, needed: from }) };
    }
    const changed = { ...merchant, status: to, updatedAt: at };
    const audit = auditOf(acting, {
      at,
      action,
      merNo,
      target: `merchant ${merNo}`,
      detail: `${from} to ${to}`,
      before: { status: from },
      after: { status: to },
    });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

/** Decides under the merchant's lock, then makes this node reload the account. */
export async function changeMerchant<Value>(
  { accounts, store }: { readonly store: Pick<MerchantStore, 'changeMerchant'>; readonly accounts: MerchantAccounts },
  merNo: number,
  decide: Parameters<typeof store.changeMerchant<OperatorOutcome<Value>>>[1],
): Promise<OperatorOutcome<Value>> {
  const outcome = await store.changeMerchant<OperatorOutcome<Value>>(merNo, decide);
  accounts.forget(merNo);
  return outcome ?? merchantNotFound(merNo);
}

export async function merchantExists(store: Pick<MerchantStore, 'findMerchant'>, merNo: number): Promise<boolean> {
  return (await store.findMerchant(merNo)) !== null;
}
