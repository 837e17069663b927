/** From where somebody signs in. */
export interface SignInContext {
  readonly address: string;
  readonly agent: string;
  readonly requestId: string | null;
}
