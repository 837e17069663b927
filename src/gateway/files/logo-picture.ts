import { createHash } from 'node:crypto';
import { LOGO_UPLOAD_BYTES_MAX } from '../domain/merchants/branding.ts';
import type { AcceptedLogo, LogoType } from '../domain/merchants/branding.ts';
import { rewriteJpeg } from './rewrite-jpeg.ts';
import { rewritePng } from './rewrite-png.ts';
import { hasMarkup } from './scan-markup.ts';

// S37: a logo is shown to payers inside our pages. What it is follows from its bytes. It is written anew from what a picture
// needs: whatever else was in the file, or behind it, is gone.

const LOGO_BYTES_MAX = 200_000;

export async function acceptLogo(given: Uint8Array): Promise<AcceptedLogo> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return refused('is empty. Choose a PNG or JPEG picture');
  if (bytes.length > LOGO_UPLOAD_BYTES_MAX) return refused(`is larger than ${LOGO_UPLOAD_BYTES_MAX / 1_000_000} MB`);
  const mediaType = sniff(bytes);
  if (mediaType === null) return refused('is neither a PNG nor a JPEG picture. Save it as one of them');
  const written = mediaType === 'image/png' ? await rewritePng(bytes) : rewriteJpeg(bytes);
  if (written.kind === 'refused') return written;
  const { content, width, height } = written;
  if (content.length > LOGO_BYTES_MAX) {
    return refused(
      `needs ${Math.ceil(content.length / 1000)} kB; at most ${LOGO_BYTES_MAX / 1000} kB are shown to payers. Make it smaller`,
    );
  }
  if (hasMarkup(content)) return refused('has HTML or script inside');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { kind: 'accepted', logo: { sha256, mediaType, width, height, bytes: content.length, content } };
}

function sniff(bytes: Buffer): LogoType | null {
  const beginning = bytes.toString('latin1', 0, 8);
  if (beginning === '\u0089PNG\r\n\u001A\n') return 'image/png';
  return beginning.startsWith('\u00FF\u00D8\u00FF') ? 'image/jpeg' : null;
}

function refused(problem: string): { kind: 'refused'; problem: string } {
  return { kind: 'refused', problem };
}
