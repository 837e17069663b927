/**
 * S37: a file goes out to be saved. Whatever its bytes are, a browser neither guesses what they mean nor shows them, and if
 * somebody made it do so they could load, run and reach nothing.
 */
export function attachmentHeaders(name: string): Readonly<Record<string, string>> {
  const ascii = name.replaceAll(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
