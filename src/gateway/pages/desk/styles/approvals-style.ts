// Approvals, refunds, payouts.

export const APPROVALS_STYLE = `
.whole,.figure,td time{white-space:nowrap}
.pairs{display:grid;gap:.75rem;align-items:start}
.limits{border:0;padding:0;margin:.5rem 0 0}
.limits legend{font-size:.875rem;font-weight:600;padding:0 0 .375rem}
.limits .field{margin:0}
.limits label{font-weight:400}
.limits textarea{height:4rem}
@media (min-width:40rem){.pairs{grid-template-columns:1fr 1fr}}
`;
