/** Inputs without typed text, or with a custom visual. */
const NOT_TYPED = '[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]';
const SMALLEST_PX = 16;

/** Fields with text under 16 px: an iPhone zooms the page when they get the focus. */
export function smallFields(body: HTMLElement): readonly string[] {
  return [...body.querySelectorAll('input, select, textarea')]
    .filter((field) => !field.matches(NOT_TYPED))
    .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
    .filter(({ size }) => size < SMALLEST_PX)
    .map(({ field, size }) => `${size} px: ${field.outerHTML.slice(0, 160)}`);
}
