import type { ScreenEntry, ScreenGroup } from './desks.ts';

// The console's screens in the order of the menu, with the permission that shows them. Whoever lacks it does not see the entry, and is
// refused if they send the address by hand.

export const SCREEN_GROUPS = [
  {
    title: 'Work',
    screens: {
      home: { title: 'Home', path: '', permission: 'account.use', key: 'h' },
      orders: { title: 'Orders', path: '/orders', permission: 'orders.read', key: 'o' },
      approvals: { title: 'Approvals', path: '/approvals', permission: 'approvals.read', key: 'a' },
      tasks: { title: 'Tasks', path: '/tasks', permission: 'tasks.read', key: 'w' },
      exceptions: { title: 'Exceptions', path: '/exceptions', permission: 'exceptions.read', key: 'q' },
      declines: { title: 'Declines', path: '/declines', permission: 'orders.read', key: 'x' },
    },
  },
  {
    title: 'Money',
    screens: {
      refunds: { title: 'Refunds', path: '/refunds', permission: 'orders.read', key: 'r' },
      payouts: { title: 'Payouts', path: '/payouts', permission: 'orders.read', key: 'p' },
      chargebacks: { title: 'Chargebacks', path: '/chargebacks', permission: 'orders.read', key: 'c' },
      balances: { title: 'Balances', path: '/balances', permission: 'balances.read', key: 'b' },
      settlements: { title: 'Settlements', path: '/settlements', permission: 'balances.read', key: 'y' },
      ledger: { title: 'Ledger', path: '/ledger', permission: 'balances.read', key: 'l' },
      reconciliation: { title: 'Reconciliation', path: '/reconciliation', permission: 'reconciliation.read', key: 'z' },
      exports: { title: 'Exports', path: '/exports', permission: 'balances.read', key: 'f' },
      settlementReports: {
        title: 'Settlement reports',
        path: '/settlement-reports',
        permission: 'channels.read',
        key: 'v',
      },
    },
  },
  {
    title: 'Merchants',
    screens: {
      merchants: { title: 'Merchants', path: '/merchants', permission: 'merchants.read', key: 'm' },
      registrations: { title: 'Registrations', path: '/registrations', permission: 'registrations.read', key: 'i' },
      deliveries: { title: 'Deliveries', path: '/deliveries', permission: 'deliveries.read', key: 'd' },
    },
  },
  {
    title: 'Platform',
    screens: {
      channels: { title: 'Channels', path: '/channels', permission: 'channels.read', key: 'n' },
      routing: { title: 'Routing', path: '/routing', permission: 'routing.read', key: 'j' },
      rates: { title: 'Rates and banks', path: '/rates', permission: 'reference.read', key: 't' },
      settings: { title: 'Settings', path: '/settings', permission: 'settings.read', key: 's' },
    },
  },
  {
    title: 'Access',
    screens: {
      people: { title: 'People', path: '/people', permission: 'people.read', key: 'e' },
      tokens: { title: 'Tokens', path: '/tokens', permission: 'tokens.read', key: 'k' },
      audit: { title: 'Audit log', path: '/audit', permission: 'audit.read', key: 'u' },
    },
  },
] as const satisfies readonly ScreenGroup[];

type Groups = (typeof SCREEN_GROUPS)[number]['screens'];
export type ConsoleScreenId = Groups extends infer Group ? (Group extends unknown ? keyof Group : never) : never;

export const SCREENS = Object.assign({}, ...SCREEN_GROUPS.map(({ screens }) => screens)) as Readonly<
  Record<ConsoleScreenId, ScreenEntry>
>;

export const CONSOLE = '/console';
