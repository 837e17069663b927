import type {
  OperatorAnswers,
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import type { Permission } from '../../../../generated/permissions.ts';
import type { FourEyesOperationId } from '../../operator/handler-types.ts';
import type { Refused } from '../../operator/refused.ts';
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
) => Promise<Id extends FourEyesOperationId ? Acted<OperatorAnswers[Id]> : Answered<OperatorAnswers[Id]>>;

/** Calls what needs no token, for pages that strangers see. */
export type OpenCall = <Id extends OperatorOperationId>(
  exchange: Exchange,
  operationId: Id,
  given: Omit<Given<Id>, 'reason' | 'file'>,
) => Promise<Answered<OperatorAnswers[Id]>>;

/** Defaults of the contract are filled in; whatever is given is checked against it, so texts of forms may be passed on. */
export interface Given<Id extends OperatorOperationId> {
  readonly parameters?: Partial<OperatorParameters[Id]>;
  readonly body?: OperatorBodies[Id];
  /** Recorded; where the contract asks for one, an empty reason is refused. */
  readonly reason?: string | null;
  /** The file that is made of what is read. It is recorded as an export, before its first byte is sent. */
  readonly file?: string | undefined;
  /** The file has the words of the screen, so merchants have their names. */
  readonly isInWords?: boolean | undefined;
}

/** What comes of a read, and of what one person does alone. */
export type Answered<Answer> = { readonly kind: 'done'; readonly value: Answer } | Refused;

/** What comes of an act that the contract may leave to a second person. */
export type Acted<Answer> = Answered<Answer> | { readonly kind: 'waits'; readonly approvalNo: string };

/** A page of a screen. */
export interface DeskRoute {
  /** Below the screen's own path, with at most one varying part such as `/:tradeNo`. */
  readonly path: string;
  /** The size of a form with files. */
  readonly bodyBytesMax?: number;
  readonly takesFiles?: boolean;
  show?(exchange: SignedInExchange): Promise<PageAnswer>;
  /** Answered only if the form carries its token (S13). */
  submit?(exchange: SignedInExchange, form: URLSearchParams, files: readonly FormFile[]): Promise<PageAnswer>;
}

/** A screen of the console. */
export type Screen = DeskScreen<ConsoleScreenId>;

/** A screen of the merchant's back office. */
export type MerchantScreen = DeskScreen<MerchantScreenId>;

interface DeskScreen<Id> {
  readonly id: Id;
  routes(context: DeskContext): readonly DeskRoute[];
}

/** For what is shown only to those who may do it. The operation checks it again. */
export function may({ signedIn }: SignedInExchange, permission: Permission): boolean {
  return signedIn.grant.permissions?.has(permission) ?? true;
}
