/** Scale factor for measuring, because small text is measured in whole pixels. */
const LENS = 16;

/**
 * The distance in px between the ink of one line and the ink of the next; negative if their marks overlap.
 *
 * @param element provides the computed font, size and line height
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
