import type { FormField } from '../form.ts';
import { element } from './dom.ts';
import { inputView, partOf } from './input-view.ts';
import type { Binding, FieldContext } from './input-view.ts';
import { listView } from './list-view.ts';

export function fieldView(field: FormField, binding: Binding, context: FieldContext): HTMLElement {
  if (field.kind === 'object') return objectView(field, binding, context);
  if (field.kind === 'list') return listView(field, binding, (one, inner) => fieldView(one, inner, context));
  return inputView(field, binding, context);
}

function objectView(field: FormField, binding: Binding, context: FieldContext): HTMLElement {
  const inner = (field.fields ?? []).map((one) => fieldView(one, partOf(binding, one.name), context));
  return element(
    'fieldset',
    { class: 'run-object' },
    element('legend', {}, element('code', {}, field.name), field.required ? null : element('small', {}, ' optional')),
    element('div', { class: 'run-fields' }, inner),
  );
}
