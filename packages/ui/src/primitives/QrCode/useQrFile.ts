'use client';

import { useEffect, useState } from 'react';

import { qrImage } from './qrImage.ts';

/** The picture of a QR code, ready to be saved during the tap. */
export interface QrFile {
  readonly file: File;
  /** Object URL for `download`; it is valid while the component is mounted. */
  readonly url: string;
}

/**
 * Prepares the PNG of a QR code before the tap.
 *
 * @param payload the text in the code
 * @param name file name with extension
 * @param lines texts below the code, joined by line breaks, so that equal lines do not draw again
 * @returns null while it is being drawn; `unavailable` if the browser cannot draw it
 */
export function useQrFile(
  payload: string,
  name: string,
  lines: string,
): QrFile | 'unavailable' | null {
  const [result, setResult] = useState<QrFile | 'unavailable' | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let wanted = true;
    const prepare = async (): Promise<void> => {
      const blob = await qrImage(payload, lines.split('\n'));
      if (!wanted) return;
      if (!blob) return setResult('unavailable');
      url = URL.createObjectURL(blob);
      setResult({ file: new File([blob], name, { type: blob.type }), url });
    };
    prepare().catch(() => wanted && setResult('unavailable'));
    return () => {
      wanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [payload, name, lines]);
  return result;
}
