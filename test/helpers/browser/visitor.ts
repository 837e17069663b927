// A browser's part in stories over HTTP: cookies by origin, one request at a time, redirects followed by hand.

export interface Visit {
  readonly status: number;
  /** The address of the page itself. */
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  /** Where it redirects to, in full; null if it does not. */
  readonly location: string | null;
}

export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor() {
  const jars = new Map<string, Map<string, string>>();

  async function visit(url: string, form?: Readonly<Record<string, string>>): Promise<Visit> {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...(cookie !== '' && { cookie }), 'user-agent': 'visitor' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    const location = response.headers.get('location');
    const { status, headers } = response;
    const absolute = location === null ? null : new URL(location, url).href;
    return { status, url, headers, text: await response.text(), location: absolute };
  }

  /** Follows redirects, but not to an address that begins with `stopAt`. */
  async function follow(url: string, stopAt?: string): Promise<Visit> {
    let page = await visit(url);
    for (let hops = 0; page.location !== null && hops < 10; hops += 1) {
      if (stopAt !== undefined && page.location.startsWith(stopAt)) return page;
      page = await visit(page.location);
    }
    return page;
  }

  return {
    visit,
    follow,
    cookie: (origin: string, name: string) => jars.get(new URL(origin).origin)?.get(name),
    forget: (url: string) => jars.delete(new URL(url).origin),
    give(url: string, name: string, value: string): void {
      const { origin } = new URL(url);
      jars.set(origin, new Map([...(jars.get(origin) ?? []), [name, value]]));
    },
  };
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const isGone = attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute));
  if (isGone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
