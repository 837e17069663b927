export interface AcquirerRefusals {
  readonly acquirerNotFound: { readonly acquirer: string };
  readonly acquirerInUse: { readonly acquirer: string };
  readonly olderNodes: { readonly acquirer: string; readonly nodes: readonly string[] };
}

export interface TaskRefusals {
  readonly taskNotFound: { readonly taskNo: string };
  readonly taskEnded: { readonly endedBy: string };
}

export interface SettlementReportRefusals {
  readonly settlementReportNotFound: { readonly acquirer: string; readonly reportId: string };
}

export interface AcquirerProblems {
  readonly limitRepeated: { readonly currency: string };
  readonly limitReversed: undefined;
  readonly limitEmpty: undefined;
  readonly limitOfOtherCurrency: { readonly currency: string };
}
