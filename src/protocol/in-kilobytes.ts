/** Bytes as people read them. */
export function inKilobytes(bytes: number): string {
  return `${bytes / 1024} kB`;
}
