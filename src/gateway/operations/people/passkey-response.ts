/** What is stored of a passkey, besides its counter. */
export interface StoredCredential {
  readonly id: string;
  /** In base64url, as COSE. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

export interface NewCredential extends StoredCredential {
  readonly counter: number;
}

export function readCredential(secret: string): StoredCredential {
  return JSON.parse(secret) as StoredCredential;
}

/** What a browser answered, and the challenge it says it answers. */
export interface BrowserAnswer<Response> {
  readonly response: Response & { readonly id: string };
  readonly challenge: string;
}

const LENGTH_MAX = 20_000;

/** Null if it is not what browsers send. Everything in it is checked later, by its signature. */
export function requestIn<Response>(text: string): BrowserAnswer<Response> | null {
  if (text.length > LENGTH_MAX) return null;
  try {
    const response = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } };
    const data = Buffer.from(String(response.response?.clientDataJSON), 'base64url').toString('utf8');
    const { challenge } = JSON.parse(data) as { challenge?: unknown };
    if (typeof response.id !== 'string' || typeof challenge !== 'string') return null;
    return { response: response as Response & { id: string }, challenge };
  } catch {
    return null;
  }
}
