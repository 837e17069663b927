// What a test asks a page about itself. Each is an expression for the browser.

/** Targets of less than 24 by 24 pixels; a link inside a sentence may be as high as its line. */
export const FIND_SMALL_TARGETS = `[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .filter((element) => {
    const inline = getComputedStyle(element).display === 'inline';
    return !(inline && element.parentElement.textContent.trim() !== element.textContent.trim());
  })
  .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 24 || height < 24)
  .map(([element, { width, height }]) => element.outerHTML.slice(0, 120) + ' ' + width + ' x ' + height)`;

// An outline of two pixels or more, or a shadow, that is not there without the focus.
const IS_SEEN = `(element) => {
  const look = () => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor);
    return { hasOutline, boxShadow };
  };
  const focused = look();
  element.blur();
  const alone = look();
  element.focus();
  return (focused.hasOutline && !alone.hasOutline) || focused.boxShadow !== alone.boxShadow;
}`;

/** What has the focus, and whether that can be seen. */
export const READ_FOCUS = `(() => {
  const { activeElement: element } = document;
  const name = element.nodeName === 'INPUT' ? element.name : element.textContent.trim();
  return element.nodeName + ' ' + name + ', ' + ((${IS_SEEN})(element) ? 'seen' : 'not seen');
})()`;

/** Press a key before: a browser shows the focus to those who use the keyboard. */
export const FIND_UNSEEN_FOCUS = `[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
  .filter((element) => {
    element.focus();
    return document.activeElement !== element || !(${IS_SEEN})(element);
  })
  .map((element) => element.outerHTML.slice(0, 200))`;

/** A field's label and what it is described by. */
export const DESCRIBE_FIELD = `(field) => {
  const texts = field.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent.trim());
  return [field.labels[0].textContent.trim(), texts.filter((text) => text !== '').join(' ')];
}`;

/** Contrasts as WCAG 2.2 defines them, of what has the merchant's colour. */
export const MEASURE_CONTRAST = `(() => {
  const luminance = (colour) => {
    const [red, green, blue] = colour.match(/[0-9.]+/g).slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
    return (light + 0.05) / (dark + 0.05);
  };
  const styleOf = (selector) =>
    getComputedStyle([...document.querySelectorAll(selector)].find((element) => element.checkVisibility()));
  const sheet = styleOf('.sheet').backgroundColor;
  const [button, initial] = [styleOf('.button.main'), styleOf('.initial')];
  return {
    buttonText: contrast(button.color, button.backgroundColor),
    buttonEdge: contrast(button.borderTopColor, sheet),
    link: contrast(styleOf('a.plain').color, sheet),
    initial: contrast(initial.color, initial.backgroundColor),
    chosenEdge: contrast(styleOf('.method:has(:checked)').borderTopColor, sheet),
  };
})()`;
