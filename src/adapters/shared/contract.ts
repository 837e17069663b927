import type { components, paths } from '../../../generated/channel.ts';

// The types of the channel contract. They come from the package `tollgate`, so a new release shows you by the compiler what it
// expects. Nothing of that package runs here.

type Schemas = components['schemas'];

export type Path = keyof paths;
export type Subject = Schemas['Subject'];
export type SubjectKind = Schemas['SubjectKind'];
export type AuthorizeCall = Schemas['AuthorizeCall'];
export type CompleteCall = Schemas['CompleteCall'];
export type RefundCall = Schemas['RefundCall'];
export type ReturnMoneyCall = Schemas['ReturnMoneyCall'];
export type PayoutCall = Schemas['PayoutCall'];
export type InquireCall = Schemas['InquireCall'];
export type CancelCall = Schemas['CancelCall'];
export type CapabilitiesCall = Schemas['CapabilitiesCall'];
export type Capabilities = Schemas['Capabilities'];
export type ChangesCall = Schemas['ChangesCall'];
export type ChangesAnswer = Schemas['ChangesAnswer'];
export type Change = Schemas['Change'];
export type SettlementLine = Schemas['SettlementLine'];
export type SettlementReportsCall = Schemas['SettlementReportsCall'];
export type SettlementReportsAnswer = Schemas['SettlementReportsAnswer'];
export type Facts = Schemas['Facts'];
export type DeclineClass = Schemas['DeclineClass'];
export type PayerAction = Schemas['PayerAction'];
export type Refusal = Schemas['Refusal'];
export type Hint = Schemas['Hint'];

type AnswerKind =
  | Schemas['AuthorizeAnswer']['kind']
  | Schemas['InquireAnswer']['kind']
  | Schemas['CancelAnswer']['kind'];

/** What an answer says beside what it repeats of its call. */
export interface Result {
  readonly kind: AnswerKind;
  readonly message: string;
  readonly facts?: Facts;
  readonly action?: PayerAction;
}

/** Decides nothing; see `RefusalCode` of the contract. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: Refusal['code'];

  constructor(status: number, code: Refusal['code'], message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
