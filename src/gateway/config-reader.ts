// Reads environment variables one by one, and collects all problems.

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Reader {
  readonly problems: string[];
  /** An empty variable counts as unset. */
  text(name: string): string | null;
  number(name: string, bounds: { fallback: number; min: number; max: number }): number;
  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value;
}

export function createReader(env: Environment): Reader {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  return {
    problems,
    text,
    number(name, { fallback, min, max }) {
      const given = text(name);
      if (given === null) return fallback;
      const value = /^[0-9]{1,9}$/.test(given) ? Number(given) : Number.NaN;
      if (value >= min && value <= max) return value;
      problems.push(`${name} must be a whole number from ${min} to ${max}.`);
      return fallback;
    },
    oneOf(name, values, fallback) {
      const given = text(name);
      const found = values.find((value) => value === given);
      if (given !== null && found === undefined) problems.push(`${name} must be one of ${values.join(', ')}.`);
      return found ?? fallback;
    },
  };
}
