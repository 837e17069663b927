import { say } from '../../../web/texts.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../frame/page-types.ts';
import { may } from './desk-types.ts';
import type { DeskContext, MerchantScreen, Screen } from './desk-types.ts';
import { deskOf } from './desks.ts';
import type { ScreenEntry } from './desks.ts';
import { answerMessage } from './views/layout.ts';

/** The pages of a screen, for those who may see it. What they do is checked again by each operation. */
export function screenRoutes(entry: ScreenEntry, screen: Screen | MerchantScreen, context: DeskContext): PageRoute[] {
  const { path, permission } = entry;
  const guarded =
    <Rest extends readonly unknown[]>(answer: (exchange: SignedInExchange, ...rest: Rest) => Promise<PageAnswer>) =>
    async (exchange: SignedInExchange, ...rest: Rest) =>
      may(exchange, permission)
        ? answer(exchange, ...rest)
        : answerMessage(exchange, {
            status: 403,
            title: say`Not allowed`,
            lines: [
              say`Your roles do not include ${permission}, which ${entry.title} needs. Ask ${deskOf(exchange).administrator}.`,
            ],
          });
  return screen.routes(context).map((route) => ({
    path: path + route.path,
    for: 'signedIn',
    ...(route.bodyBytesMax !== undefined && { bodyBytesMax: route.bodyBytesMax }),
    ...(route.takesFiles === true && { takesFiles: true }),
    ...(route.show && { show: guarded(route.show) }),
    ...(route.submit && { submit: guarded(route.submit) }),
  }));
}
