export interface MethodCurrencies {
  readonly name: string;
  /** Null means all. */
  readonly currencies: readonly string[] | null;
}

/** What is wrong with paying by this method in this currency; undefined for what is no method of the list. */
export function findCurrencyProblem(
  methods: readonly MethodCurrencies[],
  { method, currency }: { method: string; currency: string },
): string | undefined {
  const currencies = methods.find(({ name }) => name === method)?.currencies ?? null;
  if (currencies === null || currencies.includes(currency)) return undefined;
  return `${method} is paid in ${currencies.join(', ')} only.`;
}
