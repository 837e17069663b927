// Reconciliation: sums of a day, the certificate, progress of a file.

export const RECONCILIATION_STYLE = `
.certified{font-size:1.25rem;font-weight:600;line-height:1.4}
.file-name{overflow-wrap:anywhere}
.hash{overflow-wrap:anywhere;font-size:.75rem}
.bad-row,[data-problem]{color:var(--bad)}
progress{width:100%;max-width:34rem}
fieldset+fieldset{border-top:1px solid var(--line);padding-top:.875rem}
.mapping{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.mapping legend{font-size:1rem;margin-bottom:.5rem}
.pairs{display:grid;gap:.25rem .75rem;grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr));align-items:start}
.pairs .field{grid-row:span 3;grid-template-rows:subgrid;gap:.25rem;margin-bottom:.5rem}
.mapping summary{padding-block:.25rem;cursor:pointer}
.mapping details[open] .pairs{margin-top:.5rem}
.read-rows{width:100%;border-collapse:collapse;font-size:.875rem}
.read-rows th,.read-rows td{padding:.375rem .5rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
.read-rows .figure{text-align:end;white-space:nowrap}
.read-rows code{display:inline-block;overflow-wrap:anywhere}
.preview .sheet{overflow:auto}
@media (min-width:64rem){.mapping{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}.preview{position:sticky;top:1rem}.preview .sheet{max-height:calc(100vh - 2rem)}}
@media print{.certified{font-size:12pt}.hash{font-size:6pt}.table-wrap{overflow:visible}}
`;
