// Some names in the interface's own examples differ from its field tables. The contract lists them as `x-aliases` on the
// canonical property; here they are read as that property.

export type Aliases = Readonly<Record<string, readonly string[]>>;

/** A copy of the object with canonical names. If both names are present the canonical one wins, unless it is empty. */
export function readAliases(aliases: Aliases, body: Record<string, unknown>): Record<string, unknown> {
  let renamed = body;
  for (const canonical in aliases) {
    for (const variant of aliases[canonical] ?? []) {
      if (!Object.hasOwn(renamed, variant)) continue;
      const { [variant]: value, ...rest } = renamed;
      renamed = isGiven(rest[canonical]) ? rest : { ...rest, [canonical]: value };
    }
  }
  return renamed;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
