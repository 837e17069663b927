// What was typed into another form of the page is there again after this one was sent. Long texts only: no secret is one.

const KEPT = `kept ${location.pathname}`;
const longTexts = () => [...document.querySelectorAll('main form[method=post] textarea')];
const placeOf = (field) => `${field.form.getAttribute('action')} ${field.name}`;
addEventListener('submit', ({ target }) => {
  // Whoever uses this tab next is somebody else.
  if (target.matches('[action="/account/sign-out"]')) return sessionStorage.clear();
  const others = longTexts().filter((field) => field.form !== target && field.value !== field.defaultValue);
  const kept = Object.fromEntries(others.map((field) => [placeOf(field), field.value]));
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
});
const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
sessionStorage.removeItem(KEPT);
for (const field of longTexts()) if (Object.hasOwn(kept, placeOf(field))) field.value = kept[placeOf(field)];
