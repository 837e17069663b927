// Notices, the result badge, and the progress indicator.

export const NOTICE_STYLE = `
.notice{border-radius:.875rem;padding:1rem 1.125rem;display:grid;gap:.375rem;border:1px solid}
.notice.bad{background:var(--bad-tint);border-color:var(--bad);color:var(--bad)}
.notice.wait{background:var(--wait-tint);border-color:var(--wait);color:var(--wait)}
.notice p,.notice ul{color:var(--ink);font-size:1rem}
.notice ul{padding-inline-start:1.25rem}
.notice a{color:inherit}
.notice li a{display:inline-block;padding-block:.125rem;vertical-align:top}
.badge{width:4rem;height:4rem;border-radius:50%;display:grid;place-items:center}
.badge .mark{width:2.25rem;height:2.25rem;stroke-width:2}
.badge.success{background:var(--good-tint);color:var(--good)}
.badge.failure{background:var(--bad-tint);color:var(--bad)}
.badge.expired,.badge.waiting{background:var(--wait-tint);color:var(--wait)}
.head{display:grid;gap:.75rem;justify-items:start}
.status{display:flex;gap:.75rem;align-items:center;font-size:.9375rem;color:var(--soft)}
.spin::before{content:"";flex:none;width:1.125rem;height:1.125rem;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%}
`;
