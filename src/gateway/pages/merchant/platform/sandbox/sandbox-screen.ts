import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext, MerchantScreen } from '../../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../../desk/respond.ts';
import { doneNotice } from '../../../desk/views/done.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { fieldOf } from '../../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import { lastAddress } from '../../deliveries/last-address.ts';
import { runAct } from './acts.ts';
import { clockSection } from './clock-section.ts';
import { DONE, SANDBOX } from './done-texts.ts';
import { triggersSection } from './triggers-section.ts';
import { accountsSection, valuesSection } from './values-section.ts';
import { readWaiting, waitingSection } from './waiting-section.ts';

// What the sandbox does at a click: time, payers, banks. Only the sandbox loads this file (S21).

export const sandboxScreen: MerchantScreen = {
  id: 'sandbox',
  routes: (context) => [
    {
      path: '',
      show: (exchange) => show(context, exchange),
      async submit(exchange, form) {
        const acted = await runAct(context, exchange, form);
        if (acted.kind === 'done') return seeOther(exchange, SANDBOX, acted.done);
        // A refusal is shown on the page, with the address that was typed in.
        if (acted.refused.name === 'forbidden') return answerRefused(exchange, acted.refused);
        return show(context, exchange, { notice: acted.refused, address: fieldOf(form, 'notifyUrl') });
      },
    },
  ],
};

interface Again {
  readonly notice: Parameters<typeof refusedNotice>[0];
  readonly address: string;
}

async function show(context: DeskContext, exchange: SignedInExchange, again?: Again): Promise<PageAnswer> {
  const canControl = may(exchange, 'sandbox.control');
  const address = again?.address ?? (canControl ? await lastAddress(context, exchange) : '');
  const waiting = await readWaiting(context, exchange);
  return answerDesk(exchange, {
    screen: 'sandbox',
    title: say`Sandbox`,
    liveSeconds: 5,
    status: again === undefined ? 200 : 409,
    content: html`${again && refusedNotice(again.notice)} ${doneNotice(exchange, DONE)} ${clockSection(exchange)}
    ${canControl && triggersSection(exchange, address)} ${waitingSection(exchange, waiting)} ${valuesSection()}
    ${accountsSection(exchange, context.publicUrl())}`,
  });
}
