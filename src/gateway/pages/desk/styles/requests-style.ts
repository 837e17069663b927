// The checks of a request, and why it was refused.

export const REQUESTS_STYLE = `
.cause .big{font-size:1.25rem;line-height:1.4;overflow-wrap:anywhere}
.made{list-style:none;padding:0;display:grid;gap:.5rem}
.made>li{display:grid;grid-template-columns:1.25rem minmax(0,1fr);gap:.5rem;overflow-wrap:anywhere}
.made .mark{font-weight:700;text-align:center}
.made .passed .mark{color:var(--good)}
.made .failed .mark,.made .why{color:var(--bad)}
.made .failed{font-weight:600}
.made .why{font-weight:400}
.made .notMade{color:var(--soft)}
.parts{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
.parts dt{font-size:.8125rem;color:var(--soft)}
.parts code{overflow-wrap:anywhere}
`;
