'use client';

import { type ImageFile, useImageFile } from '../../hooks/useImageFile.ts';
import { qrImage } from './qrImage.ts';

/**
 * Prepares the PNG of a QR code before the tap that saves it.
 *
 * @param payload the text in the code
 * @param name file name with extension
 * @param lines texts below the code, joined by line breaks
 * @returns null while it is being drawn; `unavailable` if the browser cannot draw it
 */
export function useQrFile(
  payload: string,
  name: string,
  lines: string,
): ImageFile | 'unavailable' | null {
  return useImageFile(name, `${payload}\n${lines}`, drawQrLines);
}

const drawQrLines = ([payload = '', ...lines]: readonly string[]) => qrImage(payload, lines);
