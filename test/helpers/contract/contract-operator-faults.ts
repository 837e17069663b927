import type { Edit } from './contract.ts';
import type { Fault } from './contract-faults.ts';

// Faults of the operator contract; as in contract-faults.ts.

const root = (from: string | RegExp, to: string): Edit => ({ file: 'operator/openapi.yaml', from, to });
const path = (name: string, from: string | RegExp, to: string): Edit => ({
  file: `operator/${name}.yaml`,
  from,
  to,
});

export const operatorFaults: readonly Fault[] = [
  {
    fault: 'an extension that nobody knows',
    rule: 'operator-extensions',
    says: 'x-permision is no extension of ours: openapi/operator/README.md lists them',
    edits: [path('ledger/ledger_verify', 'get:\n', 'get:\n  x-permision: ledger.verify\n')],
  },
  {
    fault: 'an operation that does not say who may call it (S33)',
    rule: 'operator-permissions',
    says: 'setTerms needs an x-permission',
    edits: [path('merchants/merchants_{merNo}_terms', '  x-permission: merchants.terms\n', '')],
  },
  {
    fault: 'a permission that is not in the table',
    rule: 'operator-permissions',
    says: 'keys.reed is not in x-permissions',
    edits: [path('merchants/merchants_{merNo}_secrets', 'x-permission: keys.read', 'x-permission: keys.reed')],
  },
  {
    fault: 'a permission that nothing needs',
    rule: 'operator-permissions',
    says: 'no operation needs keys.burn',
    edits: [root('  keys.read:\n', '  keys.burn:\n    description: Burn keys.\n    roles: [engineer]\n  keys.read:\n')],
  },
  {
    fault: 'a permission that no role has',
    rule: 'operator-permissions',
    says: 'no role has deposits.create',
    edits: [root('description: Book deposits.\n    roles: [finance]', 'description: Book deposits.\n    roles: []')],
  },
  {
    fault: 'a role that does not exist',
    rule: 'operator-permissions',
    says: 'deposits.create names cashier, which is no role',
    edits: [
      root('description: Book deposits.\n    roles: [finance]', 'description: Book deposits.\n    roles: [cashier]'),
    ],
  },
  {
    fault: 'a role without a side',
    rule: 'operator-permissions',
    says: 'the side of staff must be operator or merchant',
    edits: [root('  staff:\n    side: merchant\n', '  staff:\n')],
  },
  {
    fault: 'a step-up that is asked for in words',
    rule: 'operator-reason',
    says: 'x-step-up is true or absent',
    edits: [path('ledger/merchants_{merNo}_deposits', 'x-step-up: true', 'x-step-up: sometimes')],
  },
  {
    fault: 'a reason that is only welcome',
    rule: 'operator-reason',
    says: 'x-reason is required or absent',
    edits: [path('merchants/merchants_{merNo}_suspend', 'x-reason: required', 'x-reason: welcome')],
  },
  {
    fault: 'a reason that cannot be given',
    rule: 'operator-reason',
    says: 'approveMerchant needs the parameter Reason to be given one',
    edits: [path('merchants/merchants_{merNo}_approve', '    - $ref: ../parameters/Reason.yaml\n', '')],
  },
  {
    fault: 'an operation for merchants that does not say whose it is',
    rule: 'operator-scope',
    says: 'merchants may call listRates: it needs a required number that says whose it is, or x-scope',
    edits: [path('platform/rates', '  x-scope: common\n', '')],
  },
  {
    fault: 'a scope that nobody knows',
    rule: 'operator-scope',
    says: 'x-scope must be own or common',
    edits: [path('merchants/merchants', 'x-scope: own', 'x-scope: mine')],
  },
  {
    fault: 'a scope beside a number that says it already',
    rule: 'operator-scope',
    says: 'tradeNo says whose it is: take x-scope away',
    edits: [path('orders/orders_{tradeNo}', '  operationId: getOrder\n', '  operationId: getOrder\n  x-scope: own\n')],
  },
  {
    fault: 'a kind of approval that does not exist',
    rule: 'operator-four-eyes',
    says: 'money is not in x-approvals',
    edits: [path('merchants/merchants_{merNo}_webhook-secret', 'x-four-eyes: keys', 'x-four-eyes: money')],
  },
  {
    fault: 'a kind of approval that nothing needs',
    rule: 'operator-four-eyes',
    says: 'no operation has x-four-eyes: erasure',
    edits: [root('x-approvals:\n', 'x-approvals:\n  erasure: { permission: payers.erase, merchants: false }\n')],
  },
  {
    fault: 'an operation that may wait, and cannot say so',
    rule: 'operator-four-eyes',
    says: 'createCorrection may wait for approval: it needs the response 202',
    edits: [path('ledger/merchants_{merNo}_corrections', "'202':", "'203':")],
  },
  {
    fault: 'an approval by a permission that does not exist',
    rule: 'operator-four-eyes',
    says: 'merchantRelease is approved with merchants.free, which is no permission',
    edits: [root('merchantRelease: { permission: merchants.resume', 'merchantRelease: { permission: merchants.free')],
  },
  {
    fault: 'an approval that does not say whether merchants can demand it',
    rule: 'operator-four-eyes',
    says: 'fees must say whether merchants can demand it',
    edits: [root('{ permission: merchants.terms, merchants: false }', '{ permission: merchants.terms }')],
  },
  {
    fault: 'a token that may approve',
    rule: 'operator-four-eyes',
    says: 'corrections.approve lets somebody approve: it must be peopleOnly',
    edits: [
      root(
        "description: Approve other people's corrections.\n    roles: [finance]\n    peopleOnly: true\n",
        "description: Approve other people's corrections.\n    roles: [finance]\n",
      ),
    ],
  },
  {
    fault: 'a problem that nobody knows',
    rule: 'operator-problems',
    says: 'orderLost is not in problems.yaml',
    edits: [path('orders/orders_{tradeNo}', 'x-problems: [orderNotFound]', 'x-problems: [orderLost]')],
  },
  {
    fault: 'a problem that follows from the permission, listed by hand',
    rule: 'operator-problems',
    says: 'forbidden follows by itself: do not list it',
    edits: [path('refunds/refunds_{refundNo}', '[refundNotFound]', '[refundNotFound, forbidden]')],
  },
  {
    fault: 'a problem that no operation has',
    rule: 'operator-problems',
    says: 'no operation answers moonIsFull',
    edits: [
      path(
        'problems',
        'internalError:',
        'moonIsFull:\n  status: 409\n  title: The moon is full.\n  detail: Wait a day.\ninternalError:',
      ),
    ],
  },
];
