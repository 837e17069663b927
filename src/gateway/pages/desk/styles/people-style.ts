// Lists of choices, and several lines in a cell.

export const PEOPLE_STYLE = `
.choices{border:0;padding:0;margin:0;display:grid;gap:.25rem .75rem;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr))}
.choices legend{font-size:.875rem;font-weight:600;padding:0 0 .375rem;margin-bottom:.25rem}
.choices label{display:flex;gap:.5rem;align-items:baseline;min-height:1.75rem}
.choices input{flex:none}
.lines{display:grid;gap:.125rem}.act dd .lines{justify-items:end;text-align:end}
.plain-list{list-style:none;padding:0;display:grid;gap:.25rem;overflow-wrap:anywhere}
.plain-list>li>small{color:var(--soft);font-size:.9375rem}
.copy{max-width:100%}
.copy .button{flex:none}
.copy code{overflow-wrap:anywhere}
.title h1 .tag{vertical-align:middle}
.field:has(option[value=all]:checked)+.choices{display:none}
.pairs{display:grid;gap:.75rem 1rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
@media (min-width:48rem){
.about .facts>div{display:grid;grid-template-columns:14rem minmax(0,1fr);align-items:baseline}
}
`;
