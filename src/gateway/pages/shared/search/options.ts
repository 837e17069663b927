import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { groupsOf } from './choices.ts';
import type { ChoiceGroup } from './choices.ts';
import type { FoundChoices } from './find-choices.ts';

// What the box shows while somebody types: the script puts it below the box. Each option is a link, so it can be opened in a tab.

export function optionsOf(exchange: SignedInExchange, { result, actions, screens }: FoundChoices): Html {
  const found = result.kind === 'done' ? groupsOf(exchange, result.value) : [];
  const groups: ChoiceGroup[] = [
    ...found,
    { title: say`Actions`, choices: actions },
    { title: say`Screens`, choices: screens },
  ].filter(({ choices }) => choices.length > 0);
  const hint = result.kind === 'done' ? result.value.hint : null;
  if (groups.length === 0) return noOptions(hint ?? say`Nothing found. Enter shows what can be searched for.`);
  let number = 0;
  return html`${groups.map(
    ({ title, choices }, at) =>
      html`<div role="group" aria-labelledby="search-group-${at}">
        <p id="search-group-${at}" role="presentation">${title}</p>
        ${choices.map(
          ({ path, title: name, note, fill }) =>
            html`<a
              role="option"
              id="search-option-${number++}"
              aria-selected="false"
              tabindex="-1"
              href="${path}"
              ${fill === undefined ? NOTHING : html`data-fill="${fill}"`}
              ><span>${name}</span> <small class="soft">${note}</small></a
            >`,
        )}
      </div>`,
  )}`;
}

export function noOptions(text: string): Html {
  return html`<p class="soft" data-none>${text}</p>`;
}
