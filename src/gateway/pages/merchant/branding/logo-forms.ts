import { LOGO_UPLOAD_BYTES_MAX } from '../../../domain/logo-picture.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { BRANDING, readBranding } from './branding.ts';
import { showBranding } from './branding-page.ts';

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
        const said = picture === '' ? { ...put, fields: [NO_FILE] } : put;
        return showRead(exchange, readBranding(context, exchange), (branding) =>
          showBranding(exchange, branding, { notice: refusedNotice(said), status: 400 }),
        );
      },
    },
    {
      path: '/logo/remove',
      async submit(exchange) {
        const parameters = { merNo: exchange.signedIn.grant.merNo };
        const removed = await context.call(exchange, 'removeLogo', { parameters });
        return removed.kind === 'done'
          ? seeOther(exchange, BRANDING, { done: 'removed' })
          : answerRefused(exchange, removed as CallRefused);
      },
    },
  ];
}

const NO_FILE = { field: 'picture', problem: 'is missing; choose a file first' };
