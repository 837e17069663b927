import type { MerchantStatus } from '../../domain/merchants/merchant.ts';
import type { StatusAction } from './merchants.ts';

export interface MerchantRefusals {
  readonly merchantNumberTaken: { readonly merNo: number };
  readonly merchantStatusConflict: {
    readonly status: MerchantStatus;
    readonly action: StatusAction;
    readonly needed: MerchantStatus;
  };
  readonly secretNotFound: { readonly merNo: number; readonly secretNo: string };
  readonly secretInUse: undefined;
  readonly testRunning: undefined;
  readonly tooManyTests: { readonly waitSeconds: number };
}

export interface MerchantProblems {
  readonly onThisMachine: { readonly addresses: readonly string[] };
  readonly keyOfSandbox: undefined;
  readonly noPublicKey: undefined;
  readonly unreadableKey: undefined;
  readonly noRsaKey: { readonly type: string | undefined };
  readonly replyElsewhere: undefined;
  readonly addressInLine: undefined;
  readonly keySizeWrong: { readonly bits: number; readonly min: number; readonly max: number };
}
