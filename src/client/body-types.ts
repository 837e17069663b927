import type { components } from '../../generated/openapi.ts';

/** The fields that the client fills in. `version` may still be given. */
type FilledField = 'merNo' | 'sign' | 'version' | 'operationType';

/** A body of the contract as the plain client takes it. The methods have flat types of their own, in generated/bodies.ts. */
export type Fillable<Body> = Omit<Body, FilledField> & FillableVersion;

interface FillableVersion {
  /** Default `V3.0.0`. */
  version?: components['schemas']['ApiVersion'];
}
