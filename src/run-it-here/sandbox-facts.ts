/** What a sandbox tells the docs that it serves. All of it is published: the demo account has no secrets. */
export interface SandboxFacts {
  /** The address that samples use. */
  readonly baseUrl: string;
  /** Where the payer's page leads back to. */
  readonly returnUrl: string;
  readonly merNo: number;
  readonly key: string;
  /** Makes RSA signatures, as PEM. */
  readonly privateKey: string;
  readonly webhookSecret: string;
  readonly websites: readonly string[];
  /** Verifies the gateway's own signatures, as PEM. */
  readonly gatewayPublicKey: string | null;
}
