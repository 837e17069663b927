const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that stand for no country, or for one that is gone. */
const OTHERS = /^(?:AC|AN|BU|CP|CQ|CS|DD|DG|DY|EA|EU|EZ|FX|HV|IC|NH|NT|QO|RH|SU|TA|TP|UK|UN|VD|XA|XB|YD|YU|ZR|ZZ)$/;

/** By name. */
export const COUNTRIES: readonly (readonly [code: string, name: string])[] = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => {
    const code = first + second;
    const name = OTHERS.test(code) ? undefined : NAMES.of(code);
    return name === undefined ? [] : [[code, name] as const];
  }),
).toSorted(([, left], [, right]) => left.localeCompare(right, 'en'));
