import { say, translated } from '../../../../../web/texts.ts';
import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../../desk/desk-types.ts';
import { endForm } from '../../../shared/merchants/end-key.ts';
import { keyRoutes } from '../../../shared/merchants/key-forms.ts';
import type { KeyPlace } from '../../../shared/merchants/key-forms.ts';
import { answerRefused } from '../../../desk/respond.ts';
import { doneNotice } from '../../../desk/views/done.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { copyable, section, wideFacts } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { readOwnMerchant } from '../../own-merchant.ts';
import type { Merchant } from '../../own-merchant.ts';
import { KEYS, keySections, waitsToBeTaken } from './key-sections.ts';
import { paymentSection, receiverSection } from './snippets.ts';
import { takeForm } from './take-form.ts';

type NewSecret = components['schemas']['NewSecret'];

const DONE = translated({
  publicKey: 'The public key is registered. Requests that the private half signs are accepted from now on.',
  ended: 'The key has ended. Requests that it signs are refused from now on.',
});

/** Keys: take, rotate and end them, see who uses them, and code that does. */
export const keysScreen: MerchantScreen = {
  id: 'keys',
  routes(context) {
    const place = keyPlace(context);
    return [
      listRoute(context),
      formRoute(takeForm(context, place, 'signingKey')),
      formRoute(takeForm(context, place, 'webhookSecret')),
      ...keyRoutes(context, place),
      formRoute(endForm(context, { ...place, path: '/end/:secretNo', secretIn: ({ parameter }) => parameter })),
    ];
  },
};

function listRoute(context: DeskContext): DeskRoute {
  return {
    path: '',
    async show(exchange) {
      const { merNo } = exchange.signedIn.grant;
      const [merchant, listed] = await Promise.all([
        readOwnMerchant(context)(exchange),
        context.call(exchange, 'listSecrets', { parameters: { merNo } }),
      ]);
      if (merchant.kind !== 'done') return answerRefused(exchange, merchant);
      if (listed.kind !== 'done') return answerRefused(exchange, listed);
      const { secrets } = listed.value;
      const values = await valuesOf(context, exchange, merchant.value);
      const waiting = secrets.some((secret) => secret.kind === 'signingKey' && waitsToBeTaken(secret));
      return answerDesk(exchange, {
        screen: 'keys',
        title: say`Keys`,
        content: html`${doneNotice(exchange, DONE)}
          ${section(
            say`Your values`,
            wideFacts([
              [say`Merchant number`, copyable(String(merNo))],
              [say`Address of the gateway`, copyable(values.baseUrl)],
            ]),
          )}
          ${keySections(exchange, secrets)}
          <p class="soft">
            Keys are shown once, when you take or rotate them. Nobody can show them again, not even your operator.
          </p>
          ${waiting ? NOTHING : html`${paymentSection(values)} ${receiverSection(values)}`}`,
      });
    },
  };
}

function keyPlace(context: DeskContext): KeyPlace {
  return {
    screen: 'keys',
    prefix: '',
    ofWhom: () => '',
    read: readOwnMerchant(context),
    homeOf: () => ({ path: KEYS, title: say`Keys` }),
    more(_exchange, merchant, { secret: { kind }, value }: NewSecret) {
      const values = { merchant, baseUrl: context.publicUrl(), notifyUrl: null };
      return kind === 'signingKey'
        ? paymentSection({ ...values, key: value })
        : receiverSection({ ...values, webhookSecret: value });
    },
  };
}

async function valuesOf({ call, publicUrl }: DeskContext, exchange: SignedInExchange, merchant: Merchant) {
  const { merNo } = merchant;
  const tested = may(exchange, 'deliveries.read')
    ? await call(exchange, 'listEndpointTests', { parameters: { merNo } })
    : null;
  const notifyUrl = tested?.kind === 'done' ? (tested.value.tests[0]?.address ?? null) : null;
  return { merchant, baseUrl: publicUrl(), notifyUrl };
}
