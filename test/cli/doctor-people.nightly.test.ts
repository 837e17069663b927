import { expect, it } from 'vitest';
import { runSql } from '../helpers/database/databases.ts';
import { endCommandsAfterEach } from './command.ts';
import { createWorld, examine, serveOnce } from './doctor-world.ts';

endCommandsAfterEach();

it('tollgate doctor lists accounts that share a mailbox', async () => {
  const { env } = await createWorld();
  await serveOnce(env);
  const rest = "'x', 'active', 0, 0";
  await runSql(
    { databaseUrl: null, dataDir: env['DATA_DIR'] ?? '' },
    `insert into people (person_id, email, name, state, created_at, updated_at)
     values ('p1', 'ada@b.example', ${rest}), ('p2', '<ada@b.example>', ${rest}), ('p3', 'mara@b.example', ${rest})`,
  );
  const { lines } = await examine(env);
  expect(lines).toContain('warning people: 1 mailbox with several accounts: "ada@b.example" = "<ada@b.example>"');
});
