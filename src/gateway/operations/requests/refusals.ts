export interface RequestRefusals {
  readonly requestNotFound: { readonly requestId: string };
  /** `why` in the words of whoever prepares replays; null where nobody does. */
  readonly requestNotReplayable: { readonly why: string | null };
}
