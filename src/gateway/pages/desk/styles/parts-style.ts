// Parts of the console: sheets, tags, forms, notices, dialogs.

export const PARTS_STYLE = `
.sheet{border-radius:.75rem;padding:1rem;gap:.75rem}
.sheet h2{font-size:1rem}
.tag{display:inline-block;font-size:.8125rem;font-weight:600;line-height:1.5;padding:0 .5rem;border-radius:1rem;white-space:nowrap;background:var(--tint);color:var(--soft);border:1px solid var(--line)}
.tag.good{background:var(--good-tint);color:var(--good);border-color:transparent}
.tag.bad{background:var(--bad-tint);color:var(--bad);border-color:transparent}
.tag.wait{background:var(--wait-tint);color:var(--wait);border-color:transparent}
.amount{white-space:nowrap;font-variant-numeric:tabular-nums}
.amount small{color:var(--soft);font-size:.8125em}
.empty{text-align:center;padding:2.5rem 1rem;color:var(--soft);display:grid;gap:.375rem;justify-items:center;background:var(--sheet);border:1px dashed var(--line);border-radius:.75rem}
.empty h2{color:var(--ink);font-size:1.0625rem}
.notice{padding:.75rem 1rem;border-radius:.625rem}
.notice h2{font-size:1rem}
.notice p,.notice ul{font-size:.9375rem}
.notice.good{background:var(--good-tint);border-color:var(--good);color:var(--good)}
.field input,.field select,.field textarea{min-height:2.5rem;padding:.375rem .625rem;border-radius:.5rem}
.field textarea{font:inherit;width:100%;border:1px solid var(--edge);background:var(--sheet);color:var(--ink);resize:vertical}
.field label,.field .error,.choices .error{font-size:.875rem}
.button{min-height:2.5rem;padding:.375rem .875rem;border-radius:.5rem;font-size:.9375rem}
.button.main{min-height:2.5rem;width:auto;font-size:.9375rem}
.button.danger{background:var(--bad-tint);border-color:var(--bad);color:var(--bad)}
.button.small{min-height:2.125rem;padding:.25rem .625rem;font-size:.875rem}
.button.plain{padding-inline:.375rem;min-height:1.75rem}
.inline{display:inline-block}
.act{max-width:40rem}
.effect{padding:.625rem .75rem;background:var(--tint);border-radius:.5rem}
.filters{display:flex;flex-wrap:wrap;gap:.625rem .75rem;align-items:end;padding:.75rem;background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;color:inherit;position:static;inset:auto;width:auto;height:auto;margin:0;overflow:visible}
.filters .field{flex:1 1 9rem;max-width:16rem}
.open-filters{display:none}
.columns{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.tiles{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr))}
.tile-box{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;display:grid;gap:.125rem;color:inherit;text-decoration:none;min-width:0;grid-template-columns:minmax(0,1fr)}
.tile-box b,.tile-box .amount{white-space:normal;overflow-wrap:anywhere}
.tile-box b{font-size:clamp(.9375rem,.5rem + 4vw,1.375rem);font-variant-numeric:tabular-nums;line-height:1.3}
.facts>div{gap:0 .75rem}
.tabs{display:flex;flex-wrap:wrap;gap:.25rem;border-bottom:1px solid var(--line)}
.tabs a{padding:.5rem .75rem;color:var(--soft);text-decoration:none;border-bottom:2px solid transparent}
.tabs a[aria-current]{color:var(--ink);font-weight:600;border-color:var(--accent-ink)}
code,pre,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--tint);border-radius:.5rem;padding:.625rem .75rem;max-height:24rem;overflow:auto}
kbd{border:1px solid var(--line);border-radius:.25rem;padding:0 .3125rem}
.copy{display:inline-flex;gap:.25rem;align-items:center}
.keys{border:1px solid var(--line);border-radius:.75rem;background:var(--sheet);color:var(--ink);padding:1.25rem;max-width:26rem}
.keys::backdrop{background:rgb(0 0 0/.4)}
.found{list-style:none;padding:0;display:grid;gap:.75rem}
@media (max-width:40rem){
.open-filters{display:inline-flex;justify-self:start}
.open-filters b{background:var(--accent-ink);color:var(--sheet);border-radius:1rem;padding:0 .4375rem;font-size:.8125rem}
[popover].filters:not(:popover-open){display:none}
.filters:popover-open{inset:auto 0 0;width:auto;max-width:none;max-height:85vh;border-radius:1rem 1rem 0 0;padding:1rem}
.filters:popover-open .field{max-width:none;flex-basis:40%}
.filters:popover-open>.actions{flex:1 0 100%}
.filters:popover-open>.actions .button{flex:1}
}
@media (min-width:64rem){.columns{grid-template-columns:minmax(0,2fr) minmax(0,1fr);align-items:start}.columns.even{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;
