// The story of an order: the head, the timeline, the statement.

export const STORY_STYLE = `
.story-head{display:inline-flex;gap:.75rem;align-items:center;flex-wrap:wrap}
.facing .facts{display:flex;flex-wrap:wrap;gap:.375rem 1.75rem}
.facing .facts>div{display:grid;justify-content:start}
.facing dt{font-size:.8125rem}
.facing code{font-size:.9375rem;font-family:inherit}
.summary{border-inline-start:4px solid var(--accent-ink)}
.summary>div:first-child{display:grid;gap:.375rem}
.sheet h3{font-size:.875rem;margin:.75rem 0 .25rem;color:var(--soft)}
.timeline{list-style:none;padding:0}
.timeline>li{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:0 1.5rem;position:relative;padding:.375rem 0}
.timeline>li>div{position:relative;display:grid;gap:.25rem;padding-inline-start:1.25rem}
.timeline>li>div::before{content:"";position:absolute;left:0;top:.4375rem;width:.5625rem;height:.5625rem;border-radius:50%;background:var(--soft)}
.timeline>li>div::after{content:"";position:absolute;left:.25rem;top:1.25rem;bottom:-.9375rem;width:1px;background:var(--line)}
.timeline>li:last-child>div::after{display:none}
.timeline>.good>div::before{background:var(--good)}
.timeline>.bad>div::before{background:var(--bad)}
.timeline>.wait>div::before{background:var(--wait)}
.timeline>.expected>div::before{background:var(--sheet);border:2px solid var(--soft)}
.timeline .expected .what{color:var(--soft)}
.timeline .when{font-size:.8125rem;color:var(--soft);font-variant-numeric:tabular-nums;line-height:1.75}
.timeline details{font-size:.875rem}
.timeline summary{color:var(--accent-ink)}
.timeline .note{white-space:pre-line;background:var(--tint);border-radius:.5rem;padding:.5rem .75rem}
.timeline .soft,.checks,.moved,.postings,.products{font-size:.875rem}
.checks,.moved,.products{padding-inline-start:1.25rem;color:var(--soft)}
.moved,.postings{list-style:none;padding:0}
.number{font-size:.875rem}
.statement{display:grid;gap:.3125rem}
.statement>div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;align-items:baseline}
.statement dd{text-align:end;margin-inline-start:auto}
.statement .sum{border-top:1px solid var(--line);padding-top:.3125rem;font-weight:600}
.postings{display:grid;gap:.375rem}
.postings li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem}
.postings .soft{font-size:.8125rem}
.postings .tag{justify-self:end}
@media (max-width:40rem){.timeline>li{grid-template-columns:minmax(0,1fr)}.timeline .when{padding-inline-start:1.25rem}}
`;
