import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { copyable, facts, section } from '../../desk/views/parts.ts';
import { codeOf } from './request-code.ts';
import { operationWords, resultTag } from './request-words.ts';
import type { RequestStory, RequestsPlace } from './request-words.ts';
import { millisecondWords, numberWords } from '../../design/written.ts';

const DONE = translated({
  replayed: 'This is the replay: correctly signed, with test values in place of those that are masked.',
});

/** One request: why it was refused first, then its checks, what the gateway signed, what came and what was answered. */
export function answerRequest(
  { call, publicUrl, mode }: DeskContext,
  exchange: SignedInExchange,
  { place, requestId }: { readonly place: RequestsPlace; readonly requestId: string },
): Promise<PageAnswer> {
  const { merNo } = place;
  return showRead(exchange, call(exchange, 'getRequest', { parameters: { merNo, requestId } }), (story) => {
    const { request } = story;
    const canReplay = mode === 'sandbox' && story.replayable && may(exchange, 'sandbox.control');
    const code = codeOf(story, { publicUrl: publicUrl(), mode });
    return answerDesk(exchange, {
      screen: place.screen,
      title: `${operationWords(request.operation)} ${requestId}`,
      heading: html`${operationWords(request.operation)} ${resultTag(request)}`,
      back: { path: place.listPath, title: say`Requests` },
      ...(canReplay && {
        actions: actionButton(exchange, { action: place.storyPath(requestId), label: say`Replay in the sandbox` }),
      }),
      content: html`${doneNotice(exchange, DONE)} ${causeOf(story)}
        <div class="columns">
          <div class="stack">${section(say`Checks`, checksOf(story))} ${signedSection(story)}</div>
          <div class="stack">
            ${section(say`Request`, factsOf(exchange, story, place))} ${code === null ? NOTHING : codeSection(code)}
          </div>
        </div>
        ${section(say`What was sent`, sentOf(story))} ${section(say`What was answered`, answeredOf(story))}`,
    });
  });
}

/** Sends it again, and leads to what came of it. */
export async function submitReplay(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { place, requestId }: { readonly place: RequestsPlace; readonly requestId: string },
): Promise<PageAnswer> {
  const { merNo } = place;
  const replayed = await call(exchange, 'replayRequest', { parameters: { merNo, requestId } });
  if (replayed.kind === 'refused') return answerRefused(exchange, replayed);
  return seeOther(exchange, place.storyPath(replayed.value.requestId), { done: 'replayed' });
}

function causeOf({ cause, remedy, request }: RequestStory): Html {
  if (cause === null) return NOTHING;
  const stranger = html`<p class="soft">
    It does not carry your signature, so anybody may have sent it. Look where it came from.
  </p>`;
  return html`<div class="notice bad cause">
    <h2>Likely cause</h2>
    <p class="big">${cause}</p>
    ${remedy !== null && html`<p>${remedy}</p>`} ${request.proven ? NOTHING : stranger}
  </div>`;
}

const MARKS = translated({ passed: ['✓', 'Passed'], failed: ['✗', 'Failed'], notMade: ['–', 'Not checked'] });

function checksOf({ checks }: RequestStory): Html {
  return html`<ol class="made">
    ${checks.map(
      ({ text, result, problem, code }) =>
        html`<li class="${result}">
          <span class="mark" aria-hidden="true">${MARKS[result][0]}</span>
          <div>
            <span class="seen">${MARKS[result][1]}: </span>${text}
            ${problem !== null && html`<p class="why"><b>${code}</b> ${problem}</p>`}
          </div>
        </li>`,
    )}
  </ol>`;
}

function signedSection({ signed }: RequestStory): Html {
  if (signed === null) return NOTHING;
  const isMd5 = signed.form === 'md5';
  const parts = [...signed.parts, ...(isMd5 ? [{ field: say`merchant key`, text: '<key>' }] : [])];
  const text = parts.map((part) => part.text).join('');
  const content = html`<p>
      ${
        isMd5
          ? say`MD5 of this text and the merchant key, in upper case:`
          : say`RSA-SHA256 of this text, with your private key, in base64:`
      }
    </p>
    <pre tabindex="0">${text}</pre>
    <dl class="parts">
      ${parts.map(
        ({ field, text: part }) =>
          html`<div>
            <dt>${field}</dt>
            <dd><code>${part === '' ? say`(nothing)` : part}</code></dd>
          </div>`,
      )}
    </dl>`;
  return section(say`What the gateway signed`, content, { id: 'signed' });
}

function factsOf(exchange: SignedInExchange, { request, ...story }: RequestStory, place: RequestsPlace): Html {
  const { tradeNo, merOrderNo } = request;
  return facts([
    [say`Request ID`, copyable(request.requestId)],
    [say`Came`, moment(exchange, request.at, 'second')],
    [say`Took`, millisecondWords(request.milliseconds)],
    [say`To`, html`<code>POST ${story.path}</code>`],
    [say`Kind`, story.variant === 'default' ? null : story.variant],
    [say`From`, story.from],
    [say`Response`, say`HTTP ${request.status}, code ${request.code}`],
    [say`Order number`, merOrderNo],
    [say`Order`, tradeNo && html`<a class="number" href="${place.orderPath(tradeNo)}">${tradeNo}</a>`],
    [say`Not kept`, request.lost > 0 && say`${numberWords(request.lost)} more requests about then`],
  ]);
}

function codeSection({ curl, typeScript }: { readonly curl: string; readonly typeScript: string }): Html {
  const ways = html`${wayOf(say`As curl`, curl)} ${wayOf(say`As TypeScript`, typeScript)}`;
  return section(say`Send it yourself`, ways, { id: 'code' });
}

function wayOf(title: string, text: string): Html {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${text}</pre>
    <button type="button" class="button small" data-copy="${text}" hidden>Copy</button>
  </details>`;
}

const LEFT_OUT = translated({
  unreadable: 'The body is no JSON object, so nothing of it was kept: nobody can tell what would have to be masked.',
  tooLarge: 'The body is too large to be kept.',
});

function sentOf({ headers, body, bodyBytes, bodyLeftOut }: RequestStory): Html {
  const lines = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return html`<pre tabindex="0">${lines}</pre>
    ${body === null ? html`<p>${LEFT_OUT[bodyLeftOut ?? 'tooLarge']}</p>` : html`<pre tabindex="0">${pretty(body)}</pre>`}
    <p class="soft">
      ${numberWords(bodyBytes)} bytes. Personal data, texts, cards and signatures are masked, and queries of addresses
      left out, before they are stored.
    </p>`;
}

function answeredOf({ answer, answerBytes }: RequestStory): Html {
  if (answer !== null) return html`<pre tabindex="0">${pretty(answer)}</pre>`;
  return html`<p>A page, or a long response, of ${numberWords(answerBytes)} bytes. It is not kept.</p>`;
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
