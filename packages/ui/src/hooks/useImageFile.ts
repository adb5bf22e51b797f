'use client';

import { useEffect, useState } from 'react';

/** A picture, ready to be saved during the tap. */
export interface ImageFile {
  readonly file: File;
  /** Object URL for `download`; it is valid while the component is mounted. */
  readonly url: string;
}

/**
 * Prepares a PNG before the tap that saves it: iOS loses the user activation after an await.
 *
 * @param name file name with extension
 * @param lines what is drawn, joined by line breaks, so that equal lines do not draw again
 * @param draw the same function at every render; null if the browser cannot draw
 * @returns null while it is being drawn; `unavailable` if the browser cannot draw it
 */
export function useImageFile(
  name: string,
  lines: string,
  draw: (lines: readonly string[]) => Promise<Blob | null>,
): ImageFile | 'unavailable' | null {
  const [result, setResult] = useState<ImageFile | 'unavailable' | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let wanted = true;
    const prepare = async (): Promise<void> => {
      const blob = await draw(lines.split('\n'));
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
  }, [name, lines, draw]);
  return result;
}
