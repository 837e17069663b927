// Approvals, refunds, payouts.

export const APPROVALS_STYLE = `
.whole,.figure,td time{white-space:nowrap}
.pairs{display:grid;gap:.75rem;align-items:start}
@media (min-width:40rem){.pairs{grid-template-columns:1fr 1fr}}
`;
