import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { fieldOf } from '../../frame/form.ts';
import { showVersion } from './version-page.ts';
import { readVersion, versionPath } from './version.ts';
import type { Rule } from './version.ts';

/** A rule of a draft goes up, down or away: one press, because a draft decides nothing. */
export function arrangeRoute(context: DeskContext): DeskRoute {
  return {
    path: '/versions/:version/arrange',
    async submit(exchange, form) {
      const read = await readVersion(context)(exchange);
      if (read.kind === 'refused') return answerRefused(exchange, read);
      const { version, comment, rules } = read.value;
      const place = rules.findIndex(({ name }) => name === fieldOf(form, 'rule'));
      const put = await context.call(exchange, 'changeRoutingDraft', {
        parameters: { version },
        // As the sender saw it: what others did meanwhile is not undone.
        body: { edit: Number(fieldOf(form, 'edit')), comment, rules: arranged(rules, place, fieldOf(form, 'to')) },
      });
      if (put.kind === 'done') return seeOther(exchange, versionPath(version));
      if (put.name !== 'changedMeanwhile' && put.name !== 'routingNoDraft') return answerRefused(exchange, put);
      return showVersion(context, exchange, { notice: refusedNotice(put), status: 409 });
    },
  };
}

function arranged(rules: readonly Rule[], place: number, to: string): Rule[] {
  const rule = rules[place];
  if (rule === undefined) return [...rules];
  const rest = rules.toSpliced(place, 1);
  if (to === 'remove') return rest;
  return rest.toSpliced(Math.max(0, to === 'up' ? place - 1 : place + 1), 0, rule);
}
