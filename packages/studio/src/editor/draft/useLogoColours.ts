'use client';

import { isStandIn } from '@brand/operator/editor';
import { useEffect, useState } from 'react';

import { type BrandDraft, readSetting } from '../../model/brandDraft.ts';
import { dominantColours } from '../../model/dominantColours.ts';

const SIDE = 96;
const NONE: readonly string[] = [];

/** File name of a picture of the brand. */
export function pictureName(draft: BrandDraft, kind: 'logo' | 'icon'): string {
  const name = readSetting(draft.settings, ['brand', kind]);
  return typeof name === 'string' ? name : `${kind}.svg`;
}

/** Content of a picture for an `img`; its type follows from its name. */
export function pictureBlob(name: string, bytes: Uint8Array<ArrayBuffer>): Blob {
  const kind = name.split('.').at(-1) ?? '';
  return new Blob([bytes], { type: kind === 'svg' ? 'image/svg+xml' : `image/${kind}` });
}

async function coloursOf(blob: Blob): Promise<readonly string[]> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image(SIDE * 2, SIDE);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE * 2;
    canvas.height = SIDE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return NONE;
    // Colours at the edges of shapes would be mixtures.
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return dominantColours(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch {
    // A damaged picture; the problem is shown beside its control.
    return NONE;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The main colours of the draft's logo; empty until it has been read. */
export function useLogoColours(draft: BrandDraft): readonly string[] {
  const name = pictureName(draft, 'logo');
  const bytes = draft.files[name];
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (!bytes || isStandIn(bytes)) return undefined;
    let isCurrent = true;
    void coloursOf(pictureBlob(name, bytes)).then((colours) => {
      if (isCurrent) setFound(colours);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, bytes]);
  return bytes && !isStandIn(bytes) ? found : NONE;
}
