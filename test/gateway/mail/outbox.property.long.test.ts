import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Mailer, NewMail, SendResult } from '../../../src/gateway/domain/platform/mail.ts';
import type { Registration } from '../../../src/gateway/domain/registrations/registration.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { MAIL_LEASE_MS } from '../../../src/gateway/work/limits.ts';
import { createMailSender } from '../../../src/gateway/work/send-mails.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { sampled } from '../../helpers/sweep.ts';

// Each mail is sent at least once or given up, whatever mail servers and dying nodes do.

type Fate = 'sent' | 'failed' | 'refused' | 'diesBefore' | 'diesAfter';

const FATES: readonly Fate[] = ['sent', 'failed', 'refused', 'diesBefore', 'diesAfter'];
const DAY_MS = 86_400_000;

const open = {
  open: (sealed: string) => JSON.stringify({ recipient: sealed, subjectLine: '', plainText: '', html: '' }),
};

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('on %s', (engine) => {
  let store: Store;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await openDatabase(engine);
    const databaseUrl = database.env['DATABASE_URL'] ?? null;
    const dataDir = database.env['DATA_DIR'] ?? null;
    store = await openStore({
      databaseUrl,
      dataDir,
      zone: createZone('UTC'),
      batchSizeMax: 10,
      limits: PATIENT_LIMITS,
      now: () => performance.now(),
    });
    drop = async () => {
      await store.close();
      await database.drop();
    };
  });
  afterAll(() => drop());

  let written = 0;
  async function write(count: number): Promise<string[]> {
    const now = Date.now();
    const mails: NewMail[] = Array.from({ length: count }, () => {
      const mailId = `mail_${String((written += 1)).padStart(8, '0')}`;
      return { mailId, kind: 'proof', language: 'en', sealed: mailId, createdAt: now, expiresAt: now + 7 * DAY_MS };
    });
    await store.createRegistration({ registration: registrationOf(written, now), mails, audit: [] });
    return mails.map(({ mailId }) => mailId);
  }

  test('every mail is sent or given up, and erased, in any order of faults', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom(...FATES), { maxLength: 40 }),
        async (count, fates) => {
          const mailIds = await write(count);
          const sent = new Map<string, number>();
          const left = [...fates];
          const mailer: Mailer = {
            async send({ mailId }): Promise<SendResult> {
              const fate = left.shift() ?? 'sent';
              if (fate === 'diesBefore') throw new Error('the node dies');
              if (fate === 'failed') return { kind: 'failed', permanent: false, detail: '' };
              if (fate === 'refused') return { kind: 'failed', permanent: true, detail: '' };
              sent.set(mailId, (sent.get(mailId) ?? 0) + 1);
              if (fate === 'diesAfter') throw new Error('the node dies');
              return { kind: 'sent' };
            },
            close: () => undefined,
          };
          let now = Date.now();
          let realNow = now;
          const nodes = ['one', 'two'].map((holder) =>
            createMailSender({
              store,
              vault: open,
              clock: { now: () => now },
              realClock: { now: () => realNow },
              mailer,
              holder: `${holder} ${written}`,
              keepsSent: false,
              composeMail: async () => null,
              onReach: async () => undefined,
              onResult: () => undefined,
            }),
          );
          for (let round = 0; round < 60 && (await store.listMails(1)).length > 0; round += 1) {
            const runs = await Promise.allSettled(nodes.map((node) => node.sendDue()));
            now += DAY_MS / 16;
            // What a dead node holds is taken over after its lease.
            if (runs.some(({ status }) => status === 'rejected')) realNow += MAIL_LEASE_MS;
          }
          for (const mailId of mailIds) {
            const mail = await store.findMail(mailId);
            expect(mail).toMatchObject({ sealed: null, nextAt: null });
            if (mail?.state === 'sent') expect(sent.get(mailId)).toBeGreaterThan(0);
            else expect(mail?.state).toBe('givenUp');
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('two nodes at once send each mail once', async () => {
    const mailIds = await write(30);
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ mailId }) {
        sent.push(mailId);
        await sleep(1);
        return { kind: 'sent' };
      },
      close: () => undefined,
    };
    const common = {
      store,
      vault: open,
      clock: Date,
      realClock: Date,
      mailer,
      keepsSent: true,
      composeMail: async () => null,
      onReach: async () => undefined,
      onResult: () => undefined,
    };
    const nodes = ['a', 'b', 'c'].map((holder) => createMailSender({ ...common, holder }));
    await Promise.all(nodes.map((node) => node.sendDue()));
    expect(sent.toSorted()).toEqual(mailIds);
  });
});

function registrationOf(number: number, now: number): Registration {
  return {
    registrationId: `registration_${number}`,
    state: 'unproven',
    company: 'Shop',
    companyKey: 'shop',
    website: 'https://shop.example',
    websiteHost: 'shop.example',
    contactName: 'Mara',
    email: 'mara@shop.example',
    phone: null,
    country: 'DE',
    currencies: ['EUR'],
    methods: ['CREDIT_CARD'],
    bank: 'Bank',
    accountEnd: '****3000',
    accountHash: 'hash',
    sealed: null,
    language: 'en',
    questions: [],
    refusal: null,
    merNo: null,
    invitationId: null,
    decidedBy: null,
    createdAt: now,
    provenAt: null,
    decidedAt: null,
    forgetAt: null,
  };
}
