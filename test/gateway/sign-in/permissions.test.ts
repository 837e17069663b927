import { describe, expect, it, onTestFinished } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { openOperator } from '../operator/operator.ts';

describe('a person', () => {
  it('calls what a role allows, and is refused the rest', async () => {
    const gateway = await startPeopleGateway();
    onTestFinished(() => gateway.close());
    const { token } = await gateway.signIn({ roles: ['support'] });
    expect((await gateway.as(token, 'GET', '/operator/merchants')).status).toBe(200);
    expect((await gateway.as(token, 'GET', '/operator/actions')).body).toMatchObject({
      type: 'urn:tollgate:problem:forbidden',
    });
  });
});

describe('refusals', () => {
  const MINUTE_MS = 60_000;
  const detail = 'Tokens have no account. Sign in as a person.';

  it('refusals of one operation are recorded ten times a minute, and once that there were more', async () => {
    const { call, store, time } = openOperator();
    const refuse = async (times: number) => {
      for (let count = 0; count < times; count += 1) expect((await call('GET', '/operator/account')).status).toBe(403);
      return store.actions.splice(0).map((one) => [one.action, one.outcome, one.detail]);
    };
    const refused = ['getAccount', 'refused', detail];
    const more = ['getAccount', 'refused', `${detail}; more refusals than are recorded, see the logs`];
    expect(await refuse(30)).toEqual([...Array.from({ length: 10 }, () => refused), more]);
    await call('GET', '/operator/account/sessions');
    expect(store.actions.splice(0)).toMatchObject([{ action: 'listAccountSessions', detail }]);
    time.now += MINUTE_MS;
    expect(await refuse(1)).toEqual([refused]);
  });

  it('refusals of one caller are recorded sixty times a minute, whatever they call', async () => {
    const { call, store } = openOperator();
    const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['GET', ''],
      ['GET', '/sessions'],
      ['GET', '/events'],
      ['POST', '/sessions/end-others'],
      ['POST', '/sessions/session_01JD0QF6ZK3V9/end'],
      ['PUT', '/side', { merNo: 100_001 }],
      ['POST', '/../confirmation', { hostName: 'laptop' }],
    ];
    for (const [method, path, body] of calls) {
      for (let count = 0; count < 10; count += 1) {
        const answer = await call(method, new URL(`http://x/operator/account${path}`).pathname, body && { body });
        expect(answer.status, path).toBe(403);
      }
    }
    expect(store.actions).toHaveLength(61);
  });
});
