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
  secretToWire,
} from './wire-merchant.ts';

type MerchantOperationId = Extract<
  OperatorOperationId,
  | `${string}Merchant`
  | 'listMerchants'
  | 'rotateSigningKey'
  | 'rotateWebhookSecret'
  | 'setPublicKey'
  | 'listSecrets'
  | 'getBalances'
  | 'createDeposit'
>;

export function createMerchantHandlers(operations: OperatorOperations): Pick<OperatorHandlers, MerchantOperationId> {
  return {
    async listMerchants({ parameters: { after = 0, limit } }) {
      const { merchants, next } = await operations.listMerchants({ after, limit });
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
    async updateMerchant({ parameters: { merNo }, body, acting }) {
      const given = merchantFromWire(body);
      if (Array.isArray(given)) return refuseInput(given);
      return mapOutcome(operations.updateMerchant(merNo, given, acting), merchantToWire);
    },
    approveMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.approveMerchant(merNo, acting), merchantToWire),
    suspendMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.suspendMerchant(merNo, acting), merchantToWire),
    resumeMerchant: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.resumeMerchant(merNo, acting), merchantToWire),
    rotateSigningKey: async ({ parameters: { merNo }, body: { overlapSeconds }, acting }) =>
      mapOutcome(operations.rotateSigningKey({ merNo, overlapSeconds }, acting), newSecretToWire),
    rotateWebhookSecret: async ({ parameters: { merNo }, body: { overlapSeconds }, acting }) =>
      mapOutcome(operations.rotateWebhookSecret({ merNo, overlapSeconds }, acting), newSecretToWire),
    setPublicKey: async ({ parameters: { merNo }, body: { publicKey, overlapSeconds }, acting }) =>
      mapOutcome(operations.setPublicKey({ merNo, publicKey, overlapSeconds }, acting), secretToWire),
    listSecrets: async ({ parameters: { merNo } }) =>
      mapOutcome(operations.listSecrets(merNo), (secrets) => ({ secrets: secrets.map(secretToWire) })),
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

type NewSecret = Extract<Awaited<ReturnType<OperatorOperations['rotateSigningKey']>>, { kind: 'done' }>['value'];

function newSecretToWire({ secret, value }: NewSecret) {
  return { secret: secretToWire(secret), value };
}
