import type { Permission } from '../../../../generated/permissions.ts';
import type { ApprovalKinds } from '../../domain/approvals/approval.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { createZone } from '../../domain/day.ts';
import { NEWS_TOPICS, topicsFor } from '../../domain/news/catalogue.ts';
import type { NewsMailing, NewsTopic, NewsView } from '../../domain/news/news.ts';
import { DEFAULT_LANGUAGE, mailingOf } from '../../domain/news/preferences.ts';
import type { NewsPreferences, NewsPreferenceStore } from '../../domain/news/preferences.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { MailReachStore } from '../../domain/platform/mail-reach.ts';
import { addressHash } from '../../domain/platform/mail-reach.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';
import { viewOf } from './news.ts';

export interface ShownPreferences {
  readonly topics: readonly { readonly topic: NewsTopic; readonly mailing: NewsMailing; readonly fixed: boolean }[];
  readonly language: LanguageCode;
  readonly timeZone: string | null;
  /** Whether mails are sent at all. */
  readonly mails: boolean;
  readonly reachable: boolean;
}

export interface PreferenceChange {
  readonly topics?: readonly { readonly topic: NewsTopic; readonly mailing: NewsMailing }[] | undefined;
  readonly language?: LanguageCode | undefined;
  readonly timeZone?: string | null | undefined;
}

export interface PreferenceDependencies {
  readonly store: NewsPreferenceStore & Pick<PeopleStore, 'findPerson'> & Pick<MailReachStore, 'readUnreachable'>;
  readonly clock: Clock;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly approvalKinds: ApprovalKinds;
  readonly post: { readonly isOn: boolean };
}

/** How a person gets news. */
export function createPreferenceOperations(deps: PreferenceDependencies) {
  const { store, clock } = deps;
  return {
    async getNewsPreferences(acting: Acting): Promise<OperatorOutcome<ShownPreferences>> {
      const view = viewOf(acting);
      return view === null ? refuse('noAccount') : show(deps, view, await store.findNewsPreferences(view.personId));
    },

    async putNewsPreferences(change: PreferenceChange, acting: Acting): Promise<OperatorOutcome<ShownPreferences>> {
      const view = viewOf(acting);
      if (view === null) return refuse('noAccount');
      const problems = problemsOf(change);
      if (problems.length > 0) return refuseInput(problems);
      const at = clock.now();
      const { personId } = view;
      const detail = describe(change);
      const entry = {
        at,
        action: 'putNewsPreferences' as const,
        merNo: view.side,
        target: `person ${personId}`,
        detail,
      };
      const changed = await store.changeNewsPreferences(
        personId,
        (now) => changedFrom(now, { personId, at, change }),
        auditOf(acting, entry),
      );
      return show(deps, view, changed);
    },
  };
}

async function show(
  deps: PreferenceDependencies,
  { personId, side, permissions }: NewsView,
  chosen: NewsPreferences | null,
): Promise<OperatorOutcome<ShownPreferences>> {
  const person = await deps.store.findPerson(personId);
  if (person === null) return refuse('noAccount');
  const hash = addressHash(deps.vault, person.email);
  const unreachable = await deps.store.readUnreachable([hash]);
  const deciders = [...new Set<Permission>(Object.values(deps.approvalKinds).map(({ permission }) => permission))];
  return done({
    topics: topicsFor({ side, permissions: new Set(permissions) }, deciders).map((topic) => ({
      topic,
      mailing: mailingOf(topic, side, chosen?.choices ?? {}),
      fixed: NEWS_TOPICS[topic].isSecurity,
    })),
    language: chosen?.language ?? DEFAULT_LANGUAGE,
    timeZone: chosen?.timeZone ?? null,
    mails: deps.post.isOn,
    reachable: !unreachable.has(hash),
  });
}

function problemsOf({ topics = [], timeZone }: PreferenceChange): InputProblem[] {
  const named = topics.map(({ topic }) => topic);
  return [
    ...named.flatMap((topic, index): InputProblem[] => {
      const field = `topics[${index}].topic`;
      if (NEWS_TOPICS[topic].isSecurity) return [invalid(field, 'alwaysMailed')];
      return named.indexOf(topic) < index ? [invalid(field, 'topicRepeated')] : [];
    }),
    ...(typeof timeZone === 'string' && !isZone(timeZone) ? [invalid('timeZone', 'notATimeZone')] : []),
  ];
}

function isZone(name: string): boolean {
  try {
    createZone(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function changedFrom(
  now: NewsPreferences | null,
  { personId, at, change }: { readonly personId: string; readonly at: number; readonly change: PreferenceChange },
): NewsPreferences {
  const chosen = Object.fromEntries((change.topics ?? []).map(({ topic, mailing }) => [topic, mailing]));
  return {
    personId,
    choices: { ...now?.choices, ...chosen },
    language: change.language ?? now?.language ?? null,
    timeZone: change.timeZone === undefined ? (now?.timeZone ?? null) : change.timeZone,
    updatedAt: at,
  };
}

function describe({ topics = [], language, timeZone }: PreferenceChange): string {
  return [
    ...topics.map(({ topic, mailing }) => `${topic} ${mailing}`),
    ...(language === undefined ? [] : [`language ${language}`]),
    ...(timeZone === undefined ? [] : [`time zone ${timeZone ?? 'of the operator'}`]),
  ].join(', ');
}
