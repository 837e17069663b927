import type { Permission, Role } from '../../../generated/permissions.ts';

// Who may do what, written by hand as the operator decided it. The contract must say the same: a change to one of them is
// a decision, and is made in both.

const COLUMNS = [
  'support',
  'finance',
  'risk',
  'engineer',
  'admin',
  'auditor',
  'owner',
  'developer',
  'accountant',
  'staff',
] as const satisfies readonly Role[];

const TABLE = `
                      operator's side                                  | merchant's side
                      support finance risk engineer admin auditor      | owner developer accountant staff
orders.read              x       x     x      x       -      x              x       x         x       x
notes.read               x       x     x      x       -      x              -       -         -       -
notes.write              x       x     x      x       -      -              -       -         -       -
chargebacks.manage       -       -     x      -       -      -              -       -         -       -
chargebacks.answer       -       -     x      -       -      -              x       -         -       x
merchants.read           x       x     x      x       x      x              x       x         x       x
merchants.create         -       -     x      -       -      -              -       -         -       -
merchants.update         -       -     x      x       -      -              -       -         -       -
merchants.terms          -       x     x      -       -      -              -       -         -       -
merchants.websites       -       -     x      x       -      -              x       x         -       -
merchants.approve        -       -     x      -       -      -              -       -         -       -
merchants.suspend        -       -     x      -       -      -              -       -         -       -
merchants.resume         -       -     x      -       -      -              -       -         -       -
merchants.keys           -       -     -      x       -      -              x       x         -       -
keys.read                -       -     x      x       -      x              x       x         -       -
balances.read            x       x     x      x       -      x              x       -         x       -
exports.create           x       x     x      x       -      -              x       -         x       -
deposits.create          -       x     -      -       -      -              -       -         -       -
deliveries.read          x       x     x      x       -      x              x       x         -       -
deliveries.resend        x       -     -      x       -      -              x       x         -       -
endpoints.test           -       -     -      x       -      -              x       x         -       -
deliveries.pause         -       -     -      x       -      -              -       -         -       -
channels.read            x       x     x      x       -      x              -       -         -       -
acquirers.change         -       -     -      x       -      -              -       -         -       -
acquirers.approve        -       -     x      x       x      -              -       -         -       -
routing.read             x       x     x      x       -      x              -       -         -       -
routing.draft            -       x     x      x       -      -              -       -         -       -
routing.change           -       -     x      x       -      -              -       -         -       -
routing.approve          -       x     x      x       x      -              -       -         -       -
tasks.read               x       x     x      x       -      x              -       -         -       -
tasks.act                -       x     x      -       -      -              -       -         -       -
reconciliation.read      x       x     x      x       -      x              -       -         -       -
reconciliation.import    -       x     -      x       -      -              -       -         -       -
reconciliation.settings  -       x     -      x       -      -              -       -         -       -
reconciliation.approve   -       x     x      -       -      -              -       -         -       -
exceptions.read          x       x     x      x       -      x              -       -         -       -
exceptions.act           -       x     -      -       -      -              -       -         -       -
exceptions.approve       -       x     -      -       -      -              -       -         -       -
payers.erase             -       -     x      -       -      -              -       -         -       -
payers.read              x       -     x      -       -      x              x       -         -       -
payers.reveal            x       -     x      -       -      -              x       -         -       -
reference.read           x       x     x      x       x      x              x       x         x       x
rates.change             -       x     -      -       -      -              -       -         -       -
banks.change             -       x     -      -       x      -              -       -         -       -
ledger.verify            -       x     -      x       -      x              -       -         -       -
audit.read               -       -     -      -       x      x              -       -         -       -
audit.export             -       -     -      -       -      x              -       -         -       -
people.read              -       -     x      -       x      x              x       -         -       -
people.invite            -       -     x      -       x      -              x       -         -       -
people.manage            -       -     -      -       x      -              x       -         -       -
people.disable           -       -     -      -       x      -              -       -         -       -
account.use              x       x     x      x       x      x              x       x         x       x
refunds.create           x       x     -      -       -      -              x       -         -       x
refunds.unlimited        -       x     -      -       -      -              x       -         -       -
refunds.approve          -       x     -      -       -      -              x       -         -       -
payouts.create           -       x     -      -       -      -              x       -         x       -
payouts.unlimited        -       x     -      -       -      -              x       -         -       -
payouts.approve          -       x     -      -       -      -              x       -         x       -
beneficiaries.read       x       x     x      -       -      x              x       -         x       -
beneficiaries.manage     -       -     -      -       -      -              x       -         x       -
beneficiaries.approve    -       x     -      -       -      -              x       -         x       -
settlementAccounts.change -      -     -      -       -      -              x       -         -       -
settlementAccounts.withdraw -    x     x      -       -      -              x       -         -       -
settlementAccounts.approve -     x     x      -       -      -              x       -         -       -
payoutSchedules.change   -       x     -      -       -      -              x       -         -       -
payoutSchedules.approve  -       x     -      -       -      -              x       -         x       -
corrections.create       -       x     -      -       -      -              -       -         -       -
corrections.approve      -       x     -      -       -      -              -       -         -       -
deposits.approve         -       x     -      -       -      -              -       -         -       -
approvals.read           x       x     x      x       x      x              x       x         x       x
approvals.decide         -       x     x      x       x      -              x       x         x       -
settings.read            x       x     x      x       x      x              x       -         x       -
upkeep.read              -       -     -      x       x      x              -       -         -       -
settings.change          -       -     -      -       x      -              x       -         -       -
tokens.read              -       -     -      x       x      x              x       x         -       -
tokens.manage            -       -     -      x       x      -              x       x         -       -
views.use                x       x     x      x       x      x              -       -         -       -
views.manage             -       -     -      -       x      -              -       -         -       -
requests.read            x       -     x      x       -      x              x       x         -       -
branding.change          -       -     x      x       -      -              x       x         -       -
merchants.seeAs          x       x     x      x       x      x              -       -         -       -
registrations.read       x       -     x      -       x      x              -       -         -       -
registrations.decide     -       -     x      -       -      -              -       -         -       -
sandbox.read             x       x     x      x       x      x              x       x         x       x
sandbox.control          -       -     -      x       -      -              x       x         -       -
sandbox.reset            -       -     -      x       x      -              -       -         -       -
links.read               x       x     x      x       -      x              x       x         x       x
links.manage             -       -     -      -       -      -              x       x         -       x
`;

/** The permissions in the table, each with the roles that have it. */
export const ROLE_TABLE: ReadonlyMap<string, ReadonlySet<Role>> = new Map(
  TABLE.split('\n')
    .filter((line) => /^[a-zA-Z]+\.[a-zA-Z]+ /.test(line))
    .map((line) => {
      const [permission = '', ...cells] = line.trim().split(/\s+/);
      if (cells.length !== COLUMNS.length) throw new Error(`${permission} has ${cells.length} cells`);
      return [permission, new Set(COLUMNS.filter((_, index) => cells[index] === 'x'))];
    }),
);

export function mayUse(role: Role, permission: Permission): boolean {
  return ROLE_TABLE.get(permission)?.has(role) ?? false;
}
