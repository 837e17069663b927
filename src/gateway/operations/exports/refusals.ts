export interface ExportRefusals {
  readonly exportNotFound: { readonly exportId: string };
  readonly exportBatchNotCut: { readonly batchNo: string };
  readonly exportsWaiting: { readonly countMax: number };
  readonly exportNotDone: undefined;
  readonly exportEnded: undefined;
}

export interface ExportProblems {
  readonly exportNeedsLines: undefined;
}
