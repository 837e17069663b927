import { describe, expect, it } from 'vitest';
import { decodeNotification, encodeNotification } from '../../../src/protocol/notification-body.ts';

const FORM = 'application/x-www-form-urlencoded';

describe('a notification body', () => {
  it('is a form where the content type says so', () => {
    const payload = { merOrderNo: 'A&B=C +%', code: '0', message: 'Zahlung über 1 €' };
    const body = encodeNotification(FORM, payload);
    expect(body).toBe('merOrderNo=A%26B%3DC+%2B%25&code=0&message=Zahlung+%C3%BCber+1+%E2%82%AC');
    expect(decodeNotification(FORM, body)).toEqual(payload);
  });

  it('is JSON where the content type says so', () => {
    const payload = { refundNo: 'RF1', state: 0 };
    const body = encodeNotification('application/json', payload);
    expect(body).toBe('{"refundNo":"RF1","state":0}');
    expect(decodeNotification('application/json', body)).toEqual(payload);
  });

  it.each(['[]', 'null', '"text"', '{'])('a notification body of JSON that is no object (%s) is refused', (body) => {
    expect(() => decodeNotification('application/json', body)).toThrow(SyntaxError);
  });
});
