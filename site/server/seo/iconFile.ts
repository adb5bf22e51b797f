/** Lengths of the header of the file and of its one entry, in bytes. */
const HEADER = 22;

/** Puts a PNG picture into the container that browsers expect of `/favicon.ico`. @param size width and height in pixels */
export function iconFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER, true);
  file.set(png, HEADER);
  return file;
}
