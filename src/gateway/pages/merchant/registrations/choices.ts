import { countriesByName } from '../../design/written.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that stand for no country, or for one that is gone. */
const OTHERS = /^(?:AC|AN|BU|CP|CQ|CS|DD|DG|DY|EA|EU|EZ|FX|HV|IC|NH|NT|QO|RH|SU|TA|TP|UK|UN|VD|XA|XB|YD|YU|ZR|ZZ)$/;
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => !OTHERS.test(code));

/** By name. */
export function countryChoices(): ReturnType<typeof countriesByName> {
  return countriesByName(CODES);
}
