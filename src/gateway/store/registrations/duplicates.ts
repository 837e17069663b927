import type { Duplicate, Registration } from '../../domain/registrations/registration.ts';
import type { DuplicateField, RegistrationState } from '../../domain/registrations/registration-words.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';

// What registrations have in common. Those whose address was never confirmed do not count: anybody could make them.

const COLUMNS: Readonly<Record<DuplicateField, string>> = {
  website: 'website_host',
  account: 'account_hash',
  email: 'email',
  company: 'company_key',
};
const FIELDS = Object.keys(COLUMNS) as DuplicateField[];

export async function findSharedFields(
  { dialect, query }: Engine,
  registrationIds: readonly string[],
): Promise<Map<string, DuplicateField[]>> {
  const ids = `select one.id from ${dialect.rows({ id: 'text' }, { alias: 'one' })}`;
  const parts = FIELDS.map(
    (field) => `select r.registration_id as id, '${field}' as same from registrations r
      where r.registration_id in (${ids}) and exists (
        select 1 from registrations d where d.${COLUMNS[field]} = r.${COLUMNS[field]}
        and d.registration_id <> r.registration_id and d.state <> 'unproven')`,
  );
  const rows = await query(parts.join(' union all '), [jsonOf(registrationIds.map((id) => ({ id })))]);
  const found = new Map<string, DuplicateField[]>();
  for (const row of rows) {
    const id = textOf(row['id']);
    found.set(id, [...(found.get(id) ?? []), textOf(row['same']) as DuplicateField]);
  }
  return found;
}

export async function findDuplicates(engine: Engine, of: Registration, limit: number): Promise<Duplicate[]> {
  const others = await findRegistrations(engine, of, limit);
  const known = others.flatMap(({ merNo }) => merNo ?? []);
  const merchants = await findMerchants(engine, of, { limit, known });
  return [...others, ...merchants].slice(0, limit);
}

async function findRegistrations({ query }: Engine, of: Registration, limit: number): Promise<Duplicate[]> {
  const { registrationId, websiteHost, accountHash, email, companyKey } = of;
  const values = { website: websiteHost, account: accountHash, email, company: companyKey };
  const parts = FIELDS.map(
    (field, index) => `select registration_id, state, mer_no, company, '${field}' as same from registrations
      where ${COLUMNS[field]} = $${index + 3} and registration_id <> $1 and state <> 'unproven'`,
  );
  const rows = await query(
    `select * from (${parts.join(' union all ')}) found order by registration_id desc limit $2`,
    [registrationId, limit * FIELDS.length, ...FIELDS.map((field) => values[field])],
  );
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const id = textOf(row['registration_id']);
    byId.set(id, [...(byId.get(id) ?? []), row]);
  }
  return [...byId].flatMap(([id, [first, ...more]]) => (first === undefined ? [] : [duplicateOf(id, first, more)]));
}

function duplicateOf(registrationId: string, first: Row, more: readonly Row[]): Duplicate {
  return {
    same: [first, ...more].map((row) => textOf(row['same']) as DuplicateField),
    registrationId,
    merNo: first['mer_no'] === null ? null : integerOf(first['mer_no']),
    company: textOf(first['company']),
    state: textOf(first['state']) as RegistrationState,
  };
}

/** Merchants that an operator has entered by hand, by their websites and their name. */
async function findMerchants(
  { dialect, query }: Engine,
  { websiteHost, company, merNo: own }: Registration,
  { limit, known }: { readonly limit: number; readonly known: readonly number[] },
): Promise<Duplicate[]> {
  const hasWebsite = dialect.contains('settings', '$1');
  const hasName = `${dialect.lower('name')} = ${dialect.lower('$2')}`;
  const rows = await query(
    `select mer_no, name, case when ${hasWebsite} then 1 else 0 end as by_website,
       case when ${hasName} then 1 else 0 end as by_name
     from merchants where ${hasWebsite} or ${hasName} order by mer_no limit $3`,
    [`://${websiteHost}"`, company, limit + known.length + 1],
  );
  return rows
    .map((row) => ({ row, merNo: integerOf(row['mer_no']) }))
    .filter(({ merNo }) => merNo !== own && !known.includes(merNo))
    .map(({ row, merNo }) => ({
      same: [
        ...(row['by_website'] === 1n ? (['website'] as const) : []),
        ...(row['by_name'] === 1n ? (['company'] as const) : []),
      ],
      registrationId: null,
      merNo,
      company: textOf(row['name']),
      state: null,
    }));
}
