import { html } from '../../../../web/html.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { chosenField, chosenIn, chosenLines, doneOf } from '../../desk/list/chosen.ts';
import type { ChosenLine } from '../../desk/list/chosen.ts';
import { actionForm } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { EXCEPTIONS, KINDS, exceptionPath } from './exception.ts';
import type { Exception } from './exception.ts';

/** As the gateway makes them. */
const NUMBERS = { prefix: 'EX', pattern: /^EX[0-9A-Z]{1,48}$/ };
const BACK = { path: EXCEPTIONS, title: 'Exceptions' };

/** Several are taken together: first what they are, then one button. */
export function bulkTakeRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/take',
    show: (exchange) => review(call, exchange),
    submit: (exchange, form) => take(call, exchange, chosenIn(form, NUMBERS)),
  };
}

async function review(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const numbers = chosenIn(exchange.request.query, NUMBERS);
  const read = await Promise.all(
    numbers.map((exceptionNo) => call(exchange, 'getException', { parameters: { exceptionNo } })),
  );
  const chosen = read.flatMap((one) =>
    one.kind === 'done' && one.value.next.includes('take') ? [one.value.exception] : [],
  );
  const title = chosen.length === 1 ? 'Take 1 exception' : `Take ${chosen.length} exceptions`;
  if (chosen.length === 0) {
    const content = empty('You chose none that can be taken', html`<a href="${EXCEPTIONS}">Back to what is open</a>`);
    return answerDesk(exchange, { screen: 'exceptions', title: 'Take exceptions', back: BACK, content });
  }
  const fields = chosenField(
    chosen.map(({ exceptionNo }) => exceptionNo),
    NUMBERS,
  );
  const effect = 'They become yours, whoever had them: others see that you are on them.';
  const form = { action: `${EXCEPTIONS}/take`, fields, effect, button: title, cancelPath: EXCEPTIONS };
  return answerDesk(exchange, {
    screen: 'exceptions',
    title,
    back: BACK,
    content: html`${actionForm(exchange, form)} ${chosenLines(chosen.map(lineOf))}`,
  });
}

function lineOf({ exceptionNo, kind, amount: decimal, currency, owner }: Exception): ChosenLine {
  const about = html`${amount(decimal, currency)}, ${owner}`;
  return { number: exceptionNo, path: exceptionPath(exceptionNo), text: KINDS[kind].title, about };
}

/** Each by itself: one that ended meanwhile does not keep the others. */
async function take(call: Call, exchange: SignedInExchange, numbers: readonly string[]): Promise<PageAnswer> {
  const lines: ChosenLine[] = [];
  let count = 0;
  for (const exceptionNo of numbers) {
    const taken = await call(exchange, 'takeException', { parameters: { exceptionNo } });
    const place = { number: exceptionNo, path: exceptionPath(exceptionNo) };
    if (taken.kind === 'done') {
      count += 1;
      lines.push({ ...lineOf(taken.value), lead: tag('Taken', 'good') });
    } else {
      const about = taken.kind === 'refused' ? taken.detail : '';
      lines.push({ ...place, text: exceptionNo, lead: tag('Not taken', 'bad'), about });
    }
  }
  return answerDesk(exchange, {
    screen: 'exceptions',
    title: 'Taken together',
    back: BACK,
    content: html`${doneOf(count, numbers.length)} ${chosenLines(lines)}`,
  });
}
