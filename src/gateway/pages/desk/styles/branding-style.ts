// The branding page: two forms, and two phones below.

export const BRANDING_STYLE = `
.branding,.branding>div{display:grid;gap:1rem;align-content:start;grid-template-columns:minmax(0,1fr)}
.previews{display:flex;flex-wrap:wrap;gap:1rem;min-width:0}
.previews figure{margin:0;flex:0 1 24rem;min-width:0}
.previews iframe{display:block;width:100%;height:38.75rem;border:1px solid var(--edge);border-radius:1rem;background:var(--page)}
.previews figcaption{padding:.375rem 0;text-align:center;font-size:.875rem}
.branding input[type=color]{width:5rem;height:2.5rem;padding:.125rem}
.branding .logo,.payee .logo{flex:none;justify-self:start;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;background:#fff}
.branding .logo img,.payee .logo img{display:block}
@media (min-width:64rem){.branding>div{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;
