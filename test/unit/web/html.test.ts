import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, checkedAddress, escapeHtml, html, raw } from '../../../src/web/html.ts';
import type { Value } from '../../../src/web/html.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { MARKUP_PAYLOADS } from '../../helpers/browser/markup-payloads.ts';

// Under another name, so that no formatter mends the templates.
const tag = html;

const anyText = oneof(
  string({ unit: 'binary' }),
  constantFrom(...MARKUP_PAYLOADS),
  array(constantFrom('<', '>', '"', "'", '&', '&amp;', '=', '`', '/', ' ', 'a')).map((parts) => parts.join('')),
);

describe('a value in a template', () => {
  it('ends neither its element nor its attribute, and is read as it was given (S12)', () => {
    assert(
      property(anyText, anyText, anyText, (first, second, third) => {
        const page = tag`<p title="${first}" lang='${second}'>${third}</p>`.html;
        const found = /^<p title="([^<>"']*)" lang='([^<>"']*)'>([^<>"']*)<\/p>$/.exec(page);
        expect(found?.slice(1).map(unescapeHtml)).toEqual([first, second, third]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is escaped in a list, and in what stands in another template, once', () => {
    assert(
      property(array(anyText), (texts) => {
        const inner = tag`<i>${texts}</i>`;
        expect(tag`<b>${[inner, [inner]]}</b>`.html).toBe(`<b>${inner.html}${inner.html}</b>`);
        expect(inner.html).toBe(`<i>${texts.map(escapeHtml).join('')}</i>`);
      }),
    );
  });

  it.each<[unknown, string]>([
    ['', ''],
    [0, '0'],
    [-1.5, '-1.5'],
    [12n, '12'],
    [null, ''],
    [undefined, ''],
    [false, ''],
    [[], ''],
    [NOTHING, ''],
    [['<', 1, null, tag`<i></i>`], '&lt;1<i></i>'],
    [raw('<hr>'), '<hr>'],
    [checkedAddress('weixin://"'), 'weixin://&quot;'],
  ])('such as %o is shown as %o', (value, want) => {
    expect(tag`<p>${value as Value}</p>`.html).toBe(`<p>${want}</p>`);
  });

  it.each([
    ['a function', () => '<b>'],
    ['an object', {}],
    ['an object that looks like markup', { html: '<script>' }],
    ['an object that looks like markup, out of JSON', JSON.parse('{"html":"<script>","made here":true}')],
    ['an object with a text of its own', { toString: () => '<script>' }],
    ['a date', new Date(0)],
    ['a symbol', Symbol('x')],
    ['true', true],
    ['an object in a list', [[{}]]],
  ])('is refused if it is %s', (_, value) => {
    expect(() => tag`<p>${value as Value}</p>`).toThrow(TypeError);
    expect(() => tag`<a href="${value as Value}">x</a>`).toThrow(TypeError);
  });
});

describe('a value without quotes', () => {
  it.each([
    ['an attribute', () => tag`<a title=${'x'}>x</a>`],
    ['an attribute after others', () => tag`<a title="a > b" lang='"' class=${'x'}>x</a>`],
    ['an attribute after another value', () => tag`<a title="${'"'}" class=${'x'}>x</a>`],
    ['the name of an attribute', () => tag`<a ${'onclick'}="x">x</a>`],
    ['a script', () => tag`<script>x = ${'1'}</script>`],
    ['a style', () => tag`<p>x</p><style>p{color:${'red'}}</style>`],
  ])('is refused in %s', (_, render) => {
    expect(render).toThrow('quotes');
  });

  it('may be markup of our own, or nothing', () => {
    expect(tag`<a ${raw('hidden')} ${null}>${'x'}</a>`.html).toBe('<a hidden >x</a>');
    expect(tag`<style>${raw('p{}')}</style>${'<'}`.html).toBe('<style>p{}</style>&lt;');
  });

  it('is text after the tag, whatever signs stand there', () => {
    expect(tag`<code>payCode=${1}</code> 1 < 2, it's "${'x'}"`.html).toBe(`<code>payCode=1</code> 1 < 2, it's "x"`);
  });
});

describe('an address in a template', () => {
  it.each([
    ['https://shop.example/?a="b"', 'https://shop.example/?a=&quot;b&quot;'],
    ['/pay/x', '/pay/x'],
    ['#field', '#field'],
    ['?lang=en', '?lang=en'],
    ['//evil.example', '#'],
    ['/\\evil.example', '#'],
    ['/\t/evil.example', '#'],
    ['javascript:alert(1)', '#'],
    ['JaVaScRiPt:alert(1)', '#'],
    [' javascript:alert(1)', '#'],
    ['mailto:a@b.example', '#'],
    ['weixin://x', '#'],
    ['', '#'],
  ])('lets %s into a link as %s (S11)', (address, want) => {
    expect(tag`<a href="${address}">x</a>`.html).toBe(`<a href="${want}">x</a>`);
    expect(tag`<button formaction="${address}">x</button>`.html).toBe(`<button formaction="${want}">x</button>`);
  });

  it('an address that was checked before goes into a template, escaped', () => {
    expect(tag`<a href="${checkedAddress('weixin://x?"<')}">x</a>`.html).toBe('<a href="weixin://x?&quot;&lt;">x</a>');
  });

  it('never carries a script, whatever the text (S11)', () => {
    assert(
      property(anyText, (text) => {
        const [, address = ''] = /^<a href="([^"<>']*)">x<\/a>$/.exec(tag`<a href="${text}">x</a>`.html) ?? [];
        expect(unescapeHtml(address)).toMatch(/^(?:[#?]|\/(?![/\\])|\s*https?:)/i);
      }),
      { numRuns: 2000 },
    );
  });
});
