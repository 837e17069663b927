import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import { notifications } from '../../generated/notifications.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { kebabCase, notificationAddress, operationAddress, pageAddress } from '../../scripts/docs/addresses.ts';
import { guideTables, TABLE_PLACEHOLDER } from '../../scripts/docs/guide-tables.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { PICTURE_NAMES } from '../../scripts/docs/pictures/pictures.ts';
import type { PictureName } from '../../scripts/docs/pictures/pictures.ts';
import { RULES } from '../../src/acquirer/verify/rules/all-rules.ts';
import { readGuide } from '../helpers/docs/guides.ts';
import { findStiff } from '../helpers/english.ts';

// The guides as pages of the docs: front matter, links, markers, words. What single guides say: guides.test.ts.

const { components } = contract;

/** Pages that other parts of the docs make, and files. */
const OTHER_PAGES = [
  '',
  'errors/',
  'methods/',
  'helpers/',
  'collections/',
  'rules/',
  'changelog/',
  'reference.html',
  'operator.html',
  'channel.html',
  'llms.txt',
  'openapi.json',
  'channel.openapi.json',
  'signatures.json',
].map((path) => `/docs/${path}`);

/** The address of every guide, and of each of its headings. */
function guideHeadings(): string[] {
  return readGuides().flatMap(({ path, text }) => {
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => `#${headingId(heading)}`);
    return ['', ...headings].map((anchor) => `${pageAddress(path)}${anchor}`);
  });
}

function contractAddresses(): string[] {
  return [
    ...Object.keys(operations).map(operationAddress),
    ...Object.keys(notifications).map(notificationAddress),
    ...Object.keys(errors).map((code) => `/docs/errors/${code}/`),
    ...components.schemas.PaymentMode.enum.map((method) => `/docs/methods/${kebabCase(method)}/`),
  ];
}

/** As GitHub and the site derive it. */
function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Results of the kit are written by its runs, in the words of its rules. */
function writtenGuides() {
  return readGuides().filter(({ name }) => !name.endsWith('-results'));
}

describe('the guides as a whole', () => {
  it('are files of the site: the contract has neither guides nor placeholders', () => {
    const text = JSON.stringify(contract);
    expect(text).not.toContain('<!--');
    for (const { title } of readGuides()) expect(contract.tags.map((tag) => tag.name)).not.toContain(title);
  });

  it('have titles and addresses of their own', () => {
    for (const field of ['title', 'path', 'description'] as const) {
      const values = readGuides().map((guide) => guide[field]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('have keywords, and no word of them twice', () => {
    for (const { name, keywords } of readGuides()) {
      expect.soft(keywords.length, name).toBeGreaterThan(2);
      expect.soft(keywords, name).toEqual([...new Set(keywords)]);
    }
  });

  it('ask for tables that exist, and for each of them', () => {
    const asked = readGuides().flatMap(({ text }) => [...text.matchAll(TABLE_PLACEHOLDER)].map(([, name]) => name));
    expect(new Set(asked)).toEqual(new Set(Object.keys(guideTables)));
  });

  it('link to nothing but pages and headings that exist', () => {
    const rules = RULES.map(({ id }) => `/docs/rules/${id.toLowerCase()}/`);
    const addresses = new Set([...guideHeadings(), ...contractAddresses(), ...OTHER_PAGES, ...rules]);
    const ofGuides = readGuides().map(({ path, text }) => ({ page: pageAddress(path), text }));
    const links = [...ofGuides, { page: '', text: contract.info.description }].flatMap(({ page, text }) =>
      // A link within the page names its heading only.
      [...text.matchAll(/\]\(((?:\/|#)[^)]*)\)/g)].map(([, link = '']) => (link.startsWith('#') ? page + link : link)),
    );
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('have no marker that nothing fills in', () => {
    const markers = readGuides().flatMap(({ text }) =>
      [...text.matchAll(/<!-- (.+?) -->/g)].map(([, marker]) => marker),
    );
    const known = /^(table: [\w-]+|tabs: language|\/tabs|picture: [\w-]+)$/;
    expect(markers.filter((marker) => !known.test(marker ?? ''))).toEqual([]);
    const pictures = markers.flatMap((marker) => /^picture: (.+)/.exec(marker ?? '')?.[1] ?? []);
    expect(pictures.filter((name) => !PICTURE_NAMES.includes(name as PictureName))).toEqual([]);
    expect(markers.filter((marker) => marker === 'tabs: language')).toHaveLength(
      markers.filter((marker) => marker === '/tabs').length,
    );
  });

  it('use the words of the field', () => {
    for (const { name, text } of writtenGuides()) {
      const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/\s+/g, ' ');
      expect.soft(findStiff(prose), name).toEqual([]);
    }
  });

  it('lead on, and fit on a page', () => {
    for (const { section, name, text } of writtenGuides()) {
      const isGuide = section !== 'curious' && name !== 'glossary';
      if (isGuide) expect.soft(text.includes('\n## Next\n'), `${name} has a next step`).toBe(true);
      // References, of which a reader needs a section: an alert leads to its runbook, an adapter has one handler for each call,
      // and the retention guide has a row for each table of the database.
      const isReference = ['runbooks', 'acquirer', 'retention'].includes(name);
      // Nobody reads the spaces that align the columns of a table.
      expect.soft(text.replaceAll(/ {2,}/g, ' ').length, name).toBeLessThan(isReference ? 24_000 : 12_500);
    }
  });

  it('name no error code that is not in the catalogue', () => {
    const named = readGuides().flatMap(({ text }) => [...text.matchAll(/`(\d{5})`/g)].map(([, code = '']) => code));
    const unknown = named.filter((code) => code !== '00000' && !(code in errors));
    expect(unknown).toEqual([]);
    expect(named).toContain('10002');
  });

  it('count right', () => {
    expect(Object.keys(operations)).toHaveLength(10);
    expect(Object.keys(notifications)).toHaveLength(4);
    expect(contract.info.description).toMatch(/Ten operations [^]*Four notifications/);
    // The cashier counts as two methods beside those of /payment.
    const ways = ['Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty'];
    const count = ways[Object.keys(operations.createPayment.variants).length + 2 - 16];
    expect(components.schemas.WithdrawType.enum).toHaveLength(6);
    expect(readGuide('methods')).toContain(`${count} pay-in methods and six kinds of payout`);
  });
});
