import type { SignedInExchange } from '../frame/page-types.ts';
import { may } from './desk-types.ts';
import { deskOf } from './desks.ts';

/** Whether an address of this desk is on a screen that this person sees. What is on none is open to everybody. */
export function mayOpen(exchange: SignedInExchange, address: string): boolean {
  const { folder, groups } = deskOf(exchange);
  const [place] = address.split('?');
  const screens = groups.flatMap(({ screens: ofGroup }) => Object.values(ofGroup));
  const screen = screens.find(({ path }) => path !== '' && `${place}/`.startsWith(`${folder}${path}/`));
  return screen === undefined || may(exchange, screen.permission);
}
