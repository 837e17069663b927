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
/** 1,023 bytes in base64url: Web Authentication, section 4. */
const ID_LENGTH_MAX = 1364;

/** Null if it is not what browsers send. Everything in it is checked later, by its signature. */
export function requestIn<Response>(text: string): BrowserAnswer<Response> | null {
  if (text.length > LENGTH_MAX) return null;
  try {
    const response = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } };
    const data = Buffer.from(String(response.response?.clientDataJSON), 'base64url').toString('utf8');
    const { challenge, crossOrigin } = JSON.parse(data) as { challenge?: unknown; crossOrigin?: unknown };
    if (typeof response.id !== 'string' || response.id.length > ID_LENGTH_MAX) return null;
    // Our pages are in no frame of another site, so its answers are not to a question of ours.
    if (typeof challenge !== 'string' || (crossOrigin !== undefined && crossOrigin !== false)) return null;
    return { response: response as Response & { id: string }, challenge };
  } catch {
    return null;
  }
}
