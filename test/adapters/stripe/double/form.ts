/** Stripe's way of writing objects into forms: `metadata[number]=1&expand[0]=source`. */
export function readForm(content: string): Readonly<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(content)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    let place = form;
    let last = first;
    for (const part of rest) {
      place = (place[last] ??= {}) as Record<string, unknown>;
      last = part;
    }
    place[last] = value;
  }
  return form;
}
