'use client';

import { useEffect, useState } from 'react';

import { qrImage } from './qrImage.ts';

/** A picture of a QR, ready to be saved in the same tap. */
export interface QrFile {
  readonly file: File;
  /** Address for `download`; it lives as long as the component. */
  readonly url: string;
}

/**
 * Prepares the PNG of a QR ahead of the tap.
 *
 * @param payload the text in the code
 * @param name file name with its ending
 * @param lines what is printed below the code, joined by a line break so that equal lines draw once
 * @returns null while it is being drawn; `unavailable` where the browser cannot
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
