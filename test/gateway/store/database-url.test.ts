import { describe, expect, it } from 'vitest';
import { createReader } from '../../../src/gateway/config/config-reader.ts';
import { readDatabaseConfig } from '../../../src/gateway/config/database-config.ts';
import { parseDatabaseUrl } from '../../../src/gateway/store/engine/database-url.ts';

describe('the address of a database', () => {
  it.each([
    ['postgres://db/tollgate', ['postgres://db/tollgate']],
    ['postgresql://user:p%40ss@db:5433/tollgate', ['postgresql://user:p%40ss@db:5433/tollgate']],
    [
      'postgres://user:secret@db1:5432,db2,[::1]:5434/tollgate?target_session_attrs=read-write&sslmode=require',
      [
        'postgres://user:secret@db1:5432/tollgate?sslmode=require',
        'postgres://user:secret@db2/tollgate?sslmode=require',
        'postgres://user:secret@[::1]:5434/tollgate?sslmode=require',
      ],
    ],
    ['postgres:///tollgate?host=%2Frun%2Fpostgresql', ['postgres:///tollgate?host=%2Frun%2Fpostgresql']],
    // A name of the operator's own is told from that of an earlier release, too.
    ['postgres://db/tollgate?application_name=east', ['postgres://db/tollgate?application_name=east%2F2']],
  ])('%s names its servers one by one', (text, urls) => {
    expect(parseDatabaseUrl(text)?.map(({ url }) => url)).toEqual(urls);
  });

  it.each([
    'mysql://db/tollgate',
    'postgres://db:x/tollgate',
    'postgres://db1:5432,db2:y/tollgate',
    'postgres://db/tollgate?target_session_attrs=standby',
    'postgres://user:12/34@db/tollgate',
    'postgres://user:12?34@db/tollgate',
    'postgres://user:12#34@db/tollgate',
    'postgres://user:100%@db/tollgate',
    'db',
    '',
  ])('%s is none', (text) => {
    expect(parseDatabaseUrl(text)).toBeNull();
  });

  it('is shown to people without its password', () => {
    const hosts = parseDatabaseUrl('postgres://user:secret@db1,db2:5433/tollgate');
    expect(hosts?.map(({ name }) => name)).toEqual(['db1', 'db2:5433']);
  });

  it.each(['pa#ss', 'pa/ss', '12/34', 'pa?ss', '100%'])(
    'is refused with the password %s, and the remedy',
    (password) => {
      const reader = createReader({ DATABASE_URL: `postgres://user:${password}@db/tollgate` });
      readDatabaseConfig(reader);
      const [problem, ...others] = reader.problems;
      expect(others).toEqual([]);
      expect(problem).toContain('Percent-encode special characters in the password: %23 for #, %2F for /');
      expect(problem).not.toContain(password);
    },
  );
});
