// What browsers would draw each in their own way: disclosures, fields for files, dates and choices.

export const NATIVE_STYLE = `
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:not(.button)::before{content:"";display:inline-block;flex:none;width:.375rem;height:.375rem;margin-inline:.125rem .5rem;border:solid;border-width:0 2px 2px 0;transform:translateY(-.125rem) rotate(-45deg)}
details[open]>summary:not(.button)::before{transform:translateY(-.1875rem) rotate(45deg)}
select:not([multiple],[size]){appearance:none;background-image:linear-gradient(45deg,transparent 50%,var(--soft) 50%),linear-gradient(-45deg,transparent 50%,var(--soft) 50%);background-size:.3125rem .3125rem;background-position:right 1.0625rem center,right .75rem center;background-repeat:no-repeat;padding-inline-end:2rem}
input[type=file]{padding:.25rem;color:var(--soft)}
::file-selector-button{font:inherit;font-weight:600;margin-inline-end:.75rem;padding:.25rem .75rem;min-height:2rem;border:1px solid var(--edge);border-radius:.375rem;background:var(--tint);color:var(--ink);cursor:pointer}
input[type^=date]{appearance:none;text-align:start}
::-webkit-date-and-time-value{text-align:start}
::-webkit-calendar-picker-indicator{opacity:.6;cursor:pointer}
@media (forced-colors:active){select:not([multiple],[size]){appearance:auto;background-image:none}}
`;
