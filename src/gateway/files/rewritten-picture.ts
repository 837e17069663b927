/** `problem` completes a sentence that begins with the name of the field. */
export type RewrittenPicture =
  | { readonly kind: 'picture'; readonly width: number; readonly height: number; readonly content: Buffer }
  | { readonly kind: 'refused'; readonly problem: string };

const SIDE_MAX = 2000;
const PIXELS_MAX = 2_000_000;

/** What is wrong with the size of a picture; null if nothing is. */
export function sideProblem({ width, height }: { readonly width: number; readonly height: number }): string | null {
  if (width < 1 || height < 1) return 'has no pixels';
  if (width > SIDE_MAX || height > SIDE_MAX)
    return `is ${width} × ${height} pixels; at most ${SIDE_MAX} are allowed on each side`;
  if (width * height <= PIXELS_MAX) return null;
  return `has ${width} × ${height} pixels; at most ${PIXELS_MAX / 1_000_000} million are allowed`;
}
