export interface PayerProblems {
  readonly ordersOfOthers: { readonly merNo: number };
}
