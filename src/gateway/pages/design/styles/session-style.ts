// The warning before a session ends, on pages of people who are signed in.

export const SESSION_STYLE = `
.session-end{position:fixed;inset:auto 0 1rem;z-index:9;margin-inline:auto;width:fit-content;max-width:calc(100% - 2rem);display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;box-shadow:0 .25rem 1.5rem #0003}
`;
