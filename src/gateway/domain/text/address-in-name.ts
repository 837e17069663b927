// Names reach mails that we send. A name that reads like an address of the web makes our sender advertise it.

/** `http://…`, `www.…`, `evil.example/login`, `mara@evil.example`. "Amazon.com Inc." and "St. John" are names. */
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]|[\p{L}\p{N}]@[\p{L}\p{N}]/iu;
/** A bare host, which mail programs turn into a link: `evil.example`, not "Dr.Smith" or "J.R.R. Tolkien". */
const HOST = /[\p{L}\p{N}-]\.\p{Ll}{2,}|[\p{L}\p{N}-]{5}\.\p{L}{2,}/u;

/**
 * Why a name is refused; undefined if it is not. Companies may be called after their website, and colleagues by the name part of
 * their mailbox; strangers who name themselves are not.
 */
export function addressInName(name: string, { allowsHost }: { readonly allowsHost: boolean }): string | undefined {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  const holdsOne = ADDRESS.test(plain) || (!allowsHost && HOST.test(plain));
  return holdsOne ? 'must not contain an address of a website or a mailbox' : undefined;
}
