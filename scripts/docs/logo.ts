// A gate with its bar up, as data URLs, because the page may load nothing.

const GATE = `<rect x="4" y="16" width="9" height="20" rx="2" fill="#12897f"/>
<rect x="1" y="34" width="15" height="4" rx="1" fill="#12897f"/>
<path d="M8.5 19 34 5" stroke="#12897f" stroke-width="5" stroke-linecap="round"/>
<path d="M16 14.9 20.5 12.4M25.5 9.7 30 7.2" stroke="#f2b84b" stroke-width="5"/>`;

export const ICON = dataAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 1 40 40">${GATE}</svg>`);

export const LOGO = {
  altText: 'Tollgate',
  url: dataAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 40" width="168" height="40">${GATE}
<text x="44" y="29" font-family="system-ui, sans-serif" font-size="24" font-weight="700" fill="#12897f">Tollgate</text></svg>`),
};

function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
