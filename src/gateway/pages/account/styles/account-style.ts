import { BASE_STYLE } from '../../design/styles/base-style.ts';
import { FORM_STYLE } from '../../design/styles/form-style.ts';
import { NATIVE_STYLE } from '../../design/styles/native-style.ts';
import { NOTICE_STYLE } from '../../design/styles/notice-style.ts';
import { SESSION_STYLE } from '../../design/styles/session-style.ts';

// One style sheet for all pages of people, inline in each of them.

const FRAME_STYLE = `
.top{display:flex;gap:1rem;align-items:center;justify-content:space-between;padding:.75rem 1rem;background:var(--sheet);border-bottom:1px solid var(--line)}
.brand,.console-link{white-space:nowrap}
.brand{display:inline-flex;gap:.5rem;align-items:center;color:var(--ink);text-decoration:none;min-height:2.75rem}
.console-link{margin-inline-end:auto;font-weight:600;padding-block:.5rem}
.who{display:flex;gap:.75rem;align-items:center;min-width:0}
.wrap{width:100%;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start}
.wrap.narrow{max-width:29rem}
.wrap.wide{max-width:60rem}
body{font-size:1rem}
.wrap{gap:1.25rem}
.sheet h2{font-size:1.125rem}
.centred{text-align:center}
.hello{display:grid;gap:.125rem;padding-block:.5rem}
.contents{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9375rem}
.contents a{padding-block:.375rem;color:var(--soft);text-underline-offset:.25em}
.rows{list-style:none;padding:0;display:grid}
.rows>li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-block:.75rem;border-top:1px solid var(--line);line-height:1.4}
.rows>li:first-child{border-top:0;padding-top:0}
.rows>li:last-child{padding-bottom:0}
.rows>li>span:first-child{flex:1 1 9rem;min-width:0}
.rows .soft{font-size:.875rem}
.rows .role{flex:0 0 7rem}.rows .role::first-letter{text-transform:uppercase}
.rows>li>.role{display:block}.rows .role+span{flex:1 1 12rem;color:var(--soft);font-size:.9375rem}
.rows .look b{color:var(--wait)}
.plain{padding-inline-start:1.125rem;display:grid;gap:.375rem;font-size:.9375rem;margin-top:.75rem}
.plain code{font-size:.8125rem}
.device-code{font:600 1.75rem/1.3 ui-monospace,monospace;letter-spacing:.08em;text-align:center;padding:.75rem;border:1px solid var(--line);border-radius:.75rem}
.choices{border:0;padding:0;display:grid;gap:.5rem}
.choices legend{font-weight:600;padding:0 0 .5rem}
.choice{display:flex;gap:.75rem;align-items:flex-start;font-weight:400}
.choice input{margin-top:.3125rem;flex:none}
.secret{display:block;overflow-wrap:anywhere;padding:.75rem;border:1px solid var(--line);border-radius:.75rem}
.tag.over{background:none;color:var(--soft);border:1px solid var(--line)}
.tag{display:inline-block;font-size:.75rem;font-weight:600;line-height:1.5;padding:0 .5rem;border-radius:1rem;background:var(--good-tint);color:var(--good);vertical-align:.0625rem}
.notice.good{background:var(--good-tint);border-color:var(--good);color:var(--good)}
.inline{display:block}
.inline .button.main{width:100%}
summary{color:var(--accent-ink);font-size:.9375rem;padding-block:.375rem;width:fit-content}
.steps{padding-inline-start:1.25rem;display:grid;gap:1rem}
.scan{display:grid;justify-items:center;padding-block:1rem}
.qr{width:12rem;height:12rem;border-radius:.5rem;border:1px solid var(--line)}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.secret{font-size:1rem;letter-spacing:.04em;background:var(--tint);padding:.375rem .5rem;border-radius:.375rem;display:inline-block}
.codes{list-style:none;padding:1rem;margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.625rem 1rem;background:var(--tint);border-radius:.75rem;font-size:1.125rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}.actions:not(:has(>:not([hidden]))),.sheet>[role=status]:empty{display:none}
.or{display:grid;gap:.75rem;border-top:1px solid var(--line);padding-top:1rem}
.who .soft{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.who .button{white-space:nowrap}
.button.main{font-size:1.0625rem;min-height:3.25rem}
@media (max-width:30rem){.who .soft{display:none}}
.passkey .button{padding-inline:.75rem}.passkey [role=status]:empty{position:absolute}
@media (min-width:40rem){.passkey:has(.field){grid-template-columns:minmax(0,20rem) auto;justify-content:start;align-items:end}.passkey .field~.button{min-height:3.25rem}.passkey .field~[role=status]{grid-column:1/-1}}
.or .button{width:100%}.or:not(:has(>:not([hidden]))){display:none}
.key{width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
@media print{.top,.button,.contents{display:none}}
@media (min-width:56rem){.wrap.narrow{padding-top:4rem}.top{padding-inline:2rem}}
`;

export const ACCOUNT_STYLE = [BASE_STYLE, FORM_STYLE, NOTICE_STYLE, NATIVE_STYLE, SESSION_STYLE, FRAME_STYLE]
  .join('')
  .replaceAll('\n', '');
