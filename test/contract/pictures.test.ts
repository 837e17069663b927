import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { PICTURE_NAMES, describePicture, expandPictures, pictureOf } from '../../scripts/docs/pictures/pictures.ts';
import { boldWidthOf, widthOf } from '../../scripts/docs/pictures/svg.ts';
import { SEND_DEADLINE_MS } from '../../src/gateway/notifier/limits.ts';

const { schemas, pathItems } = contract.components;

describe.each(PICTURE_NAMES)('the picture %s', (name) => {
  const svg = pictureOf(name);

  it('is well-formed XML on one line, of at most 10 kB', () => {
    expect(openElementsOf(svg)).toEqual([]);
    expect(svg).not.toContain('\n');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(10_000);
  });

  it('has a title and a description for readers who do not see it', () => {
    const [, title = '', text = ''] = /aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
    expect(svg).toContain(`<title id="${title}">`);
    expect(svg).toContain(`<desc id="${text}">`);
    expect(describePicture(name).split('\n').length).toBeGreaterThan(1);
  });

  it('takes its colours from the page', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,6}\b|rgb|<style| style=/i);
  });

  it('keeps every label inside the picture, and every label of a box inside its box', () => {
    for (const { left, right, line, top, bottom } of labelsOf(svg)) {
      expect(`${line} from ${left >= 0}`).toBe(`${line} from true`);
      expect(`${line} to ${right <= 360}`).toBe(`${line} to true`);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(heightOf(svg));
    }
    for (const { frame, labels } of boxesOf(svg)) {
      for (const { left, right, line } of labels) {
        expect(`${line} in ${left >= frame.left && right <= frame.right}`).toBe(`${line} in true`);
      }
    }
  });
});

describe('the pictures of states', () => {
  it.each([
    ['order-states', schemas.OrderState, 'payment'],
    ['payout-states', schemas.OrderState, 'payout'],
    ['refund-states', schemas.RefundState, 'refund'],
    ['listed-states', schemas.ListedState, 'listed order'],
    ['chargeback-states', schemas.ChargebackNotification.properties.state, 'chargeback'],
  ] as const)('%s has the states and transitions of the contract, and no others', (name, schema, subject) => {
    const of: Readonly<Record<string, readonly Transition[]>> = schema['x-transitions'].of;
    const transitions = of[subject] ?? [];
    const words = labelsOf(pictureOf(name)).map(({ line }) => line);
    const states = new Set(transitions.flatMap(({ from, to }) => [String(from), String(to)]));
    expect(words.filter((word) => /^\d$/.test(word)).toSorted()).toEqual([...states].toSorted());
    const shown = words.filter((word) => !/^\d$/.test(word)).join(' ');
    for (const { when } of transitions) expect(shown).toContain(when);
    // One arrow for each transition, and one into the first state.
    expect(pictureOf(name).match(/<path d="M[\d.]+ [\d.]+L/g)).toHaveLength(transitions.length + 1);
    expect(describePicture(name).split('\n')).toHaveLength(transitions.length);
  });
});

describe('the pictures of conversations', () => {
  it('name requests, codes and acknowledgements of the contract', () => {
    expect(describePicture('pay')).toContain('POST /payment');
    expect(describePicture('lost-answer')).toContain('POST /order/queryOrderList');
    expect(describePicture('refund')).toContain(
      `HTTP 200 and ${pathItems.refundResult.post['x-delivery'].acknowledgement}`,
    );
  });

  it('tell the retries as the contract has them', () => {
    const { retryMinutes, attemptsMax } = pathItems.paymentResult.post['x-delivery'];
    const words = describePicture('notification-retries');
    const [first, second, ...others] = retryMinutes;
    expect(words).toContain(`${first} minute later`);
    expect(words).toContain(`${second} minutes later`);
    expect(words).toContain(`again after ${others.slice(0, -1).join(', ')} and ${others.at(-1)} minutes`);
    expect(words).toContain(`${attemptsMax} attempts`);
    expect(words).toContain(`${SEND_DEADLINE_MS / 1000} seconds`);
  });
});

describe('a page with pictures', () => {
  it('gets figures, or words', () => {
    const page = 'Before.\n\n<!-- picture: refund-states -->\n\nAfter.';
    expect(expandPictures(page, 'figure')).toMatch(
      /^Before\.\n\n<figure class="picture"><svg [^\n]+<\/figure>\n\nAfter\.$/,
    );
    expect(expandPictures(page, 'words')).toContain('- 4 (processing) → 6 (success): the bank returns the money');
  });

  it('cannot refer to a picture that does not exist', () => {
    expect(() => expandPictures('<!-- picture: pai -->', 'words')).toThrow('the unknown picture pai');
  });
});

interface Transition {
  readonly from: number;
  readonly to: number;
  readonly when: string;
}

/** The elements that are not closed; throws at one that is closed and not open. */
function openElementsOf(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/g,
    (...found) => {
      const [, closes, name, , isEmpty] = found as [string, string, string, string, string];
      if (closes !== '' && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (closes === '' && isEmpty === '') open.push(name);
      return '';
    },
  );
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  return open;
}

interface Drawn {
  readonly line: string;
  readonly at: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where each text is, by its position, its alignment and an estimate of its width. */
function labelsOf(svg: string): Drawn[] {
  const groups: string[] = [''];
  const found: Drawn[] = [];
  for (const [, closes, , attributes = '', isEmpty, content = ''] of svg.matchAll(
    /<(\/?)(g|text|svg)\b([^>]*?)(\/?)>([^<]*)/g,
  )) {
    if (closes !== '') groups.pop();
    else if (isEmpty === '') groups.push(`${groups.at(-1)}${attributes}`);
    if (closes !== '' || content === '') continue;
    const all = groups.at(-1) ?? '';
    const [x, y] = ['x', 'y'].map((key) => Number(new RegExp(` ${key}="([\\d.]+)"`).exec(attributes)?.[1]));
    const width = (all.includes('font-weight') ? boldWidthOf : widthOf)(content);
    const left = all.includes('text-anchor="middle"') ? Number(x) - width / 2 : Number(x);
    const at = / x="\S+" y="\S+"/.exec(attributes)?.[0] ?? '';
    found.push({ line: content, at, left, right: left + width, top: Number(y) - 12, bottom: Number(y) + 4 });
  }
  return found;
}

/** The frames that have labels of their own. */
function boxesOf(svg: string): { frame: { left: number; right: number }; labels: Drawn[] }[] {
  const all = labelsOf(svg);
  return [...svg.matchAll(/<g><rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)".*?<\/g>/g)].map(([whole, x, width]) => {
    const inside = [...whole.matchAll(/<text( x="[\d.]+" y="[\d.]+")/g)].map(([, at]) => at);
    const frame = { left: Number(x), right: Number(x) + Number(width) };
    return { frame, labels: all.filter(({ at }) => inside.includes(at)) };
  });
}

function heightOf(svg: string): number {
  return Number(/ viewBox="0 0 360 (\d+)"/.exec(svg)?.[1]);
}
