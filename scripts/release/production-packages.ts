/** What package-lock.json says, as far as it is used here. */
export interface LockFile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  readonly requires: boolean;
  /** By their place below the root; the root's own is the empty text. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

/** The lock file of what the program needs to run: no development packages, no optional peers, no addresses of a mirror. */
export function productionPackages(locked: LockFile): LockFile {
  const { devDependencies: _dev, workspaces: _workspaces, ...root } = locked.packages[''] ?? {};
  const places = ['', ...reachable(locked)].toSorted();
  const packages = places.map((place) => {
    const { resolved: _, ...entry } = place === '' ? root : (locked.packages[place] ?? {});
    return [place, entry] as const;
  });
  return { ...locked, packages: Object.fromEntries(packages) };
}

function reachable({ packages }: LockFile): Set<string> {
  const found = new Set<string>();
  const waiting = [''];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const from = place;
    const needed = neededBy(packages[from] ?? {});
    for (const next of needed.flatMap((name) => placeOf(packages, from, name) ?? [])) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  return found;
}

function neededBy(entry: LockedPackage): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** As Node looks for it: in the nearest folder upwards. Undefined: a binary of another platform, which the lock file may lack. */
function placeOf(packages: LockFile['packages'], from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    const place = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (base === '') return undefined;
    if (!base.includes('/node_modules/')) base = '/node_modules/';
  }
}
