// A notification's payload as the bytes its content type asks for, and back.

export type PayloadValue = string | number;

export function encodeNotification(contentType: string, payload: Readonly<Record<string, PayloadValue>>): string {
  if (contentType === 'application/json') return JSON.stringify(payload);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
  return form.toString();
}

/** The payload as an object, not yet checked against its schema. Throws on JSON that is not an object. */
export function decodeNotification(contentType: string, body: string): Record<string, unknown> {
  if (contentType !== 'application/json') return Object.fromEntries(new URLSearchParams(body));
  const value: unknown = JSON.parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not a JSON object');
  return value as Record<string, unknown>;
}
