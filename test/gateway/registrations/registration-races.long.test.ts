import { expect, test } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { callOpen, registerAndProve } from '../../helpers/people/registration.ts';

type Schemas = components['schemas'];

test('one of twenty who approve, refuse and ask at once decides, and there is one merchant or none', async () => {
  const gateway = await startPeopleGateway({ engine: 'PostgreSQL' });
  const risk = await gateway.signIn({ roles: ['risk'] });
  const merchants = async () => (await gateway.store.listMerchants({ after: 0, limit: 100 })).length;
  for (let round = 0; round < 5; round += 1) {
    const before = await merchants();
    const link = await registerAndProve(gateway.url, { email: `race${round}@corner.example` });
    const path = `/operator/registrations/${link.split('.')[0] ?? ''}`;
    const ways = [
      ['approve', { terms: {} }],
      ['approve', { terms: { handlingFeeBasisPoints: 100 } }],
      ['refuse', { refusal: 'No.' }],
      ['approve', { terms: {} }],
    ] as const;
    const chosen = round === 0 ? ways.filter(([way]) => way === 'approve') : ways;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => chosen[index % chosen.length] ?? chosen[0]).map(async (way) => {
        const [name, body] = way ?? ['approve', { terms: {} }];
        const answer = await gateway.as(risk.token, 'POST', `${path}/${name}`, {
          body,
          headers: { 'X-Reason': 'Race' },
        });
        return { name, status: answer.status };
      }),
    );
    const found = (await gateway.as(risk.token, 'GET', path)).body as Schemas['Registration'];
    const isApproved = found.state === 'approved';
    expect(await merchants()).toBe(before + (isApproved ? 1 : 0));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const winners = answers.filter(({ status }) => status === 200).map(({ name }) => name);
    // To approve again is to find it approved; to refuse again is not.
    if (isApproved) expect(new Set(winners)).toEqual(new Set(['approve']));
    else expect(winners).toEqual(['refuse']);
    const { body } = await callOpen<Schemas['MailList']>(gateway.url, '/operator/mails?limit=100');
    const kinds = body.mails
      .filter(({ recipient }) => recipient === `race${round}@corner.example`)
      .map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'approved' || kind === 'refused')).toEqual([
      isApproved ? 'approved' : 'refused',
    ]);
  }
  await gateway.close();
});
