import { say } from '../../../../web/texts.ts';

/** A device as `deviceName` calls it, such as `Firefox on Linux`. */
export function deviceWords(name: string): string {
  if (name === 'Unknown device') return say`Unknown device`;
  const [, browser, system] = /^(.+) on (.+)$/.exec(name) ?? [];
  if (browser === undefined || system === undefined) return name;
  return browser === 'Unknown browser' ? say`Unknown browser on ${system}` : say`${browser} on ${system}`;
}
