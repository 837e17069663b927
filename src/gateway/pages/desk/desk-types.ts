import type {
  OperatorAnswers,
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
  ProblemName,
} from '../../../../generated/operator-operations.ts';
import type { Permission } from '../../../../generated/permissions.ts';
import type { FieldError } from '../../../protocol/field-errors.ts';
import type { FormFile } from '../frame/multipart.ts';
import type { Exchange, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { ConsoleScreenId } from './console-navigation.ts';
import type { MerchantScreenId } from './merchant-navigation.ts';

/** What a screen can use. */
export interface DeskContext {
  /** The one way to everything: an operation of the contract, as the person who is signed in. */
  readonly call: Call;
  /** In live mode the sandbox's controls do not exist (S21). */
  readonly mode: 'sandbox' | 'live';
  /** Where programs reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
}

export type Call = <Id extends OperatorOperationId>(
  exchange: SignedInExchange,
  operationId: Id,
  given: Given<Id>,
) => Promise<Called<OperatorAnswers[Id]>>;

/** Of what needs no token, for pages that strangers see. */
export type OpenCall = <Id extends OperatorOperationId>(
  exchange: Exchange,
  operationId: Id,
  given: Omit<Given<Id>, 'reason' | 'file'>,
) => Promise<{ readonly kind: 'done'; readonly value: OperatorAnswers[Id] } | CallRefused>;

/** Defaults of the contract are filled in; whatever is given is checked against it, so texts of forms may be passed on. */
interface Given<Id extends OperatorOperationId> {
  readonly parameters?: Partial<OperatorParameters[Id]>;
  readonly body?: OperatorBodies[Id];
  /** Recorded; where the contract asks for one, an empty reason is refused. */
  readonly reason?: string | null;
  /** The file that is made of what is read. It is recorded as an export, before its first byte is sent. */
  readonly file?: string | undefined;
}

export type Called<Answer> =
  | { readonly kind: 'done'; readonly value: Answer }
  /** Status 202: somebody else must approve it. */
  | { readonly kind: 'waits'; readonly approvalNo: string }
  | CallRefused;

export interface CallRefused {
  readonly kind: 'refused';
  readonly name: ProblemName;
  readonly detail: string;
  readonly fields?: readonly FieldError[];
}

/** A page of a screen. */
export interface DeskRoute {
  /** Below the screen's own path, with at most one varying part such as `/:tradeNo`. */
  readonly path: string;
  /** Of a form with files. */
  readonly bodyBytesMax?: number;
  readonly takesFiles?: boolean;
  show?(exchange: SignedInExchange): Promise<PageAnswer>;
  /** Called only if the form carries its token (S13). */
  submit?(exchange: SignedInExchange, form: URLSearchParams, files: readonly FormFile[]): Promise<PageAnswer>;
}

/** Of the console. */
export type Screen = DeskScreen<ConsoleScreenId>;

/** Of the merchant's back office. */
export type MerchantScreen = DeskScreen<MerchantScreenId>;

interface DeskScreen<Id> {
  readonly id: Id;
  routes(context: DeskContext): readonly DeskRoute[];
}

/** For what is shown only to those who may do it. The operation checks it again. */
export function may({ signedIn }: SignedInExchange, permission: Permission): boolean {
  return signedIn.grant.permissions?.has(permission) ?? true;
}
