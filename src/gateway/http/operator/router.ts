import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';

export interface OperatorParameter {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly default?: number;
}

/** What the generated table says of an operation. */
export interface OperatorRoute {
  readonly operationId: OperatorOperationId;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OperatorParameter[];
  readonly parametersValidator: string;
  readonly request: string | null;
  readonly requestRequired: boolean;
  readonly requestDefaults: Readonly<Record<string, unknown>>;
  /** Parameters and fields in which people write as they like. */
  readonly texts: readonly string[];
  readonly status: number;
  readonly sandboxOnly: boolean;
}

export type FoundRoute =
  | { readonly kind: 'found'; readonly route: OperatorRoute; readonly pathTexts: Readonly<Record<string, string>> }
  | { readonly kind: 'methodNotAllowed'; readonly allow: readonly string[] }
  | { readonly kind: 'pathUnknown' };

/** In live mode the sandbox's controls are not in the table at all (S21). */
export function createRouter(mode: 'sandbox' | 'live'): (method: string, path: string) => FoundRoute {
  const routes = Object.entries(operatorOperations)
    .map(([operationId, entry]) => ({ ...entry, operationId: operationId as OperatorOperationId }))
    .filter((route) => mode === 'sandbox' || !route.sandboxOnly)
    .map((route) => ({ route: route as OperatorRoute, template: route.path.split('/') }));

  return (method, path) => {
    const segments = readSegments(path);
    const here = segments === undefined ? [] : routes.filter(({ template }) => fits(template, segments));
    const found = here.find(({ route }) => route.method === method);
    if (segments === undefined || here.length === 0) return { kind: 'pathUnknown' };
    if (found === undefined)
      return { kind: 'methodNotAllowed', allow: here.map(({ route }) => route.method).toSorted() };
    const named = found.template.flatMap((part, index) =>
      isParameter(part) ? [[part.slice(1, -1), segments[index] ?? ''] as const] : [],
    );
    return { kind: 'found', route: found.route, pathTexts: Object.fromEntries(named) };
  };
}

/** Undefined where the path has an escape that means nothing. */
function readSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}
