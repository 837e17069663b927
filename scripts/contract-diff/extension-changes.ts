import { isDeepStrictEqual } from 'node:util';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import type { BreakingChange } from './changelog.ts';

// Breaking changes in our own extensions, which Redocly does not rate: signed fields, selection of a method, accepted
// spellings, versions and currencies, delivery of notifications, HTTP status of a code, names of constants.

export function extensionChanges(released: Contract, current: Contract): BreakingChange[] {
  const operations = new Map(describeOperations(current).map((operation) => [operation.path, operation]));
  return [
    ...describeOperations(released).flatMap((before) => {
      const after = operations.get(before.path);
      return after === undefined ? [] : operationChanges(before, after);
    }),
    ...answerChanges(released, current),
    ...deliveryChanges(released, current),
    ...versionChanges(released, current),
    ...statusChanges(released, current),
    ...currencyChanges(released, current),
    ...nameChanges(released, current),
  ];
}

function namesIn(schema: JsonObject | undefined): [value: string, name: unknown][] {
  return Object.entries((schema?.['x-enumNames'] ?? {}) as JsonObject);
}

/** The kit's constants: a program that uses a name would no longer compile. */
function nameChanges(released: Contract, current: Contract): BreakingChange[] {
  return Object.entries(released.components.schemas).flatMap(([component, schema]) => {
    const after = new Map(namesIn(current.components.schemas[component]));
    return namesIn(schema).flatMap(([value, name]) => {
      const now = after.get(value);
      if (now === undefined || now === name) return [];
      const message = `The constant of ${value} is called ${String(now)}.`;
      return [{ name: `${component} constant-renamed ${String(name)}`, message }];
    });
  });
}

function operationChanges(before: DescribedOperation, after: DescribedOperation): BreakingChange[] {
  const { path } = before;
  const changes = variantChanges(before, after);
  if (!isDeepStrictEqual(before.post['x-signature'].fields, after.post['x-signature'].fields)) {
    changes.push({ name: `${path} signed-fields-changed`, message: 'Other fields are signed, or in another order.' });
  }
  if (before.post['x-referer'] === undefined && after.post['x-referer'] !== undefined) {
    changes.push({ name: `${path} referer-became-required`, message: 'The Referer header is checked.' });
  }
  const taken = new Set(Object.values(after.aliases).flat());
  for (const alias of Object.values(before.aliases).flat()) {
    if (!taken.has(alias))
      changes.push({ name: `${path} spelling-removed ${alias}`, message: `${alias} is not taken.` });
  }
  return changes;
}

function variantChanges(before: DescribedOperation, after: DescribedOperation): BreakingChange[] {
  const { path } = before;
  return before.variants.flatMap((variant): BreakingChange[] => {
    const now = after.variants.find((candidate) => candidate.name === variant.name);
    if (now === undefined) return [{ name: `${path} variant-removed ${variant.name}`, message: 'The method is gone.' }];
    const changes: BreakingChange[] = [];
    const picked = [variant.value, variant.request, variant.headers];
    if (!isDeepStrictEqual(picked, [now.value, now.request, now.headers])) {
      const message = 'Another value picks the method, or it takes another body or other headers.';
      changes.push({ name: `${path} variant-changed ${variant.name}`, message });
    }
    for (const form of variant.forms) {
      if (now.forms.includes(form)) continue;
      changes.push({ name: `${path} form-removed ${variant.name} ${form}`, message: `${form} is not taken.` });
    }
    return changes;
  });
}

function answerChanges(released: Contract, current: Contract): BreakingChange[] {
  return Object.entries(released.components.schemas).flatMap(([name, schema]) => {
    const after = current.components.schemas[name];
    if (after === undefined || isDeepStrictEqual(schema['x-signature'], after['x-signature'])) return [];
    return [{ name: `${name} signed-fields-changed`, message: 'The answer is signed over other fields.' }];
  });
}

function deliveryChanges(released: Contract, current: Contract): BreakingChange[] {
  return Object.entries(released.components.pathItems).flatMap(([event, { post }]) => {
    const after = current.components.pathItems[event]?.post['x-delivery'];
    // A keyword that the release did not have writes down what was so before.
    const keywords = Object.entries(post['x-delivery']);
    if (keywords.every(([keyword, value]) => isDeepStrictEqual(value, after?.[keyword]))) return [];
    return [{ name: `${event} delivery-changed`, message: 'It is acknowledged or repeated in another way.' }];
  });
}

function versionChanges(released: Contract, current: Contract): BreakingChange[] {
  const after = new Set(versionsOf(current));
  const removed = versionsOf(released).filter((version) => !after.has(version));
  return removed.map((version) => ({ name: `ApiVersion version-removed ${version}`, message: 'It is not taken.' }));
}

function statusChanges(released: Contract, current: Contract): BreakingChange[] {
  const after = errorsOf(current);
  return Object.entries(errorsOf(released)).flatMap(([code, { httpStatus }]) => {
    const now = after[code];
    if (now === undefined || now['httpStatus'] === httpStatus) return [];
    return [{ name: `ErrorCode status-changed ${code}`, message: `It comes with HTTP ${String(now['httpStatus'])}.` }];
  });
}

/** A method that is not listed accepts every currency. A new method breaks nothing. */
function currencyChanges(released: Contract, current: Contract): BreakingChange[] {
  const before = currenciesOf(released);
  const methods = released.components.schemas['PaymentMode']?.['enum'] as readonly string[];
  return Object.entries(currenciesOf(current)).flatMap(([method, now]) => {
    if (!methods.includes(method)) return [];
    const was = before[method] ?? 'all';
    if (now === 'all' || (was !== 'all' && was.every((currency) => now.includes(currency)))) return [];
    return [{ name: `PaymentMode currencies-narrowed ${method}`, message: `It is paid in ${now.join(', ')} only.` }];
  });
}

function currenciesOf(contract: Contract): Record<string, 'all' | readonly string[]> {
  const listed = contract.components.schemas['PaymentMode']?.['x-currencies'] ?? {};
  return listed as Record<string, 'all' | readonly string[]>;
}

function versionsOf(contract: Contract): string[] {
  return (contract.components.schemas['ApiVersion']?.['x-versions'] ?? []) as string[];
}

function errorsOf(contract: Contract): Record<string, JsonObject> {
  return (contract.components.schemas['ErrorCode']?.['x-errors'] ?? {}) as Record<string, JsonObject>;
}
