import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { answerRefused } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { facts, section } from '../../desk/views/parts.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { submitMapping } from './csv-map.ts';
import { showUpload, uploadForm } from './csv-map-page.ts';
import { SAMPLE_FILE_BYTES_MAX } from './csv-sample.ts';
import { shownRules } from './csv-words.ts';
import { SETTINGS } from './day-words.ts';
import type { Profile } from './settings.ts';

/** A file with the form around it. */
const FORM_BYTES_MAX = SAMPLE_FILE_BYTES_MAX + 100_000;

/** How CSV files are read: mapped on a sample, saved as versions. */
export function profileRoutes(context: DeskContext): DeskRoute[] {
  const takes = { bodyBytesMax: FORM_BYTES_MAX, takesFiles: true };
  return [
    {
      path: '/settings/profiles',
      ...takes,
      show: (exchange) => Promise.resolve(showUpload(exchange, null)),
      submit: (exchange, form, [file]) => submitMapping(context, exchange, { current: null, form, file }),
    },
    {
      path: '/settings/profiles/:profile',
      ...takes,
      show: (exchange) =>
        showRead(exchange, readVersions(context, exchange), ({ profiles }) => showProfile(exchange, profiles)),
      async submit(exchange, form, [file]) {
        const read = await readVersions(context, exchange);
        if (read.kind === 'refused') return answerRefused(exchange, read);
        return submitMapping(context, exchange, { current: read.value.profiles[0] ?? null, form, file });
      },
    },
  ];
}

function readVersions({ call }: DeskContext, exchange: SignedInExchange) {
  return call(exchange, 'getCsvProfile', { parameters: { profile: exchange.parameter } });
}

function showProfile(exchange: SignedInExchange, versions: readonly Profile[]): PageAnswer {
  const [newest] = versions;
  if (newest === undefined) throw new Error('a profile has a version');
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: newest.name,
    back: { path: SETTINGS, title: 'Settings' },
    hasFiles: true,
    content: html`<div class="columns even">
        ${section('How it reads', facts(shownRules(newest.rules)))}
        ${may(exchange, 'reconciliation.settings') && uploadForm(exchange, newest)}
      </div>
      <h2>Versions</h2>
      ${versions.map((version, index) => versionPart(exchange, version, versions[index + 1]))}`,
  });
}

function versionPart(exchange: SignedInExchange, version: Profile, before: Profile | undefined): Html {
  return section(
    `Version ${version.version}`,
    html`<p class="soft">${version.createdBy}, ${moment(exchange, version.createdAt)}</p>
      ${before === undefined ? html`<p>The first one.</p>` : changesBetween(before, version)}`,
  );
}

function changesBetween(before: Profile, after: Profile): Html {
  const [old, now] = [before, after].map((one) => new Map([['Name', one.name], ...shownRules(one.rules)]));
  const labels = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const changes = labels.flatMap((label) => {
    const [was, is] = [old?.get(label) ?? '', now?.get(label) ?? ''];
    return was === is ? [] : [{ label, before: was || 'nothing', after: is || 'nothing' }];
  });
  return changes.length === 0 ? html`<p>It was saved again as it was.</p>` : changeTable(changes);
}
