import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { OperatorOperations } from '../../operations/operator/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/operator/outcome.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { mapOutcome } from './map-outcome.ts';
import {
  amountProblems,
  balanceToWire,
  merchantFromWire,
  merchantToWire,
  momentText,
  newTerms,
  termsChangeToWire,
  termsUpdateFromWire,
  websitesFromWire,
} from './wire-merchant.ts';

type MerchantOperationId = Extract<
  Exclude<OperatorOperationId, 'registerMerchant'>,
  | `${string}Merchant`
  | 'listMerchants'
  | 'listTermsHistory'
  | 'setTerms'
  | 'setWebsites'
  | 'getBalances'
  | 'createDeposit'
>;

export function createMerchantHandlers(operations: OperatorOperations): Pick<OperatorHandlers, MerchantOperationId> {
  return {
    async listMerchants({ parameters: { text = null, status = null, after = 0, limit }, acting }) {
      const { merchants, next } = await operations.listMerchants({ text, status, after, limit }, acting.grant);
      return done({ merchants: merchants.map(merchantToWire), next });
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
    getBalances: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.getBalances(merNo), (balances) => ({ balances: balances.map(balanceToWire) })),
    async createDeposit({ parameters: { merNo }, body: { depositNo, amount, currency, note = '' }, acting }) {
      const problems = amountProblems('amount', amount, currency);
      if (problems.length > 0) return refuseInput(problems);
      const deposit = { merNo, depositNo, amount: parseAmount(amount, currency), currency, note };
      return mapOutcome(operations.createDeposit(deposit, acting), (booked) => ({
        ...booked,
        amount: formatAmount(booked.amount, booked.currency),
        at: momentText(booked.at),
      }));
    },
  };
}
