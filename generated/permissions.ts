// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
/** What each permission allows. */
export const permissions = {
  "orders.read": "See orders, refunds and chargebacks with their history.",
  "notes.read": "Read the notes of the operator's people on orders.",
  "notes.write": "Write notes on orders.",
  "chargebacks.manage": "Open and close chargebacks.",
  "chargebacks.answer": "Answer chargebacks, and add evidence.",
  "merchants.read": "See merchants and their terms.",
  "merchants.create": "Register merchants.",
  "merchants.update": "Change a merchant's name, methods, currencies and payment page.",
  "merchants.terms": "Change a merchant's fees and settlement terms.",
  "merchants.websites": "Change a merchant's websites.",
  "merchants.approve": "Approve merchants.",
  "merchants.suspend": "Suspend merchants.",
  "merchants.resume": "Release suspended merchants.",
  "merchants.keys": "Rotate keys and secrets, and register public keys.",
  "keys.read": "See which keys and secrets there are, without their values.",
  "balances.read": "See balances and their postings.",
  "exports.create": "Ask for files of lines, and cancel them.",
  "deposits.create": "Book deposits.",
  "deliveries.read": "See deliveries with their attempts.",
  "deliveries.resend": "Resend notifications, and send test events.",
  "endpoints.test": "Test notification addresses.",
  "deliveries.pause": "Pause and resume deliveries.",
  "channels.read": "See the acquirers, what each is used for, how it does, and what it settled.",
  "acquirers.change": "Change what acquirers are used for, and stop them.",
  "acquirers.approve": "Approve other people's changes of acquirers.",
  "routing.read": "See the routing rules, simulations of them and the table of cards.",
  "routing.draft": "Write and simulate routing rules, and change the table of cards.",
  "routing.change": "Let routing rules decide, and go back to those before.",
  "routing.approve": "Approve that routing rules decide that other people asked for.",
  "tasks.read": "See tasks, and what the acquirers said that led to them.",
  "tasks.act": "Take and end tasks.",
  "reconciliation.read": "See what acquirers and banks reported, what arrived, and what is open.",
  "reconciliation.import": "Take in files of acquirers and banks.",
  "reconciliation.settings": "Change the operator's bank accounts, what is agreed with acquirers, and how CSV files are read.",
  "reconciliation.approve": "Approve other people's changes of what is agreed with acquirers.",
  "exceptions.read": "See what acquirers, banks and the books do not agree on.",
  "exceptions.act": "Take exceptions, ask about them, and end them.",
  "exceptions.approve": "Approve write-offs, returns and credits of exceptions that other people asked for.",
  "payers.erase": "Erase a payer's personal data.",
  "payers.read": "See the payers of a merchant, masked, with what they paid.",
  "payers.reveal": "See a payer's personal data unmasked, one order at a time.",
  "reference.read": "See exchange rates and banks.",
  "rates.change": "Change exchange rates.",
  "banks.change": "Change the list of banks.",
  "ledger.verify": "Verify the ledger.",
  "audit.read": "Read the record of actions.",
  "tokens.read": "See the tokens of programs.",
  "tokens.manage": "Create and revoke tokens of programs.",
  "people.read": "See people with their roles, and invitations.",
  "people.invite": "Invite people, and revoke invitations.",
  "people.manage": "Change people's roles and end their sessions.",
  "people.disable": "Disable and enable people, and let them set up sign-in again.",
  "account.use": "See one's own account, sessions and records.",
  "refunds.create": "Refund payments, up to the limit of the currency.",
  "refunds.unlimited": "Refund payments of any amount.",
  "refunds.approve": "Approve other people's refunds.",
  "payouts.create": "Pay out by hand, up to the limit of the currency.",
  "payouts.unlimited": "Pay out any amount by hand.",
  "payouts.approve": "Approve other people's payouts.",
  "corrections.create": "Correct balances.",
  "corrections.approve": "Approve other people's corrections.",
  "deposits.approve": "Approve other people's deposits.",
  "approvals.read": "See requests for approval, and withdraw one's own.",
  "approvals.decide": "Approve and refuse requests, with the permission of their kind.",
  "settings.read": "See the rules for approvals and the settings.",
  "upkeep.read": "See whether mails are sent, when the last backup was taken, and how many accounts and tokens need attention.",
  "settings.change": "Change the rules for approvals.",
  "audit.export": "Stream the record of actions to another system.",
  "views.use": "Save views of the console, and see those that others share.",
  "views.manage": "Delete views that others share.",
  "links.read": "See payment links.",
  "links.manage": "Create, change and revoke payment links.",
  "requests.read": "See the requests that a merchant's programs sent, with their checks.",
  "registrations.read": "See who wants to become a merchant.",
  "registrations.decide": "Approve and refuse registrations, and ask back.",
  "beneficiaries.read": "See the saved beneficiaries of payouts.",
  "beneficiaries.manage": "Save and remove beneficiaries of payouts.",
  "beneficiaries.approve": "Approve beneficiaries that other people saved.",
  "settlementAccounts.change": "Change the account to which the merchant's own money goes.",
  "settlementAccounts.withdraw": "Take back a change of a settlement account that waits.",
  "settlementAccounts.approve": "Approve changes of settlement accounts that other people asked for.",
  "payoutSchedules.change": "Set when a merchant is paid automatically, and its time zone.",
  "payoutSchedules.approve": "Approve payout schedules that other people asked for.",
  "branding.change": "Change the name, colour and logo that payers see, and their receipts.",
  "merchants.seeAs": "See a merchant's back office as one of its roles does, without changing anything.",
  "sandbox.read": "Read the sandbox's clock.",
  "sandbox.control": "Move the sandbox's clock, trigger events, and complete orders and refunds in it.",
  "sandbox.reset": "Delete everything in the sandbox, of all merchants, and start it again.",
} as const;

