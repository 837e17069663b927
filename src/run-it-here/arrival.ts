/** A notification as it arrived. */
export interface Arrival {
  readonly arrivalId: string;
  readonly atMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
