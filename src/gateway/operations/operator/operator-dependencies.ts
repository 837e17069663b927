import type { KeyObject } from 'node:crypto';
import type { Permission } from '../../../../generated/permissions.ts';
import type { ApprovalKind } from '../../domain/approval.ts';
import type { Zone } from '../../domain/day.ts';
import type { ProbeEndpoint } from '../../domain/getting-started.ts';
import type { Rate, Tries } from '../../domain/limiter.ts';
import type { NewNotification, NotificationPayload } from '../../domain/notification.ts';
import type { Post } from '../../domain/mail.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Lifetimes, PersonalFields } from '../../domain/retention.ts';
import type { SandboxReset } from '../../domain/sandbox-reset.ts';
import type { Store } from '../../domain/store.ts';
import type { ClockControl, MerchantAccounts, PlatformOperations } from '../operations.ts';
import type { RegistrationTries } from '../registrations/registration-limits.ts';
import type { DeviceTries } from '../people/device-limits.ts';
import type { PermissionRules } from '../people/tokens.ts';
import type { PeopleDependencies } from '../people/people-dependencies.ts';
import type { Reference } from '../reference.ts';
import type { SandboxShop } from './triggers.ts';
import type { Replay } from './requests.ts';

/** The permission of whoever approves, and whether merchants can demand it for their own people. */
export type ApprovalKinds = Readonly<
  Record<ApprovalKind, { readonly permission: Permission; readonly merchants: boolean }>
>;

interface MethodSetting {
  readonly method: string;
  /** Null for all. */
  readonly currencies: readonly string[] | null;
  /** Whether the operator has added to the contract's. */
  readonly isWidened: boolean;
}

/** The dependencies of the operator's operations. */
export interface OperatorDependencies extends Pick<PeopleDependencies, 'rolePermissions' | 'roleSides' | 'publicUrl'> {
  readonly store: Store;
  readonly accounts: MerchantAccounts;
  readonly reference: Pick<Reference, 'forget'>;
  readonly platform: PlatformOperations;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  /** In which days are counted. */
  readonly zone: Zone;
  /** What people may know of the configuration. */
  readonly configured: {
    readonly mode: 'sandbox' | 'live';
    readonly version: string;
    readonly timeZone: string;
    readonly database: 'postgresql' | 'sqlite';
    readonly methods: readonly MethodSetting[];
    readonly lifetimes: Lifetimes;
    readonly requestLogMs: number;
  };
  /** Null in live mode (S21). */
  readonly clockControl: ClockControl | null;
  /** Null in live mode (S21). */
  readonly replay: Replay | null;
  /** Null in live mode (S21). */
  readonly reset: SandboxReset | null;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly post: Post;
  readonly registrationTries: RegistrationTries;
  readonly deviceTries: DeviceTries;
  /** Of wrong card numbers, by the fingerprint of the card. */
  readonly cardTries: Tries;
  readonly permissionRules: PermissionRules;
  readonly approvalKinds: ApprovalKinds;
  /** What failed while something else went on. */
  readonly onFault: (error: unknown, subject: string) => void;
  readonly personalFields: PersonalFields;
  /** The contract's example of what a merchant is told of an event. */
  readonly exampleOf: (event: NewNotification['event']) => Promise<NotificationPayload>;
  /** Of test events, by merchant. */
  readonly testEventRate: Rate;
  /** Null in live mode (S21). */
  readonly sandboxShop: SandboxShop | null;
  /** Whether the private half of a public key is published. Absent in the sandbox, whose keys are public. */
  readonly isCompromised?: (publicKey: KeyObject) => boolean;
  readonly probeEndpoint: ProbeEndpoint;
  /** Of tests of notification addresses, by merchant: each sends a few dozen requests to somebody's server. */
  readonly testRate: Rate;
}
