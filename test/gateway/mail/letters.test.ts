import { expect, test } from 'vitest';
import type { Letter } from '../../../src/gateway/domain/mail.ts';
import { writeLetter } from '../../../src/gateway/mail/write-letter.ts';
import { LANGUAGES } from '../../../src/gateway/pages/payer/language.ts';

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
  ];
}

const codes = LANGUAGES.map(({ code }) => code);

test('every letter is written in each language of the payer pages, with words of its own', () => {
  for (const letter of lettersTo('Mara')) {
    const mails = codes.map((code) => writeLetter(letter, code, 'mara@corner.example'));
    expect(new Set(mails.map(({ subjectLine }) => subjectLine)).size).toBe(5);
    expect(new Set(mails.map(({ plainText }) => plainText)).size).toBe(5);
    for (const { plainText, html } of mails) {
      expect(plainText).toContain('Mara');
      expect(plainText.includes(`\n${LINK}\n`)).toBe('link' in letter);
      expect(html.includes(`href="${LINK}"`)).toBe('link' in letter);
    }
  }
});

test('the mail to an address that nobody has confirmed has no words of a stranger', () => {
  const mails = codes.map((code) => writeLetter({ kind: 'proof', link: LINK }, code, 'mara@corner.example'));
  expect(new Set(mails.map(({ plainText }) => plainText)).size).toBe(5);
  for (const { plainText, html } of mails) {
    expect(plainText).toContain(`\n${LINK}\n`);
    expect(html).toContain(`href="${LINK}"`);
    expect(plainText + html).not.toMatch(/undefined|mara/i);
  }
});

test('what strangers enter stays one line of text, and is escaped in HTML', () => {
  for (const letter of lettersTo(EVIL)) {
    for (const code of codes) {
      const { plainText, html, subjectLine } = writeLetter(letter, code, 'mara@corner.example');
      expect(subjectLine).not.toMatch(/[\r\n]|Mara/);
      expect(plainText).not.toMatch(/^Bcc:|\r/m);
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;');
    }
  }
});
