/** Not typed into, or drawn by something else. */
const NOT_TYPED = '[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]';
const SMALLEST_PX = 16;

/** Fields whose text is under 16 px: an iPhone zooms the page into them. */
export function smallFields(body: HTMLElement): readonly string[] {
  return [...body.querySelectorAll('input, select, textarea')]
    .filter((field) => !field.matches(NOT_TYPED))
    .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
    .filter(({ size }) => size < SMALLEST_PX)
    .map(({ field, size }) => `${size} px: ${field.outerHTML.slice(0, 160)}`);
}
