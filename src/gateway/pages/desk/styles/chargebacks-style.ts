// Chargebacks: the answer, its evidence, its history.

export const CHARGEBACKS_STYLE = `
.said{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
blockquote.said{border-inline-start:3px solid var(--line);padding-inline-start:.75rem}
.evidence,.events{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
.evidence li{border-bottom:1px solid var(--line);padding-bottom:.625rem;overflow-wrap:anywhere}
.events li{display:grid;gap:0 .75rem;grid-template-columns:minmax(0,1fr)}
.events time{color:var(--soft);font-size:.875rem;white-space:nowrap}
.events span{overflow-wrap:anywhere}
.upload{border-top:1px solid var(--line);padding-top:.75rem}
.evidence+.upload{border-top:0;padding-top:0}
.field input[type=file]{padding:.5rem;max-width:100%}
.tabs .end{margin-inline-start:auto;align-self:center}
@media (min-width:48rem){.events li{grid-template-columns:11.5rem minmax(0,1fr)}}
`;
