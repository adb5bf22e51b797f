import { drawQr } from './qrPath.ts';

/** Pixels of one module. The picture is about 900 px wide and stays readable after compression. */
const MODULE_PX = 20;
const LINE_PX = 64;

/**
 * The code as a PNG file, with lines of text below it. Create it before the tap that saves it: iOS loses the user activation
 * after an await.
 *
 * @param text the text in the code
 * @param lines texts below, the first line larger, e.g. amount and channel
 * @returns null if the browser cannot draw
 */
export function qrImage(text: string, lines: readonly string[]): Promise<Blob | null> {
  const { edge, path } = drawQr(text);
  const canvas = document.createElement('canvas');
  canvas.width = edge * MODULE_PX;
  canvas.height = canvas.width + lines.length * LINE_PX + MODULE_PX;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  brush.textAlign = 'center';
  for (const [index, line] of lines.entries()) {
    brush.font = `${index === 0 ? '600 52px' : '36px'} ${getComputedStyle(document.body).fontFamily}`;
    brush.fillText(
      line,
      canvas.width / 2,
      canvas.width + index * LINE_PX + MODULE_PX,
      canvas.width - 80,
    );
  }
  brush.scale(MODULE_PX, MODULE_PX);
  brush.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
