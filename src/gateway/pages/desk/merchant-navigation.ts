import { translated } from '../../../web/texts.ts';
import type { ScreenGroup } from './desks.ts';

// The screens of a merchant's back office in the order of the menu, with the permission that shows them.

export const MERCHANT = '/merchant';

export const MERCHANT_GROUPS = translated([
  {
    title: 'Sell',
    screens: {
      home: { title: 'Home', path: '', permission: 'account.use', key: 'h' },
      orders: { title: 'Orders', path: '/orders', permission: 'orders.read', key: 'o' },
      links: { title: 'Payment links', path: '/links', permission: 'links.read', key: 'l' },
      payers: { title: 'Payers', path: '/payers', permission: 'payers.read', key: 'y' },
      chargebacks: { title: 'Chargebacks', path: '/chargebacks', permission: 'orders.read', key: 'c' },
    },
  },
  {
    title: 'Money',
    screens: {
      balances: { title: 'Balances', path: '/balances', permission: 'balances.read', key: 'b' },
      payouts: { title: 'Payouts', path: '/payouts', permission: 'balances.read', key: 'p' },
      exports: { title: 'Exports', path: '/exports', permission: 'balances.read', key: 'f' },
      approvals: { title: 'Approvals', path: '/approvals', permission: 'approvals.read', key: 'a' },
    },
  },
  {
    title: 'Develop',
    screens: {
      keys: { title: 'Keys', path: '/keys', permission: 'keys.read', key: 'k' },
      requests: { title: 'Requests', path: '/requests', permission: 'requests.read', key: 'r' },
      deliveries: { title: 'Notifications', path: '/deliveries', permission: 'deliveries.read', key: 'd' },
      tokens: { title: 'Tokens', path: '/tokens', permission: 'tokens.read', key: 't' },
      sandbox: { title: 'Sandbox', path: '/sandbox', permission: 'sandbox.read', key: 's', sandboxOnly: true },
    },
  },
  {
    title: 'Shop',
    screens: {
      start: { title: 'Getting started', path: '/start', permission: 'merchants.read', key: 'g' },
      settings: { title: 'Settings', path: '/settings', permission: 'merchants.read', key: 'e' },
      branding: { title: 'Branding', path: '/branding', permission: 'merchants.read', key: 'n' },
      team: { title: 'Team', path: '/team', permission: 'people.read', key: 'm' },
    },
  },
]) satisfies readonly ScreenGroup[];

type Groups = (typeof MERCHANT_GROUPS)[number]['screens'];
export type MerchantScreenId = Groups extends infer Group ? (Group extends unknown ? keyof Group : never) : never;

export const MERCHANT_SCREENS = Object.assign({}, ...MERCHANT_GROUPS.map(({ screens }) => screens)) as Readonly<
  Record<MerchantScreenId, ScreenGroup['screens'][string]>
>;
