// The search box with what it shows while somebody types, and the page of its results.

export const SEARCH_STYLE = `
.search{position:relative}
.search input{padding-inline-end:4.75rem}
.search>.button{position:absolute;inset-inline-end:.25rem;top:.25rem;min-height:2rem;padding:0 .375rem;text-decoration:none;font-size:.8125rem;line-height:1}
.options{position:absolute;z-index:8;top:100%;inset-inline:0;margin-top:.25rem;max-height:min(34rem,calc(100vh - 6rem));overflow:auto;padding:.375rem;background:var(--sheet);border:1px solid var(--edge);border-radius:.75rem;box-shadow:0 1rem 2.5rem rgb(0 0 0/.24)}
.options p{margin:0;padding:.375rem .625rem;color:var(--soft);font-size:.8125rem}
.options a{display:flex;flex-wrap:wrap;gap:.125rem .75rem;justify-content:space-between;align-items:center;padding:.5rem .625rem;border-radius:.5rem;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
.options a:hover,.options a[aria-selected=true]{background:var(--page);box-shadow:inset 0 0 0 2px var(--accent)}
.options .amount{font-weight:600;margin-inline-end:.375rem}
.hits.hits{list-style:none;padding:.25rem 1rem;margin:0;gap:0}
.hits li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;justify-content:space-between;padding:.625rem 0;border-top:1px solid var(--line)}
.hits li:first-child{border-top:0}
@media (pointer:coarse),(max-width:40rem){.search>.button kbd{display:none}.search>.button::before{content:'⌕';font-size:1.5rem;line-height:1}}
`;
