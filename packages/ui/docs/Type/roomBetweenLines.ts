/** Measured so much larger than it is set, since small type is measured in whole pixels. */
const LENS = 16;

/**
 * The distance in px that the ink of one line keeps from the ink of the next; below zero where their marks touch.
 *
 * @param element what the text is set in; its computed face, size and line height are taken
 */
export async function roomBetweenLines(element: HTMLElement, text: string): Promise<number> {
  const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(element);
  const [face = fontFamily] = fontFamily.split(',', 1);
  await document.fonts.load(`${fontWeight} ${fontSize} ${face}`, text);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${fontWeight} ${Number.parseFloat(fontSize) * LENS}px ${fontFamily}`;
  const ink = context.measureText(text);
  const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
  return Number.parseFloat(lineHeight) - height / LENS;
}
