import type { OperationForm } from '../form.ts';
import { MISTAKES } from '../signed-pieces.ts';
import type { Mistake } from '../signed-pieces.ts';
import { element, newId, prose, replaceChildren, segments } from './dom.ts';
import type { Child } from './dom.ts';
import { createForm, createJsonEditor } from './form-view.ts';
import type { BodyEditor } from './form-view.ts';
import { createRunner, RunProblem } from './run.ts';
import type { Session } from './session.ts';
import { exampleBody, firstState } from './state.ts';
import type { State } from './state.ts';
import { hasWebCrypto } from './web-crypto.ts';

/** The form of one operation, and below it the result of its last run. */
export function createPanel(session: Session, form: OperationForm): HTMLElement {
  const state = firstState(session, form);
  const body = element('div', {});
  const choosers = element('div', { class: 'run-choosers' });
  const signature = element('div', { class: 'run-choosers' });
  let editor: BodyEditor;

  function drawBody(): void {
    editor = state.view === 'form' ? createForm(session, form, state) : createJsonEditor(form, state);
    replaceChildren(body, editor.element);
  }
  function draw(): void {
    replaceChildren(choosers, chooserViews(session, form, state, draw));
    replaceChildren(signature, signatureViews(state, { redraw: draw, redrawBody: drawBody }));
    drawBody();
  }
  draw();
  const view = segments('Edit the body as', { form: 'Form', json: 'JSON' }, state.view, (name) => {
    state.view = name === 'json' ? 'json' : 'form';
    drawBody();
  });
  const { bar, steps } = runView(session, form, {
    state,
    refresh: () => editor.refresh(),
    problem: () => editor.problem(),
  });
  return element(
    'section',
    { class: 'run-panel not-content', 'aria-labelledby': 'run-it-here' },
    element('h2', { id: 'run-it-here' }, 'Run it here ', element('span', { class: 'run-badge' }, 'sandbox')),
    element(
      'p',
      {},
      'Sends a signed request to this sandbox and shows what goes over the wire. Nobody is charged, and this page stores nothing.',
    ),
    choosers,
    element(
      'details',
      { class: 'run-body', open: matchMedia(ROOMY).matches },
      element('summary', {}, 'Body ', element('small', {}, 'filled with the example')),
      element('div', { class: 'run-tools' }, view),
      body,
    ),
    signature,
    bar,
    steps,
  );
}

/** On a phone the form is closed at first, so that the button is in view. */
const ROOMY = '(min-width: 50rem)';

/** The variant, and its example if there are several. */
function chooserViews(session: Session, form: OperationForm, state: State, redraw: () => void): Child[] {
  const refill = (): void => {
    state.body = exampleBody(session, { form, ...state });
    state.signatureForm = state.example.form;
    if (!MISTAKES[state.mistake].forms.some((one) => one === state.signatureForm)) state.mistake = 'none';
    redraw();
  };
  const { selector, variants } = form;
  const variant =
    selector === null
      ? null
      : chooser(selector.in === 'header' ? 'Payment method' : selector.name, {
          options: variants.map(({ name, title }) => [name, title]),
          chosen: state.variant.name,
          choose(name) {
            state.variant = variants.find((one) => one.name === name) ?? state.variant;
            state.example = state.variant.examples[0] ?? state.example;
            refill();
          },
        });
  const { examples } = state.variant;
  const example =
    examples.length < 2
      ? null
      : chooser('Example', {
          options: examples.map(({ summary }) => [summary, summary]),
          chosen: state.example.summary,
          choose(summary) {
            state.example = examples.find((one) => one.summary === summary) ?? state.example;
            refill();
          },
        });
  return [variant, example, otherwiseView(state)];
}

/** Values that set the result are listed at their fields. */
function otherwiseView({ variant: { otherwise, testValues } }: State): HTMLElement | null {
  const isShown = testValues.length === 0 && otherwise !== '';
  return isShown ? element('p', { class: 'run-note' }, prose(otherwise)) : null;
}

