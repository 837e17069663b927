// The checklist, keys and tests of the back office.

export const START_STYLE = `
.progress{display:grid;gap:.375rem;max-width:46rem}
progress{width:100%;height:.5rem;accent-color:var(--good)}
.steps{list-style:none;padding:0;display:grid;gap:.75rem;max-width:46rem}
.steps>li{display:flex;gap:.875rem;align-items:start}
.steps>li>div{display:grid;gap:.5rem;min-width:0}
.steps .actions{display:flex;flex-wrap:wrap;gap:.5rem}
.steps .next{border-color:var(--accent-ink)}
.mark-box{flex:none;width:1.75rem;height:1.75rem;border-radius:50%;display:grid;place-items:center;font-weight:600;background:var(--tint);color:var(--soft);border:1px solid var(--line)}
.steps .done .mark-box{background:var(--good-tint);color:var(--good);border-color:transparent}
.keys-list{list-style:none;padding:0;display:grid;gap:.75rem}
.keys-list>li{display:grid;gap:.375rem;padding-top:.75rem;border-top:1px solid var(--line)}
.keys-list .button{justify-self:start}
.keys-list .line{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
.code-box{display:grid;gap:.375rem}
.code-box>.button{justify-self:end;order:-1}
.found>li{display:grid;gap:.25rem;overflow-wrap:anywhere}
.found .tag{justify-self:start}
`;
