// Pages of strangers: the form of a registration, its state, and the sandbox's mails.

export const REGISTRATIONS_STYLE = `
main.alone{margin-top:2rem;width:100%}
.register{display:grid;gap:1rem}
.register .button.main{justify-self:start;min-width:10rem}
.question,.questions dd,.mail{white-space:pre-line;overflow-wrap:anywhere}
.question{padding:.625rem .75rem;background:var(--tint);border-radius:.5rem}
.questions{display:grid;gap:.25rem}
.questions dt{font-weight:600}
.questions dd{margin:0 0 .75rem}
.mails{list-style:none;padding:0;display:grid;gap:.625rem}
.mails a{color:inherit;text-decoration:none;gap:.125rem}
.mails a:hover{border-color:var(--accent-ink)}
`;
