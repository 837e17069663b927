import { ENGINES_OPTION, NO_MERCHANTS, onEngines } from './frame/databases.ts';
import { defineBench } from './frame/run-bench.ts';
import { fillPeople } from './people/fill.ts';
import type { Size } from './people/fill.ts';
import { measureLists } from './people/lists.ts';
import type { FilledServer } from './people/lists.ts';
import { measureSessionCheck } from './people/session-check.ts';

/** What it costs to know who calls, and what lists cost among many people and a long audit log. */
export const bench = defineBench({
  options: {
    engines: ENGINES_OPTION,
    rounds: ['interleaved rounds of 20 requests of each list', 25, 1],
    only: ['only lists whose name has this in it', ''],
    people: ['people, sessions, tokens, invitations and approvals in the large store', 10_000, 2000],
    actions: ['rows of the audit log in the large store', 1_000_000, 12_000],
    smallPeople: ['the same in the small store; enough for a full page of every list', 1000],
    smallActions: ['the same in the small store', 10_000],
  },
  run({ options, progress }) {
    const { people, actions, smallPeople, smallActions } = options;
    return onEngines(options, async (engine, create) => {
      const serve = async (size: Size): Promise<FilledServer> => {
        // Without merchants: their records would come before those of the filled log.
        const database = await create(NO_MERCHANTS);
        const title = `${size.people} people and ${size.actions} actions`;
        progress(`${engine}: filling ${title}`);
        await fillPeople(database, size);
        return { title, size, server: await database.serve() };
      };
      const small = await serve({ people: smallPeople, actions: smallActions });
      const large = await serve({ people, actions });
      const findings = [
        ...(await measureSessionCheck(large.server, engine, options.rounds)),
        ...(await measureLists([small, large], { ...options, engine, progress })),
      ];
      for (const { server } of [small, large]) await server.stop();
      return findings;
    });
  },
});
