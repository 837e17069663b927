import { fieldsOf } from '../form.ts';
import type { FormField, OperationForm } from '../form.ts';
import { element, newId } from './dom.ts';
import { fieldView } from './field-view.ts';
import type { Binding, FieldContext } from './input-view.ts';
import type { Session } from './session.ts';
import { inboxPlace } from './state.ts';
import type { State } from './state.ts';

export interface BodyEditor {
  readonly element: HTMLElement;
  /** Shows what the page has changed. */
  refresh(): void;
  /** A sentence if the text is no JSON object. */
  problem(): string | null;
}

export function createForm(session: Session, form: OperationForm, state: State): BodyEditor {
  const context: FieldContext = {
    testValues: state.variant.testValues,
    refreshers: [],
    noteOf: (field) => noteOf(field, session, form, state),
  };
  const drawField = (field: FormField) => fieldView(field, bodyBinding(state, field), context);
  const groups = state.variant.groups.map(({ title, fields }, index) => {
    const own = fields.flatMap((at) => form.fields[at] ?? []).filter(({ name }) => !isChosen(form, name));
    if (index === 0) return element('div', {}, fieldsView(own, drawField));
    const isTested = own.some(({ name }) => state.variant.testValues.some(({ field }) => field === name));
    return groupView({ title, fields: own, isOpen: isTested }, drawField);
  });
  const headers =
    form.headers.length === 0
      ? null
      : groupView({ title: 'Headers', fields: form.headers, isOpen: false }, (field) =>
          fieldView(field, headerBinding(state, field), context),
        );
  return {
    element: element('div', {}, groups, headers),
    refresh: () => context.refreshers.forEach((refresh) => refresh()),
    problem: () => null,
  };
}

/** A field that selects the variant has its own chooser. */
function isChosen({ selector }: OperationForm, name: string): boolean {
  return selector?.in === 'body' && selector.name === name;
}

function bodyBinding(state: State, { name }: FormField): Binding {
  return {
    get: () => state.body[name],
    set(value) {
      const { [name]: _, ...rest } = state.body;
      state.body = value === undefined ? rest : { ...state.body, [name]: value };
    },
  };
}

function headerBinding(state: State, { name }: FormField): Binding {
  return {
    get: () => state.headers[name],
    set(value) {
      const { [name]: _, ...rest } = state.headers;
      state.headers = value === undefined ? rest : { ...rest, [name]: String(value) };
    },
  };
}

function noteOf(field: FormField, session: Session, form: OperationForm, state: State) {
  if (field.number && state.isFresh) {
    const text =
      state.variant.needs.length === 0 ? 'A new number on every run.' : 'Filled in by the request that runs first.';
    return { text, isFixed: true };
  }
  const isCallback = Object.values(form.callbacks).includes(field.name);
  if (isCallback && state.body[field.name] === inboxPlace(session)) {
    return { text: 'This page’s inbox: the notification appears below.', isFixed: false };
  }
  return undefined;
}

function groupView(
  { title, fields, isOpen }: { title: string; fields: readonly FormField[]; isOpen: boolean },
  draw: (field: FormField) => HTMLElement,
): HTMLElement {
  const required = fields.filter((field) => field.required).length;
  const optional = fields.length - required;
  const counts = [required > 0 ? `${required} required` : '', optional > 0 ? `${optional} optional` : ''];
  const count = counts.filter((text) => text !== '').join(', ');
  return drawer({ title, count, isOpen }, () => fieldsView(fields, draw));
}

/** Optional fields wait in a drawer of their own, unless there are no others. */
function fieldsView(fields: readonly FormField[], draw: (field: FormField) => HTMLElement): HTMLElement[] {
  const grid = (some: readonly FormField[]) => element('div', { class: 'run-fields' }, some.map(draw));
  const required = fields.filter((field) => field.required);
  const optional = fields.filter((field) => !field.required);
  if (required.length === 0) return [grid(optional)];
  if (optional.length === 0) return [grid(required)];
  const rest = { title: 'Optional fields', count: String(optional.length), isOpen: false };
  return [grid(required), drawer(rest, () => [grid(optional)])];
}

interface Drawer {
  readonly title: string;
  readonly count: string;
  readonly isOpen: boolean;
}

/** A closed drawer is filled when it is opened: a list of countries is long. */
function drawer({ title, count, isOpen }: Drawer, draw: () => HTMLElement[]): HTMLElement {
  const place = element('div', { class: 'run-drawer' });
  let isDrawn = false;
  const show = (): void => {
    if (isDrawn) return;
    isDrawn = true;
    place.append(...draw());
  };
  if (isOpen) show();
  const details = element(
    'details',
    { open: isOpen, toggle: () => details.open && show() },
    element('summary', {}, element('span', {}, title), ' ', element('small', {}, count)),
    place,
  );
  return details;
}

/** The body as text, for what no form can say: wrong types, other spellings, unknown fields. */
export function createJsonEditor(form: OperationForm, state: State): BodyEditor {
  const id = newId();
  let problem: string | null = null;
  const warning = element('p', { class: 'run-problem', role: 'alert', hidden: true });
  const area = element('textarea', {
    id,
    class: 'run-json',
    rows: String(Math.min(24, fieldsOf(form, state.variant).length + 4)),
    spellcheck: 'false',
    input() {
      problem = readBody(area.value, state);
      warning.hidden = problem === null;
      warning.textContent = problem ?? '';
    },
  });
  const refresh = (): void => {
    if (problem === null) area.value = JSON.stringify(state.body, null, 2);
  };
  refresh();
  const label = element('label', { for: id }, 'Body. The page adds ', element('code', {}, 'sign'), '.');
  return { element: element('div', { class: 'run-field' }, label, area, warning), refresh, problem: () => problem };
}

function readBody(text: string, state: State): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The body must be a JSON object.';
    state.body = value as State['body'];
    return null;
  } catch (error) {
    return `This is not JSON yet: ${(error as Error).message}.`;
  }
}
