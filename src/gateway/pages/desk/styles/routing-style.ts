// Routing rules: a card for each, the steps of a version, and what came of a simulation.

export const ROUTING_STYLE = `
.rules{list-style:none;padding:0;display:grid;gap:.5rem}
.rule{display:grid;grid-template-columns:2rem minmax(0,1fr);gap:0 .75rem;align-items:start;background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.rule>div{display:grid;gap:.25rem;grid-template-columns:minmax(0,1fr)}
.rule h3{font-size:1rem;margin:0}
.rule .title{justify-content:start;gap:.375rem .625rem}
.rule .actions{margin-inline-start:auto;gap:.25rem}
.rule .inline{display:flex;gap:.25rem}
.place{display:grid;place-items:center;width:2rem;height:2rem;border-radius:50%;background:var(--tint);border:1px solid var(--line);font-weight:600;font-variant-numeric:tabular-nums}
.otherwise{background:none;border-style:dashed;align-items:center}
.gone{opacity:1;border-style:dashed}
.gone h3,.gone p{text-decoration:line-through;text-decoration-color:var(--soft)}
.sheet .part-of-rule{border:0;padding:0}
.part-of-rule>legend{font-size:1.0625rem;margin:.5rem 0 .625rem}
.part-of-rule summary{cursor:pointer}
.part-of-rule details[open]>.pairs,.part-of-rule .choices{margin-top:.625rem}
.was{border-inline-start:3px solid var(--wait);padding-inline-start:.75rem;margin-top:.25rem}
.was .facts>div{justify-content:start}
.steps{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;counter-reset:step}
.steps li{position:relative;color:var(--soft);font-size:.875rem}
.steps li+li::before{content:"→";position:absolute;inset-inline-start:-1.375rem;color:var(--soft)}
.steps .done{color:var(--ink)}
.steps [aria-current]{font-weight:700;color:var(--accent-ink)}
.next-step{border-inline-start:4px solid var(--accent-ink)}
.result ul,.asked{padding-inline-start:1.25rem;font-size:.9375rem}
@media (max-width:40rem){.rule{padding:.75rem}.rule .actions{margin:.125rem 0 .375rem;flex-basis:100%}}
`;
