import { say, translated } from '../../../../../web/texts.ts';
import { LOGO_UPLOAD_BYTES_MAX } from '../../../../domain/merchants/branding.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { refusedNotice, seeOther } from '../../../desk/respond.ts';
import { showRead } from '../../../desk/show-read.ts';
import { BRANDING, readBranding } from './branding.ts';
import type { BrandingAnswer } from './branding.ts';
import { logoPicture } from './logo-section.ts';
import { showBranding } from './branding-page.ts';
import type { DeskForm } from '../../../desk/form/form-types.ts';

/** A file with the form around it. */
const FORM_BYTES_MAX = LOGO_UPLOAD_BYTES_MAX + 100_000;

export function logoRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/logo',
      bodyBytesMax: FORM_BYTES_MAX,
      takesFiles: true,
      async submit(exchange, _form, [file]) {
        const parameters = { merNo: exchange.signedIn.grant.merNo };
        const picture = file?.content.toString('base64') ?? '';
        const put = await context.call(exchange, 'putLogo', { parameters, body: { picture } });
        if (put.kind !== 'refused') return seeOther(exchange, BRANDING, { done: 'logo' });
        const refused = picture === '' ? { ...put, fields: [NO_FILE] } : put;
        return showRead(exchange, readBranding(context, exchange), (branding) =>
          showBranding(exchange, branding, { notice: refusedNotice(refused), status: 400 }),
        );
      },
    },
    formRoute(removalForm(context)),
  ];
}

function removalForm(context: DeskContext): DeskForm<BrandingAnswer, 'removeLogo'> {
  return {
    path: '/logo/remove',
    screen: 'branding',
    operation: 'removeLogo',
    title: () => say`Remove the logo`,
    read: (exchange) => readBranding(context, exchange),
    homeOf: () => ({ path: BRANDING, title: say`Branding` }),
    done: 'removed',
    seenOf: ({ logo }) => ({ [say`Logo`]: logo?.path ?? '' }),
    appliesTo: ({ logo }) => logo !== null,
    fields: ({ subject: { logo } }) => logo && logoPicture(logo),
    effect: () =>
      say`Payers see the first letter of the name in its place, from now on. We keep no copy: to show the logo again, upload it again.`,
    button: () => say`Remove the logo`,
    tone: 'danger',
    send: ({ exchange, reason }) =>
      context.call(exchange, 'removeLogo', { parameters: { merNo: exchange.signedIn.grant.merNo }, reason }),
  };
}

const NO_FILE = translated({ field: 'picture', problem: 'is missing; choose a file first' });
