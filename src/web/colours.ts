/** Colours by purpose, for light and dark pages. */
export type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** CSS custom properties with these names. Uses a media query, since older phones do not support `light-dark()`. */
export function colourStyle(palette: Palette): string {
  const properties = (index: 0 | 1) =>
    Object.entries(palette)
      .map(([name, colours]) => `--${name}:${colours[index]}`)
      .join(';');
  const dark = `@media (prefers-color-scheme:dark){:root{${properties(1)}}}`;
  return `:root{color-scheme:light dark;${properties(0)}}${dark}`;
}
