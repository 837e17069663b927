export interface PayerRefusals {
  readonly payerNotFound: { readonly tradeNo: string };
}

export interface PayerProblems {
  readonly ordersOfOthers: { readonly merNo: number };
}
