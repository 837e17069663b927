/** An error as Stripe writes it. */
export class Refused extends Error {
  readonly status: number;
  readonly error: object;

  constructor(status: number, error: { type: string; code?: string; param?: string; [name: string]: unknown }) {
    super(error.type);
    this.status = status;
    this.error = { message: 'The double refuses it.', ...error };
  }
}

export function invalid(code: string, param?: string): Refused {
  return new Refused(400, { type: 'invalid_request_error', code, ...(param !== undefined && { param }) });
}
