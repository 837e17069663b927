// Signatures that need WebCrypto. Browsers offer it on https and localhost only.

export function hasWebCrypto(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** RSA-SHA256 (PKCS#1 v1.5), in base64. The key is PEM (PKCS#8). */
export async function signRsa(text: string, privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', pemBytes(privateKey), RSA, false, ['sign']);
  return toBase64(await crypto.subtle.sign(RSA, key, utf8(text)));
}

/** The key is PEM (SPKI). */
export async function verifyRsa(text: string, sign: string, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', pemBytes(publicKey), RSA, false, ['verify']);
  return crypto.subtle.verify(RSA, key, fromBase64(sign), utf8(text));
}

/** The signature of Standard Webhooks: HMAC-SHA256 in base64. The secret is base64 after `whsec_`. */
export async function webhookMac(text: string, secret: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  return toBase64(await crypto.subtle.sign(hmac.name, key, utf8(text)));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function pemBytes(pem: string): Uint8Array<ArrayBuffer> {
  return fromBase64(pem.replaceAll(/-----[^-]+-----|\s/g, ''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)));
}
