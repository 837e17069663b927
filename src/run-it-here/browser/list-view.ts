import type { FormField } from '../form.ts';
import { element, newId, prose, replaceChildren } from './dom.ts';
import { partOf, valueOf } from './input-view.ts';
import type { Binding } from './input-view.ts';

type DrawField = (field: FormField, binding: Binding) => HTMLElement;

/** A list: items of an object as rows, listed values as boxes to tick, anything else as lines of text. */
export function listView(field: FormField, binding: Binding, drawField: DrawField): HTMLElement {
  const { items, name, description = '' } = field;
  const legend = element(
    'legend',
    {},
    element('code', {}, name),
    field.required ? null : element('small', {}, ' optional'),
  );
  const about = description === '' ? null : element('p', { class: 'run-note' }, prose(description));
  const choices = items?.choices ?? [];
  const inner =
    items?.kind === 'object'
      ? rowsOf(items, binding, drawField)
      : choices.length > 0 && choices.length <= BOXES_MAX
        ? boxesOf(choices, items, binding)
        : linesOf(field, binding);
  return element('fieldset', { class: 'run-object' }, legend, about, inner);
}

const BOXES_MAX = 12;

function listIn({ get }: Binding): readonly unknown[] {
  const value = get();
  return Array.isArray(value) ? value : [];
}

function setList(binding: Binding, list: readonly unknown[]): void {
  binding.set(list.length === 0 ? undefined : list);
}

function rowsOf(items: FormField, binding: Binding, drawField: DrawField): HTMLElement {
  const rows = element('div', {});
  function draw(): void {
    const made = listIn(binding).map((_, index) => {
      const whole: Binding = {
        get: () => listIn(binding)[index],
        set: (value) => setList(binding, listIn(binding).with(index, value ?? {})),
      };
      const remove = () => {
        setList(binding, listIn(binding).toSpliced(index, 1));
        draw();
        // The button that had the focus is gone.
        rows.querySelector<HTMLElement>(':scope > button')?.focus();
      };
      return element(
        'div',
        { class: 'run-row', role: 'group', 'aria-label': `${items.name} ${index + 1}` },
        element(
          'div',
          { class: 'run-fields' },
          (items.fields ?? []).map((one) => drawField(one, partOf(whole, one.name))),
        ),
        element('button', { type: 'button', class: 'run-quiet', click: remove }, `Remove item ${index + 1}`),
      );
    });
    const add = () => {
      setList(binding, [...listIn(binding), structuredClone(listIn(binding).at(-1) ?? {})]);
      draw();
    };
    replaceChildren(rows, made, element('button', { type: 'button', class: 'run-quiet', click: add }, 'Add an item'));
  }
  draw();
  return rows;
}

function boxesOf(choices: readonly string[], items: FormField | undefined, binding: Binding): HTMLElement {
  const boxes = choices.map((choice) => {
    const box = element('input', {
      type: 'checkbox',
      change() {
        const others = listIn(binding).filter((one) => one !== choice);
        setList(binding, box.checked ? [...others, choice] : others);
      },
    });
    box.checked = listIn(binding).includes(choice);
    const about = items?.choiceTexts?.[choice];
    return element('label', { class: 'run-box' }, box, element('code', {}, choice), about ? ` ${about}` : null);
  });
  return element('div', { class: 'run-boxes' }, boxes);
}

function linesOf({ name, items }: FormField, binding: Binding): HTMLElement {
  const id = newId();
  const area = element('textarea', {
    id,
    rows: '2',
    spellcheck: 'false',
    input() {
      const lines = area.value.split('\n').map((line) => line.trim());
      const values = lines.map((line) => (items === undefined ? line : valueOf(items, line)));
      setList(
        binding,
        values.filter((value) => value !== undefined && value !== ''),
      );
    },
  });
  area.value = listIn(binding).join('\n');
  return element('div', { class: 'run-field' }, element('label', { for: id }, `${name}, one per line`), area);
}
