'use client';

import { isStandIn } from '@brand/operator/editor';
import { useEffect, useState } from 'react';

import { type BrandDraft, readSetting } from '../../model/brandDraft.ts';
import { dominantColours } from '../../model/dominantColours.ts';
import { toBase64 } from '../../model/wire.ts';

const SIDE = 96;
const NONE: readonly string[] = [];

/** File name of a picture of the brand. */
export function pictureName(draft: BrandDraft, kind: 'logo' | 'icon'): string {
  const name = readSetting(draft.settings, ['brand', kind]);
  return typeof name === 'string' ? name : `${kind}.svg`;
}

/** Address of a picture's content; its type follows from its name. */
export function pictureUrl(name: string, bytes: Uint8Array): string {
  const kind = name.split('.').at(-1) ?? '';
  return `data:image/${kind === 'svg' ? 'svg+xml' : kind};base64,${toBase64(bytes)}`;
}

async function coloursOf(url: string): Promise<readonly string[]> {
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
    void coloursOf(pictureUrl(name, bytes)).then((colours) => {
      if (isCurrent) setFound(colours);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, bytes]);
  return bytes && !isStandIn(bytes) ? found : NONE;
}
