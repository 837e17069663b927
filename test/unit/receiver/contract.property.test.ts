import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notifications } from '../../../generated/notifications.ts';
import type { NotificationEvent } from '../../../generated/notifications.ts';
import { encodeNotification } from '../../../src/protocol/notification-body.ts';
import { createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import { validatorNamed } from '../../helpers/contract/validators.ts';

// The receiver has small rules of its own instead of the compiled validators. They must judge alike.

const TEXTS = [
  '',
  '0',
  '1',
  '2',
  '00',
  '0.00',
  '40.00',
  '040.00',
  'USD',
  'usd',
  'ORDER-1',
  'a b',
  'AUSD10.00',
  'x'.repeat(51),
];
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string(), fc.string({ unit: 'grapheme', maxLength: 60 }));
const value = fc.oneof(text, fc.integer({ min: -1, max: 3 }), fc.constantFrom(null, true, 0.5, 1e21, [], ['0'], {}));

describe.each(Object.keys(notifications) as NotificationEvent[])('a body of %s', (event) => {
  const { contentType, schema } = notifications[event];
  const isForm = contentType !== 'application/json';
  const valid = fakeNotification(event).payload as Readonly<Record<string, unknown>>;
  // What a JSON event is recognized by must be there.
  const fields = Object.keys(valid).filter((name) => !['refundNo', 'chargebackNo'].includes(name));

  it('is accepted if the contract accepts it, and refused otherwise', async () => {
    const receiver = createReceiver({ unsafe: true, fallback: () => undefined, onError: () => undefined });
    const change = fc.tuple(fc.constantFrom(...fields, 'other'), fc.option(isForm ? text : value, { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 0, maxLength: 2 }), async (changes) => {
        // A field that is undefined is left out of a body.
        const changed = Object.entries({ ...valid, ...Object.fromEntries(changes) });
        const payload = Object.fromEntries(changed.filter(([, one]) => one !== undefined));
        const body = Buffer.from(encodeNotification(contentType, payload as Record<string, string>));
        const formEvent = isForm ? { formEvent: event as 'paymentResult' } : {};
        const raw = { method: 'POST', url: '/', headers: { 'content-type': contentType }, body };
        const { status } = await receiver.receive(raw, formEvent);
        expect(status).toBe(validatorNamed(schema)(payload) ? 200 : 400);
      }),
    );
  });
});
