import { say } from '../../../../../web/texts.ts';
import { payMethods } from '../../../../../../generated/operations.ts';
import type { PaymentMethod } from '../../../../../../generated/methods.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { CASHIER } from '../../../../domain/method.ts';
import { methodName } from '../../../payer/methods.ts';
import { payerLanguage } from '../../payer-language.ts';
import { field, formFields } from '../../../desk/views/forms.ts';
import { section } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { actButton } from './clock-section.ts';
import { SANDBOX } from './done-texts.ts';

/** Each way to be paid, as it is called here, and the value of its button. */
function ways(): readonly (readonly [name: string, value: string])[] {
  const { texts } = payerLanguage();
  return [
    ...payMethods.map(({ name }) => [methodName(name as PaymentMethod, texts), name] as const),
    [say`CheckOut: the payer chooses`, CASHIER],
    [say`CheckOut Payment, by card`, 'cashier'],
  ];
}

/** What `tollgate trigger` does, as buttons. */
export function triggersSection(exchange: SignedInExchange, address: string): Html {
  return section(
    say`Make something happen`,
    html`<form method="post" action="${SANDBOX}" data-once class="triggers">
      ${formFields(exchange, SANDBOX)}
      ${field({
        name: 'notifyUrl',
        label: say`Notify this address`,
        value: address,
        lengthMax: 255,
        placeholder: 'https://shop.example/notify',
        hint: say`Where the notification goes. Leave it empty to send none.`,
      })}
      <h3>A payment by</h3>
      <ul class="ways">
        ${ways().map(([name, value]) => row(name, pair('payment', name, ` ${value}`)))}
      </ul>
      <h3>Afterwards</h3>
      <ul class="ways">
        ${row(say`A refund of a card payment`, pair('refund', say`A refund`))}
        ${row(say`A payout from your balance`, pair('payout', say`A payout`))}
        ${row(say`A chargeback of a card payment`, actButton('chargeback', say`Open`, say`Open a chargeback`))}
      </ul>
      <p class="soft">
        Each is created from the example of the contract, signed with your key and checked like a request of your own:
        it appears among your orders, in your balance and in your request log.
      </p>
    </form>`,
  );
}

function row(name: string, buttons: Html): Html {
  return html`<li>
    <span>${name}</span>
    <span class="pair">${buttons}</span>
  </li>`;
}

function pair(act: string, name: string, more = ''): Html {
  return html`${actButton(`${act} success${more}`, say`Succeeds`, say`${name} succeeds`)}
  ${actButton(`${act} failure${more}`, say`Fails`, say`${name} fails`)}`;
}
