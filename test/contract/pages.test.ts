import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import { notifications } from '../../generated/notifications.ts';
import contractJson from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import operatorJson from '../../generated/operator.openapi.json' with { type: 'json' };
import { describeCallers } from '../../scripts/docs/describe-callers.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { allPages } from '../../scripts/docs/pages/all-pages.ts';
import { describeMethods } from '../../scripts/docs/pages/describe-methods.ts';
import { resolveMarkers } from '../../scripts/docs/markdown-files.ts';
import { PICTURE_NAMES } from '../../scripts/docs/pictures/pictures.ts';
import { RULES } from '../../src/acquirer/verify/rules/all-rules.ts';
import { publicContract } from '../../scripts/generate/public-contract.ts';
import type { Contract, JsonObject } from '../../scripts/generate/contract.ts';

const contract = publicContract(contractJson as unknown as Contract);
const pages = allPages(contract);
const byPath = new Map(pages.map((page) => [page.path, page]));
const textOf = (path: string) => byPath.get(path)?.markdown ?? '';
const prose = (markdown: string) => markdown.replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, '-$&').toLowerCase();

describe('the docs have a page', () => {
  it.each([
    ['', 'errors', 'methods', 'helpers', 'collections', 'changelog', 'decisions', 'glossary'],
    Object.keys(operations).map((id) => `operations/${kebab(id)}`),
    Object.keys(notifications).map((event) => `notifications/${kebab(event)}`),
    Object.keys(errors).map((code) => `errors/${code}`),
    Object.keys(operations.createPayment.variants).map((name) => `methods/${name.toLowerCase().replaceAll('_', '-')}`),
    ['methods/checkout', 'methods/checkout-payment'],
    RULES.map(({ id }) => `rules/${id.toLowerCase()}`),
    readGuides().map(({ path }) => path),
  ])('the docs have a page at %s and its neighbours', (...paths) => {
    expect(paths.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it('the docs have a page for each of the sixteen methods, compared in one table', () => {
    const rows = textOf('methods').match(/^\| \[/gm);
    expect([describeMethods(contract).length, rows?.length]).toEqual([16, 16]);
  });
});

describe('the reference for operators', () => {
  const { paths, info } = describeCallers(operatorJson as unknown as JsonObject) as unknown as {
    paths: Record<string, Record<string, { operationId: string; description: string }>>;
    info: { description: string };
  };
  const byId = new Map(
    Object.values(paths).flatMap((item) => Object.values(item).map((one) => [one.operationId, one.description])),
  );

  it('names tokens only for what a token can be permitted', () => {
    expect(byId.get('listMerchants')).toContain(', and tokens with `merchants.read`.');
    for (const id of ['approveRequest', 'invitePerson', 'revealOrder', 'getAccount'])
      expect(byId.get(id)).toMatch(/\(`[\w.]+`\)\. It is for people, not for tokens of programs\./);
    expect(byId.get('getCaller')).toContain(', and every token.');
    expect(info.description).toMatch(/^\| `merchants\.read` .* yes +\|$/m);
    expect(info.description).toMatch(/^\| `approvals\.decide` .*\| +\|$/m);
  });
});

describe('every page', () => {
  it('has an address, a title and a description of its own, and a source', () => {
    for (const part of ['path', 'title', 'description'] as const) {
      const values = pages.map((page) => page[part]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
    expect(pages.filter((page) => page.description.length < 30 || page.description.length > 320)).toEqual([]);
    expect(pages.filter((page) => !existsSync(page.source)).map((page) => page.source)).toEqual([]);
  });

  it('links to pages, headings and files that exist', () => {
    const files = new Set([
      'reference.html',
      'operator.html',
      'channel.html',
      'openapi.json',
      'operator.openapi.json',
      'channel.openapi.json',
      'signatures.json',
      'llms.txt',
      ...readdirSync('generated/helpers').map((file) => `helpers/${file}`),
      ...readdirSync('generated/collections').map((file) => `collections/${file}`),
    ]);
    const broken = pages.flatMap(({ path, markdown }) =>
      [...prose(markdown).matchAll(/\]\(\/docs\/([^)#?\s]*)(?:\?[^)#\s]*)?(?:#([^)\s]*))?/g)].flatMap(
        ([link, to = '', anchor]) => {
          const page = byPath.get(to.replace(/\/$/, ''));
          if (page === undefined) return files.has(to) ? [] : [`${path}: ${link}`];
          if (to !== '' && !to.endsWith('/')) return [`${path}: ${link} needs a slash`];
          return anchor === undefined || anchorsOf(page.markdown).has(anchor) ? [] : [`${path}: ${link}`];
        },
      ),
    );
    expect(broken).toEqual([]);
  });

  it('is filled in, without a word of how it was made', () => {
    const unfilled = pages.flatMap(({ path, markdown, section }) => {
      const left = [...prose(markdown).matchAll(/<!-- (?!\/?(?:tabs|block))(?:(picture): ([\w-]+))?.*?-->/g)].filter(
        ([, kind, name]) => kind !== 'picture' || !(PICTURE_NAMES as readonly string[]).includes(name ?? ''),
      );
      const raw = ['curious', 'operate', 'run'].includes(section ?? '') ? null : /`x-[a-zA-Z]+/.exec(prose(markdown));
      const faults = [
        ...left.map(([text]) => text),
        ...(raw ?? []),
        ...(/undefined|\[object|NaN/.exec(prose(markdown)) ?? []),
      ];
      return faults.map((fault) => `${path}: ${fault}`);
    });
    expect(unfilled).toEqual([]);
  });

  it('closes what it opens: tabs, blocks, and blocks of code', () => {
    for (const { path, markdown } of pages) {
      expect([path, markdown.match(/<!-- tabs/g)?.length]).toEqual([path, markdown.match(/<!-- \/tabs/g)?.length]);
      expect([path, markdown.match(/<!-- block/g)?.length]).toEqual([path, markdown.match(/<!-- \/block/g)?.length]);
      expect([path, (markdown.match(/^```/gm)?.length ?? 0) % 2]).toEqual([path, 0]);
    }
  });
});

describe('the pages', () => {
  it('name every field of the contract', () => {
    const all = prose(pages.map((page) => page.markdown).join('\n'));
    const fields = new Set<string>();
    collectFields(contract.components.schemas, fields);
    expect([...fields].filter((field) => !all.includes(`**\`${field}\`**`))).toEqual([]);
  });

  it.each(Object.values(operations).map((operation) => [operation.operationId, operation] as const))(
    'mark what %s signs, and show the sum',
    (operationId, { signature }) => {
      const text = textOf(`operations/${kebab(operationId)}`);
      for (const field of signature.fields) {
        const name = field.split('.').at(-1) ?? '';
        expect(text).toMatch(new RegExp(`\\*\\*\`${name}\`\\*\\* .*\\*\\*signed\\*\\*`));
      }
      const [, joined, sign] = /^joined +(.*)\nsign +([0-9A-F]{32})$/m.exec(text) ?? [];
      expect([joined?.endsWith('tollgate-sandbox-key'), sign?.length]).toEqual([true, 32]);
    },
  );

  it.each(Object.keys(errors))('%s says why, what to do, and whether to retry', (code) => {
    const text = textOf(`errors/${code}`);
    for (const heading of ['How to fix it', 'Likely causes', 'Is it safe to retry?', 'Operations that return it']) {
      expect(text).toContain(`## ${heading}\n`);
    }
  });

  it.each(Object.values(notifications))(
    '$event says how it is acknowledged, and when it comes again',
    (notification) => {
      const text = textOf(`notifications/${kebab(notification.event)}`);
      expect(text).toContain(`within ${notification.answerSecondsMax} seconds`);
      expect(text).toContain(`\n\n${notification.acknowledgement}\n\`\`\``);
      for (const minutes of notification.retryMinutes)
        expect(text).toContain(`| ${minutes} min after the one before |`);
    },
  );

  it('list their own decisions once, at the end, and every entry leads to the whole list', () => {
    const entries = anchorsOf(textOf('decisions'));
    const lists = pages.flatMap(({ path, markdown }) => {
      const [text = '', list] = markdown.split('<details class="decisions"');
      expect([path, text.includes('†'), text.includes('/docs/decisions/#')]).toEqual([path, false, false]);
      return list === undefined ? [] : [{ path, list }];
    });
    for (const { path, list } of lists) {
      const ids = [...list.matchAll(/\]\(\/docs\/decisions\/#([^)]+)\)/g)].map(([, id = '']) => id);
      const [, count] = /<summary>Our choices on this page \((\d+)\)<\/summary>/.exec(list) ?? [];
      expect([path, ids.filter((id) => !entries.has(id))]).toEqual([path, []]);
      expect([path, list.match(/^- .+: .+$/gm)?.length, list.endsWith('\n\n</details>')]).toEqual([
        path,
        Number(count),
        true,
      ]);
      expect(resolveMarkers(`<details class="decisions"${list}`)).toMatch(/^#### Our choices on this page .*\n\n- \[/);
    }
    expect(lists.length).toBeGreaterThan(50);
  });

  it('list every decision of the contract, each under one address', () => {
    const text = textOf('decisions');
    const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const part of [
      '`Referer`',
      'The acknowledgement',
      '`PaymentMode`',
      '`AmountTotals`',
      '`handlingFee`',
      '`margin`',
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe('a page about a request', () => {
  it('says for each variant which fields it requires', () => {
    const [shared = '', sales = '', refund = ''] = textOf('operations/query-order').split(/^### With `queryType: /m);
    expect(shared).not.toContain('**`refundNo`**');
    expect(sales).toMatch(/\*\*`refundNo`\*\* · .* · optional/);
    expect(refund).toMatch(/\*\*`refundNo`\*\* · .* · \*\*required\*\*/);
  });

  it('gives the type of a text that may also be empty', () => {
    expect(textOf('operations/create-payout')).toMatch(/\*\*`countryCode`\*\* · string/);
    const objects = pages.flatMap(({ path, markdown }) => {
      const lines = markdown.split('\n');
      const hasFields = (index: number) => lines.slice(index + 1, index + 3).some((line) => line.startsWith('  - '));
      return lines.flatMap((line, index) => (/^- .* · object ·/.test(line) && !hasFields(index) ? [path + line] : []));
    });
    expect(objects).toEqual([]);
  });

  it('never calls a field always present that only some answers have, nor gives a default that is refused', () => {
    const all = pages.map(({ markdown }) => markdown).join('\n');
    expect(all).not.toMatch(/always present.*\n.*Only with/);
    expect(textOf('operations/create-payment')).toContain(
      '**`sign`** · string, up to 1024 characters · only with `VN_BANK`',
    );
    expect(all).not.toMatch(/\*\*required\*\*.*\n.*Default:/);
    expect(textOf('operations/query-order')).toMatch(/\*\*`operationType`\*\*.*\n.*Always send `query`\./);
  });
});

describe('a page about an operation', () => {
  it.each(Object.values(operations))(
    'lists each error of $operationId once, with the limit of its body',
    (operation) => {
      const text = textOf(`operations/${kebab(operation.operationId)}`);
      const rows = [...text.matchAll(/^\| \[`(\d{5})`\][^|]+\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)];
      const codes = rows.map(([, code]) => code);
      expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
      expect(rows.filter(([, , , meaning = '', remedy = '']) => meaning.trim() === '' || remedy.trim() === '')).toEqual(
        [],
      );
      expect(rows[0]?.[3]).toContain(`HTTP 413: the body is larger than ${operation.bodyBytesMax / 1024} kB`);
      const notFound = rows.filter(([, , statuses = '']) => statuses.includes('404'));
      // Not with this method only: every path that does not exist is answered with 404.
      const described = /with `VN_BANK`, an unknown merchant .* A path that no operation has/i;
      expect(notFound.filter(([, , , meaning = '']) => !described.test(meaning))).toEqual([]);
    },
  );

  it('says that the sandbox waits for the payer where it does', () => {
    for (const path of ['operations/create-payment', 'methods/pix', 'methods/apple-pay', 'methods/checkout']) {
      expect(textOf(path)).toContain('`paymentResult` when you press a button at `payUrl`');
      expect(textOf(path)).not.toMatch(/payUrl.*\| `paymentResult` \(success\) 5 s later/);
    }
  });

  it('names what a method requires, and the currencies of one that you choose', () => {
    expect(textOf('methods/apple-pay')).toContain('| Also required | `products` and `browser` |');
    expect(textOf('methods/vn-bank')).toMatch(/\| Also required \| .*the header `User-Agent` \|/);
    expect(textOf('methods/checkout-payment')).toContain('| Paid in | the currencies of the method in `paymentMode` |');
  });
});

/** Headings as the site generator numbers them, and anchors of our own. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...prose(markdown).matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return new Set([...headings, ...[...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}

function collectFields(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'properties')
      for (const [field, given] of Object.entries(part as object)) if (given !== false) found.add(field);
    collectFields(part, found);
  }
}
