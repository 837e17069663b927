import { afterEach, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people.ts';
import type { PeopleGateway } from '../../helpers/people.ts';

let gateway: PeopleGateway;
afterEach(() => gateway.close());

describe('a person', () => {
  it('calls what a role allows, and is refused the rest', async () => {
    gateway = await startPeopleGateway();
    const { token } = await gateway.signIn({ roles: ['support'] });
    expect((await gateway.as(token, 'GET', '/operator/merchants')).status).toBe(200);
    expect((await gateway.as(token, 'GET', '/operator/actions')).body).toMatchObject({
      type: 'urn:tollgate:problem:forbidden',
    });
  });
});