export type Permission = keyof typeof permissions;

/** What no token of a program can have. */
export const peopleOnly: readonly Permission[] = ["acquirers.approve", "routing.approve", "reconciliation.approve", "exceptions.approve", "payers.read", "payers.reveal", "tokens.manage", "people.invite", "people.manage", "people.disable", "account.use", "refunds.approve", "payouts.approve", "corrections.approve", "deposits.approve", "approvals.decide", "views.use", "views.manage", "registrations.decide", "beneficiaries.approve", "settlementAccounts.change", "settlementAccounts.withdraw", "settlementAccounts.approve", "payoutSchedules.change", "payoutSchedules.approve", "merchants.seeAs"];

export const roles = {
  support: {
    side: "operator",
    description: "Answers merchants and payers.",
  },
  finance: {
    side: "operator",
    description: "Checks and moves money.",
  },
  risk: {
    side: "operator",
    description: "Decides on merchants and disputes.",
  },
  engineer: {
    side: "operator",
    description: "Keeps keys, channels and deliveries working.",
  },
  admin: {
    side: "operator",
    description: "Manages people and settings.",
  },
  auditor: {
    side: "operator",
    description: "Reads everything and changes nothing.",
  },
  owner: {
    side: "merchant",
    description: "Runs the merchant's account.",
  },
  developer: {
    side: "merchant",
    description: "Integrates the merchant's shop.",
  },
  accountant: {
    side: "merchant",
    description: "Counts the merchant's money.",
  },
  staff: {
    side: "merchant",
    description: "Serves the merchant's customers.",
  },
} as const;

export type Role = keyof typeof roles;

