import { endpointsOf } from '../../domain/deliveries/endpoint.ts';
import type { Endpoint, EndpointState, EndpointStore } from '../../domain/deliveries/endpoint.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface EndpointListing {
  readonly merNo: number | null;
  readonly state: EndpointState | null;
  readonly host: string | null;
  readonly after: number;
  /** How many merchants are looked at. */
  readonly limit: number;
}

export interface EndpointPage {
  readonly endpoints: readonly Endpoint[];
  readonly next: number | null;
}

export interface EndpointDependencies {
  readonly store: Pick<EndpointStore, 'listNotifiedMerchants' | 'readEndpointRows'> &
    Pick<MerchantStore, 'findMerchant'>;
}

/** How deliveries go, by merchant and host. */
export function createEndpointOperations({ store }: EndpointDependencies) {
  return {
    async listEndpoints(listing: EndpointListing): Promise<OperatorOutcome<EndpointPage>> {
      const { merNo, state, host, after, limit } = listing;
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      // What fails is either tried again or was given up. One more shows whether there are further merchants.
      const found =
        merNo === null
          ? await store.listNotifiedMerchants({ troubled: state === 'failing', after, limit: limit + 1 })
          : [merNo];
      const merNos = found.slice(0, limit);
      const endpoints = endpointsOf(await store.readEndpointRows(merNos)).filter(
        (one) => (state === null || one.state === state) && (host === null || one.host === host),
      );
      return done({ endpoints, next: found.length > limit ? (merNos.at(-1) ?? null) : null });
    },
  };
}
