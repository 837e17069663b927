import type { Exchange } from '../frame/page-types.ts';

const DEVICE_SECONDS = 365 * 86_400;

/** After a sign-in, however it was done: the session, that the browser is known, and nothing of what was before (S34). */
export function sessionCookies({ cookies }: Pick<Exchange, 'cookies'>, token: string, deviceToken?: string): string[] {
  return [
    cookies.write('session', token),
    ...(deviceToken === undefined ? [] : [cookies.write('device', deviceToken, DEVICE_SECONDS)]),
    cookies.clear('step'),
    cookies.clear('visit'),
  ];
}