/** What each role may do. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  support: ["orders.read", "notes.read", "notes.write", "merchants.read", "balances.read", "exports.create", "deliveries.read", "deliveries.resend", "channels.read", "routing.read", "tasks.read", "reconciliation.read", "exceptions.read", "payers.read", "payers.reveal", "reference.read", "account.use", "refunds.create", "approvals.read", "settings.read", "views.use", "links.read", "requests.read", "registrations.read", "beneficiaries.read", "merchants.seeAs", "sandbox.read"],
  finance: ["orders.read", "notes.read", "notes.write", "merchants.read", "merchants.terms", "balances.read", "exports.create", "deposits.create", "deliveries.read", "channels.read", "routing.read", "routing.draft", "routing.approve", "tasks.read", "tasks.act", "reconciliation.read", "reconciliation.import", "reconciliation.settings", "reconciliation.approve", "exceptions.read", "exceptions.act", "exceptions.approve", "reference.read", "rates.change", "banks.change", "ledger.verify", "account.use", "refunds.create", "refunds.unlimited", "refunds.approve", "payouts.create", "payouts.unlimited", "payouts.approve", "corrections.create", "corrections.approve", "deposits.approve", "approvals.read", "approvals.decide", "settings.read", "views.use", "links.read", "beneficiaries.read", "beneficiaries.approve", "settlementAccounts.withdraw", "settlementAccounts.approve", "payoutSchedules.change", "payoutSchedules.approve", "merchants.seeAs", "sandbox.read"],
  risk: ["orders.read", "notes.read", "notes.write", "chargebacks.manage", "chargebacks.answer", "merchants.read", "merchants.create", "merchants.update", "merchants.terms", "merchants.websites", "merchants.approve", "merchants.suspend", "merchants.resume", "keys.read", "balances.read", "exports.create", "deliveries.read", "channels.read", "acquirers.approve", "routing.read", "routing.draft", "routing.change", "routing.approve", "tasks.read", "tasks.act", "reconciliation.read", "reconciliation.approve", "exceptions.read", "payers.erase", "payers.read", "payers.reveal", "reference.read", "people.read", "people.invite", "account.use", "approvals.read", "approvals.decide", "settings.read", "views.use", "links.read", "requests.read", "registrations.read", "registrations.decide", "beneficiaries.read", "settlementAccounts.withdraw", "settlementAccounts.approve", "branding.change", "merchants.seeAs", "sandbox.read"],
  engineer: ["orders.read", "notes.read", "notes.write", "merchants.read", "merchants.update", "merchants.websites", "merchants.keys", "keys.read", "balances.read", "exports.create", "deliveries.read", "deliveries.resend", "endpoints.test", "deliveries.pause", "channels.read", "acquirers.change", "acquirers.approve", "routing.read", "routing.draft", "routing.change", "routing.approve", "tasks.read", "reconciliation.read", "reconciliation.import", "reconciliation.settings", "exceptions.read", "reference.read", "ledger.verify", "tokens.read", "tokens.manage", "account.use", "approvals.read", "approvals.decide", "settings.read", "upkeep.read", "views.use", "links.read", "requests.read", "branding.change", "merchants.seeAs", "sandbox.read", "sandbox.control", "sandbox.reset"],
  admin: ["merchants.read", "acquirers.approve", "routing.approve", "reference.read", "banks.change", "audit.read", "tokens.read", "tokens.manage", "people.read", "people.invite", "people.manage", "people.disable", "account.use", "approvals.read", "approvals.decide", "settings.read", "upkeep.read", "settings.change", "views.use", "views.manage", "registrations.read", "merchants.seeAs", "sandbox.read", "sandbox.reset"],
  auditor: ["orders.read", "notes.read", "merchants.read", "keys.read", "balances.read", "deliveries.read", "channels.read", "routing.read", "tasks.read", "reconciliation.read", "exceptions.read", "payers.read", "reference.read", "ledger.verify", "audit.read", "tokens.read", "people.read", "account.use", "approvals.read", "settings.read", "upkeep.read", "audit.export", "views.use", "links.read", "requests.read", "registrations.read", "beneficiaries.read", "merchants.seeAs", "sandbox.read"],
  owner: ["orders.read", "chargebacks.answer", "merchants.read", "merchants.websites", "merchants.keys", "keys.read", "balances.read", "exports.create", "deliveries.read", "deliveries.resend", "endpoints.test", "payers.read", "payers.reveal", "reference.read", "tokens.read", "tokens.manage", "people.read", "people.invite", "people.manage", "account.use", "refunds.create", "refunds.unlimited", "refunds.approve", "payouts.create", "payouts.unlimited", "payouts.approve", "approvals.read", "approvals.decide", "settings.read", "settings.change", "links.read", "links.manage", "requests.read", "beneficiaries.read", "beneficiaries.manage", "beneficiaries.approve", "settlementAccounts.change", "settlementAccounts.withdraw", "settlementAccounts.approve", "payoutSchedules.change", "payoutSchedules.approve", "branding.change", "sandbox.read", "sandbox.control"],
  developer: ["orders.read", "merchants.read", "merchants.websites", "merchants.keys", "keys.read", "deliveries.read", "deliveries.resend", "endpoints.test", "reference.read", "tokens.read", "tokens.manage", "account.use", "approvals.read", "approvals.decide", "links.read", "links.manage", "requests.read", "branding.change", "sandbox.read", "sandbox.control"],
  accountant: ["orders.read", "merchants.read", "balances.read", "exports.create", "reference.read", "account.use", "payouts.create", "payouts.approve", "approvals.read", "approvals.decide", "settings.read", "links.read", "beneficiaries.read", "beneficiaries.manage", "beneficiaries.approve", "payoutSchedules.approve", "sandbox.read"],
  staff: ["orders.read", "chargebacks.answer", "merchants.read", "reference.read", "account.use", "refunds.create", "approvals.read", "links.read", "links.manage", "sandbox.read"],
};

/** What may need a second person: the permission of whoever approves, whether merchants can demand it, whether it always does, and whether the operator can approve it for them. */
export const approvalKinds = {
  refund: {
    permission: "refunds.approve",
    merchants: true,
  },
  payout: {
    permission: "payouts.approve",
    merchants: true,
  },
  beneficiary: {
    permission: "beneficiaries.approve",
    merchants: true,
  },
  deposit: {
    permission: "deposits.approve",
    merchants: false,
  },
  correction: {
    permission: "corrections.approve",
    merchants: false,
  },
  merchantApproval: {
    permission: "merchants.approve",
    merchants: false,
  },
  fees: {
    permission: "merchants.terms",
    merchants: false,
  },
  keys: {
    permission: "merchants.keys",
    merchants: true,
  },
  merchantRelease: {
    permission: "merchants.resume",
    merchants: false,
  },
  roles: {
    permission: "people.manage",
    merchants: false,
  },
  rules: {
    permission: "settings.change",
    merchants: true,
  },
  acquirer: {
    permission: "acquirers.approve",
    merchants: false,
    always: true,
  },
  routing: {
    permission: "routing.approve",
    merchants: false,
    always: true,
  },
  acquirerTerms: {
    permission: "reconciliation.approve",
    merchants: false,
    always: true,
  },
  settlementAccount: {
    permission: "settlementAccounts.approve",
    merchants: true,
    always: true,
    operator: true,
  },
  payoutSchedule: {
    permission: "payoutSchedules.approve",
    merchants: true,
    always: true,
    operator: true,
  },
  exception: {
    permission: "exceptions.approve",
    merchants: false,
    always: true,
  },
} as const satisfies Record<
  string,
  { permission: Permission; merchants: boolean; always?: boolean; operator?: boolean }
>;

export type ApprovalKind = keyof typeof approvalKinds;
