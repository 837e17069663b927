import { expect, test } from 'vitest';
import type { Letter } from '../../../src/gateway/domain/platform/mail.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../../src/gateway/domain/text/languages.ts';
import { writeLetter } from '../../../src/gateway/mail/write-letter.ts';

const LINK = 'https://pay.example/merchant/register/registration_1.abc';
const EVIL = 'Mara\r\nBcc: all@corner.example <script>alert(1)</script>';

function lettersTo(name: string): Letter[] {
  return [
    { kind: 'received', name, company: name, link: LINK },
    { kind: 'askedBack', name, company: name, question: `What?\n${name}`, link: LINK },
    { kind: 'approved', name, company: name, link: LINK },
    { kind: 'refused', name, company: name, reason: `No.\n${name}` },
    { kind: 'invitation', name, inviter: name, link: LINK },
    { kind: 'signInReset', name, inviter: name, link: LINK },
    { kind: 'emailOld', name, email: 'new@corner.example', link: LINK },
    { kind: 'emailChanged', name, email: 'new@corner.example' },
    { kind: 'passwordLink', name, link: LINK },
    { kind: 'passwordReset', name, heldUntil: '2026-11-18 09:30 UTC' },
  ];
}

test('every letter is written in each language of the payer pages, with words of its own', () => {
  for (const letter of lettersTo('Mara')) {
    const mails = LANGUAGE_CODES.map((code) => writeLetter(letter, code, 'mara@corner.example'));
    expect(new Set(mails.map(({ subjectLine }) => subjectLine)).size).toBe(5);
    expect(new Set(mails.map(({ plainText }) => plainText)).size).toBe(5);
    for (const { plainText, html } of mails) {
      expect(plainText).toContain('Mara');
      expect(plainText.includes(`\n${LINK}\n`)).toBe('link' in letter);
      expect(html.includes(`href="${LINK}"`)).toBe('link' in letter);
    }
  }
});

test('a letter greets its reader by name, names the others, and says which language it is in', () => {
  const others: Letter[] = [
    { kind: 'received', name: 'Mara', company: 'Corner Shop', link: LINK },
    { kind: 'askedBack', name: 'Mara', company: 'Corner Shop', question: 'What?', link: LINK },
    { kind: 'approved', name: 'Mara', company: 'Corner Shop', link: LINK },
    { kind: 'refused', name: 'Mara', company: 'Corner Shop', reason: 'No.' },
    { kind: 'invitation', name: 'Mara', inviter: 'Ada Boss', link: LINK },
    { kind: 'signInReset', name: 'Mara', inviter: 'Ada Boss', link: LINK },
  ];
  for (const letter of others) {
    for (const code of LANGUAGE_CODES) {
      const { tag } = LANGUAGES[code];
      const { plainText, html } = writeLetter(letter, code, 'mara@corner.example');
      const [greeting = '', ...rest] = plainText.split('\n\n');
      expect([letter.kind, code, greeting]).toEqual([letter.kind, code, expect.stringContaining('Mara')]);
      expect(rest.join('\n')).toContain('inviter' in letter ? 'Ada Boss' : 'Corner Shop');
      expect(html).toContain(`<html lang="${tag}">`);
    }
  }
});

test('only letters to those who may not have asked for them say that they can be ignored', () => {
  const unasked = lettersTo('Mara').filter((letter) =>
    writeLetter(letter, 'en', 'mara@corner.example').plainText.includes('If you did not ask for this'),
  );
  expect(unasked.map(({ kind }) => kind)).toEqual(['invitation', 'signInReset', 'passwordLink']);
});

test('the mail to an address that nobody has confirmed has no words of a stranger', () => {
  const mails = LANGUAGE_CODES.map((code) => writeLetter({ kind: 'proof', link: LINK }, code, 'mara@corner.example'));
  expect(new Set(mails.map(({ plainText }) => plainText)).size).toBe(5);
  for (const { plainText, html } of mails) {
    expect(plainText).toContain(`\n${LINK}\n`);
    expect(html).toContain(`href="${LINK}"`);
    expect(plainText + html).not.toMatch(/undefined|mara/i);
  }
});

test('what strangers enter stays one line of text, and is escaped in HTML', () => {
  for (const letter of lettersTo(EVIL)) {
    for (const code of LANGUAGE_CODES) {
      const { plainText, html, subjectLine } = writeLetter(letter, code, 'mara@corner.example');
      expect(subjectLine).not.toMatch(/[\r\n]|Mara/);
      expect(plainText).not.toMatch(/^Bcc:|\r/m);
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;');
    }
  }
});
