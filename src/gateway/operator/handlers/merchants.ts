import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { MerchantChange } from '../../operations/merchants/merchants.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import {
  feeProblems,
  momentText,
  newTerms,
  termsChangeToWire,
  termsFromWire,
  termsToWire,
  termsUpdateFromWire,
} from '../wire/merchant.ts';

type Schemas = components['schemas'];

type MerchantOperationId = Extract<
  Exclude<OperatorOperationId, 'registerMerchant'>,
  `${string}Merchant` | 'listMerchants' | 'listMerchantNames' | 'listTermsHistory' | 'setTerms' | 'setWebsites'
>;

export function createMerchantHandlers(
  operations: Pick<OperatorOperations, MerchantOperationId>,
): Pick<OperatorHandlers, MerchantOperationId> {
  return {
    async listMerchants({ parameters: { text = null, status = null, after = 0, limit }, acting }) {
      const { merchants, next } = await operations.listMerchants({ text, status, after, limit }, acting.grant);
      return done({ merchants: merchants.map(merchantToWire), next });
    },
    async listMerchantNames({ parameters: { numbers = [], text = null, limit }, acting }) {
      const { merchants, isMore } = await operations.listMerchantNames(
        { numbers: numbers.map(Number), text, limit },
        acting.grant,
      );
      return done({ merchants: [...merchants], isMore });
    },
    async createMerchant({ body: { terms, ...body }, acting }) {
      const given = merchantFromWire({ ...body, ...newTerms(terms) });
      if (Array.isArray(given)) return refuseInput(given);
      const input = { ...given, name: body.name, merNo: body.merNo ?? null };
      return mapOutcome(operations.createMerchant(input, acting), ({ merchant, ...secrets }) => ({
        merchant: merchantToWire(merchant),
        ...secrets,
      }));
    },
    getMerchant: async ({ parameters: { merNo } }) => mapOutcome(operations.getMerchant(merNo), merchantToWire),
    async updateMerchant({ parameters: { merNo }, body: { replaces: seen = {}, ...body }, acting }) {
      const [change, replaces] = [merchantFromWire(body), merchantFromWire(seen)];
      if (Array.isArray(change)) return refuseInput(change);
      if (Array.isArray(replaces)) return refuseInput(replaces);
      return mapOutcome(operations.updateMerchant({ merNo, change, replaces }, acting), merchantToWire);
    },
    async setTerms({ parameters: { merNo }, body, acting }) {
      const given = termsUpdateFromWire(merNo, body);
      return Array.isArray(given) ? refuseInput(given) : mapOutcome(operations.setTerms(given, acting), merchantToWire);
    },
    listTermsHistory: async ({ parameters: { merNo, before = null, limit }, acting }) =>
      mapOutcome(operations.listTermsHistory({ merNo, before, limit }, acting.grant), ({ changes, next }) => ({
        changes: changes.map(termsChangeToWire),
        next,
      })),
    setWebsites: async ({ parameters: { merNo }, body: { websites, replaces }, acting }) =>
      mapOutcome(
        operations.setWebsites(
          { merNo, websites: websitesFromWire(websites), replaces: replaces && websitesFromWire(replaces) },
          acting,
        ),
        merchantToWire,
      ),
    approveMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.approveMerchant(merNo, acting), merchantToWire),
    suspendMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.suspendMerchant(merNo, acting), merchantToWire),
    resumeMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.resumeMerchant(merNo, acting), merchantToWire),
  };
}

function merchantToWire(merchant: Merchant): Schemas['Merchant'] {
  const { merNo, name, status, websites, methods, currencies, terms, accentColour, framesPages, createdAt, updatedAt } =
    merchant;
  return {
    merNo,
    name,
    status,
    websites: [...websites],
    methods: methods === null ? null : [...methods],
    currencies: currencies === null ? null : [...currencies],
    terms: termsToWire(terms),
    accentColour,
    framesPages,
    createdAt: momentText(createdAt),
    updatedAt: momentText(updatedAt),
  };
}

/** What is given of a merchant, as the domain has it, or what is wrong beyond its form. */
function merchantFromWire(given: MerchantFields): MerchantChange | InputProblem[] {
  const { name, websites, methods, currencies, terms, accentColour, framesPages } = given;
  const problems = terms === undefined ? [] : feeProblems(terms, 'terms.');
  if (problems.length > 0) return problems;
  return {
    ...(name === undefined ? {} : { name }),
    ...(websites === undefined ? {} : { websites: websitesFromWire(websites) }),
    ...(methods === undefined ? {} : { methods: methods && unique(methods) }),
    ...(currencies === undefined ? {} : { currencies: currencies && unique(currencies) }),
    ...(terms === undefined ? {} : { terms: termsFromWire(terms) }),
    ...(accentColour === undefined ? {} : { accentColour: accentColour && accentColour.toLowerCase() }),
    ...(framesPages === undefined ? {} : { framesPages }),
  };
}

type MerchantFields = Schemas['MerchantSettings'] &
  Pick<Schemas['CreateMerchantRequest'], 'websites'> & { readonly terms?: Schemas['Terms'] };

function websitesFromWire(websites: readonly string[]): string[] {
  return unique(websites.map((website) => new URL(website).origin));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
