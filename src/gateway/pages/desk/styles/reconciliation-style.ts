// Reconciliation: sums of a day, the certificate, progress of a file.

export const RECONCILIATION_STYLE = `
.certified{font-size:1.25rem;font-weight:600;line-height:1.4}
.hash{overflow-wrap:anywhere;font-size:.8125rem}
.bad-row{color:var(--bad)}
progress{width:100%;max-width:34rem}
@media print{.certified{font-size:12pt}.hash{font-size:6pt}.table-wrap{overflow:visible}}
`;
