export interface PlatformRefusals {
  /** `instead` in the words of whoever runs the sandbox; null where there is none. */
  readonly sandboxNotResettable: { readonly instead: string | null };
  readonly sandboxFileNotFound: { readonly day: string; readonly format: string };
  readonly sandboxDayWritten: { readonly through: string };
  readonly triggerRefused: { readonly code: string; readonly message: string };
  readonly triggerFailed: { readonly subject: 'refund' | 'chargeback' };
  readonly viewsOfPeople: undefined;
  readonly tooManyViews: { readonly max: number };
  readonly viewNotFound: { readonly viewId: string };
}

export interface PlatformProblems {
  readonly sameCurrency: { readonly currency: string };
  readonly bankRepeated: { readonly bankId: number };
}
