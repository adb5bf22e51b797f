import type { OperatorFolder } from '../folder/OperatorFolder.ts';
import { rasterise } from './rasterise.ts';

/** Size of the image that previews of links show, in pixels. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Space for the logo in the middle of the image. */
const LOGO_AREA = { width: 640, height: 260 };

/** A picture of the operator folder, with its bytes. */
export interface PreviewPicture {
  readonly file: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What the image is made from. */
export interface PreviewSource {
  /** The operator's own image; null for one with the logo. */
  readonly own: PreviewPicture | null;
  readonly logo: PreviewPicture;
  /** The square icon as a drawing, in place of a logo in a format that cannot be drawn. */
  readonly icon: string;
  /** Colour behind the logo, `#rrggbb`. */
  readonly ground: string;
}

/** Reports an own image that has another shape: a preview would cut it. */
export function checkPreview(folder: OperatorFolder, own: PreviewPicture | null): void {
  if (!own) return;
  const { file, width, height } = own;
  const isDrawing = file.endsWith('.svg');
  const fits = isDrawing
    ? Math.abs(width / height - PREVIEW.width / PREVIEW.height) < 0.01
    : file.endsWith('.png') && width === PREVIEW.width && height === PREVIEW.height;
  if (fits) return;
  folder.complain(
    file,
    `${file} is ${width} by ${height}; a preview image is a .png of ${PREVIEW.width} by ${PREVIEW.height}, or an .svg of this shape.`,
  );
}

/** Makes `preview.png`. */
export async function makePreview({ own, logo, icon, ground }: PreviewSource): Promise<Uint8Array> {
  if (own?.file.endsWith('.png')) return own.bytes;
  if (own) return picture(dataOf(own), PREVIEW, ground);
  if (logo.file.endsWith('.webp')) {
    const { height } = LOGO_AREA;
    const drawing = { file: 'icon.svg', bytes: Buffer.from(icon), width: height, height };
    return picture(dataOf(drawing), { width: height, height }, ground);
  }
  const scale = Math.min(LOGO_AREA.width / logo.width, LOGO_AREA.height / logo.height);
  return picture(dataOf(logo), { width: logo.width * scale, height: logo.height * scale }, ground);
}

function dataOf({ file, bytes }: PreviewPicture): string {
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** An image in the middle of the ground. */
async function picture(
  data: string,
  { width, height }: { readonly width: number; readonly height: number },
  ground: string,
): Promise<Uint8Array> {
  const x = (PREVIEW.width - width) / 2;
  const y = (PREVIEW.height - height) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}">` +
    `<rect width="${PREVIEW.width}" height="${PREVIEW.height}" fill="${ground}"/>` +
    `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>` +
    '</svg>';
  return (await rasterise(svg, PREVIEW.width)).png;
}