function signatureViews(state: State, { redraw, redrawBody }: { redraw: () => void; redrawBody: () => void }): Child[] {
  const forms = state.variant.forms.filter((one) => one === 'md5' || hasWebCrypto());
  const algorithm =
    forms.length < 2
      ? null
      : chooser('Signature format', {
          options: forms.map((one) => [
            one,
            one === 'md5' ? 'MD5 with the merchant key' : 'RSA-SHA256 with the private key',
          ]),
          chosen: state.signatureForm,
          choose(name) {
            state.signatureForm = forms.find((one) => one === name) ?? 'md5';
            state.mistake = 'none';
            redraw();
          },
        });
  const mistakes = Object.entries(MISTAKES).filter(([, { forms: allowed }]) =>
    allowed.some((one) => one === state.signatureForm),
  );
  const mistake = chooser('Signature', {
    options: mistakes.map(([name, { title }]) => [name, title]),
    chosen: state.mistake,
    choose: (name) => (state.mistake = name as Mistake),
    note: 'Break it on purpose to see how the sandbox explains it.',
  });
  return [algorithm, mistake, keyView(state), freshView(state, redrawBody)];
}

/** The demo key is published. An operator may have replaced it, and nobody but the reader can know the new one. */
function keyView(state: State): HTMLElement {
  const id = newId();
  const input = element('input', {
    id,
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    input: () => (state.key = input.value),
  });
  input.value = state.key;
  return element(
    'div',
    { class: 'run-field' },
    element('div', { class: 'run-label' }, element('label', { for: id }, 'Merchant key')),
    input,
  );
}

function freshView(state: State, redrawBody: () => void): HTMLElement | null {
  const { needs } = state.variant;
  if (needs.length === 0 && !('merOrderNo' in state.example.body)) return null;
  const box = element('input', {
    type: 'checkbox',
    change() {
      state.isFresh = box.checked;
      redrawBody();
    },
  });
  box.checked = state.isFresh;
  const records = needs.length === 2 ? 'a payment and its refund' : 'a payment';
  const text = needs.length === 0 ? 'New order number on every run' : `First create ${records} for this request`;
  return element('label', { class: 'run-box' }, box, ` ${text}`);
}

function chooser(
  label: string,
  given: {
    options: readonly (readonly [string, string])[];
    chosen: string;
    choose: (name: string) => void;
    note?: string;
  },
): HTMLElement {
  const id = newId();
  const select = element(
    'select',
    { id, change: () => given.choose(select.value) },
    given.options.map(([name, text]) => element('option', { value: name }, text)),
  );
  select.value = given.chosen;
  return element(
    'div',
    { class: 'run-field' },
    element('div', { class: 'run-label' }, element('label', { for: id }, label)),
    select,
    given.note === undefined ? null : element('p', { class: 'run-note' }, given.note),
  );
}

interface Edited {
  readonly state: State;
  readonly refresh: () => void;
  readonly problem: () => string | null;
}

interface RunView {
  readonly bar: HTMLElement;
  readonly steps: HTMLElement;
}

/** The button, what it says, and the steps. Never more than one run at a time. */
function runView(session: Session, form: OperationForm, { state, refresh, problem }: Edited): RunView {
  const runner = createRunner(session, form);
  const status = element('p', { class: 'run-status', role: 'status' });
  const steps = element('ol', { class: 'run-steps', 'aria-label': 'Result' });
  const button = element('button', { type: 'button', class: 'run-button', click: () => void run() }, 'Run');
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = 'Running…';
    steps.replaceChildren();
    status.className = 'run-status';
    const say = (text: string): void => void (status.textContent = text);
    try {
      const wrong = problem();
      if (wrong !== null) throw new RunProblem(wrong);
      await runner.run(state, (one) => steps.append(one), say);
    } catch (error) {
      status.classList.add('run-bad');
      say(error instanceof Error ? error.message : String(error));
    } finally {
      refresh();
      isRunning = false;
      button.setAttribute('aria-disabled', 'false');
      button.textContent = 'Run';
      bringIntoView(steps);
    }
  }
  return { bar: element('div', { class: 'run-start' }, button, status), steps };
}

/** What the button brings about may be below the edge. */
function bringIntoView(steps: HTMLElement): void {
  const { top, height } = steps.getBoundingClientRect();
  if (height > 0 && top > innerHeight * 0.8) steps.scrollIntoView({ block: 'nearest' });
}
