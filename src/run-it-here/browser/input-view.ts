import { checkField } from '../check-field.ts';
import type { FormField, TestValue } from '../form.ts';
import { element, newId, prose } from './dom.ts';

/** One value of the body, wherever it is. An empty input is an absent value. */
export interface Binding {
  get(): unknown;
  set(value: unknown): void;
}

export interface FieldContext {
  readonly testValues: readonly TestValue[];
  /** What the page does with the field by itself; a fixed one cannot be edited. */
  readonly noteOf: (field: FormField) => { readonly text: string; readonly isFixed: boolean } | undefined;
  /** Called when the page has changed the body. */
  readonly refreshers: (() => void)[];
}

/** An object without values is absent. */
export function partOf(whole: Binding, name: string): Binding {
  const read = () => (whole.get() ?? {}) as Readonly<Record<string, unknown>>;
  return {
    get: () => read()[name],
    set(value) {
      const { [name]: _, ...rest } = read();
      const next = value === undefined ? rest : { ...read(), [name]: value };
      whole.set(Object.keys(next).length === 0 ? undefined : next);
    },
  };
}

export function inputView(field: FormField, binding: Binding, context: FieldContext): HTMLElement {
  const [id, aboutId, problemId] = [newId(), newId(), newId()];
  const problem = element('p', { class: 'run-problem', id: problemId, hidden: true });
  const input = inputOf(field, binding, context);
  input.id = id;
  input.setAttribute('aria-describedby', problemId);
  const note = context.noteOf(field);
  if (note?.isFixed) input.setAttribute('readonly', '');
  const judge = (): void => {
    const found = note?.isFixed ? null : checkField(field, binding.get());
    problem.textContent = found === null ? '' : `${field.name} ${found}`;
    problem.hidden = found === null;
    input.setAttribute('aria-invalid', String(found !== null));
  };
  input.addEventListener('input', () => {
    binding.set(valueOf(field, input.value));
    judge();
  });
  judge();
  context.refreshers.push(() => {
    input.value = shownValue(binding);
    judge();
  });
  return element(
    'div',
    { class: 'run-field' },
    element(
      'div',
      { class: 'run-label' },
      element('label', { for: id }, element('code', {}, field.name)),
      field.required ? null : element('small', {}, 'optional'),
      aboutButton(field, aboutId),
    ),
    input,
    suggestionsFor(field, input, context),
    note === undefined ? null : element('p', { class: 'run-note' }, note.text),
    problem,
    element('p', { class: 'run-about', id: aboutId, hidden: true }, prose(aboutOf(field))),
  );
}

/** What the contract says, and the limits in words. */
function aboutOf({ description = '', rule, maxLength, choices }: FormField): string {
  const limits = [
    rule,
    choices === undefined && maxLength !== undefined ? `at most ${maxLength} characters` : undefined,
  ];
  const stated = limits.filter((limit) => limit !== undefined).join('; ');
  return stated === '' ? description : `${description} ${stated[0]?.toUpperCase()}${stated.slice(1)}.`;
}

function aboutButton(field: FormField, aboutId: string): HTMLElement | null {
  if (aboutOf(field).trim() === '') return null;
  const button = element(
    'button',
    {
      type: 'button',
      class: 'run-ask',
      'aria-label': `About ${field.name}`,
      'aria-expanded': 'false',
      'aria-controls': aboutId,
      click() {
        const isOpen = button.getAttribute('aria-expanded') !== 'true';
        button.setAttribute('aria-expanded', String(isOpen));
        const about = document.querySelector<HTMLElement>(`#${aboutId}`);
        if (about !== null) about.hidden = !isOpen;
      },
    },
    '?',
  );
  return button;
}

function shownValue({ get }: Binding): string {
  const value = get();
  return value === undefined || value === null ? '' : String(value);
}

function inputOf(field: FormField, binding: Binding, { testValues }: FieldContext) {
  const value = shownValue(binding);
  const own = testValues.filter((test) => test.field === field.name);
  // A card is chosen, never typed: real numbers have no place here.
  if (field.card) {
    return selectOf({
      value,
      required: field.required,
      options: own.map((test) => [test.value, `${test.value}: ${plain(test.about)}`]),
    });
  }
  if (field.kind === 'choice') {
    const options = (field.choices ?? []).map((choice) => [choice, choiceText(field, choice)] as const);
    return selectOf({ value, required: field.required, options });
  }
  if (field.kind === 'boolean') {
    return selectOf({ value, required: field.required, options: ['true', 'false'].map((one) => [one, one] as const) });
  }
  const input = element('input', {
    type: field.kind === 'date' ? 'date' : 'text',
    inputmode: field.kind === 'integer' ? 'numeric' : undefined,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  input.value = value;
  return input;
}

/** Values that set the result, offered while typing. */
function suggestionsFor(field: FormField, input: HTMLElement, { testValues }: FieldContext): HTMLElement | null {
  const own = testValues.filter((test) => test.field === field.name);
  if (own.length === 0 || field.card) return null;
  const options = own.map(({ value, about }) => element('option', { value }, plain(about)));
  const list = element('datalist', { id: newId() }, options);
  input.setAttribute('list', list.id);
  const notes = own.map(({ value, about }) => [element('code', {}, value), ` ${plain(about)} `]);
  return element('p', { class: 'run-note' }, list, notes);
}

function selectOf(given: {
  value: string;
  required: true | undefined;
  options: readonly (readonly [value: string, text: string])[];
}): HTMLSelectElement {
  const { value, required, options } = given;
  const shown = required && value !== '' ? options : [['', '(not sent)'] as const, ...options];
  const select = element(
    'select',
    {},
    shown.map(([name, text]) => element('option', { value: name }, text)),
  );
  select.value = value;
  return select;
}

function choiceText({ choiceTexts }: FormField, choice: string): string {
  const about = choiceTexts?.[choice];
  return about === undefined ? choice : `${choice}: ${plain(about)}`;
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** As JSON has it. What is no number is sent as typed, so that the gateway can explain it. */
export function valueOf({ kind }: FormField, text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'integer' && /^-?[0-9]{1,15}$/.test(text)) return Number(text);
  if (kind === 'boolean') return text === 'true';
  return text;
}
