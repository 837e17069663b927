import { scriptTexts } from '../../../../generated/desk-texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { currentTranslation } from '../../../web/texts.ts';

/** For the body element: what scripts say, in the language of the page. English needs none. */
export function scriptWords(): Html {
  const texts = currentTranslation()?.texts;
  if (texts === undefined) return NOTHING;
  return html`data-words="${JSON.stringify(Object.fromEntries(scriptTexts.map((words) => [words, texts[words]])))}"`;
}
