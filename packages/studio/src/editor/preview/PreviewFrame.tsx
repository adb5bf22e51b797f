'use client';

import { useEffect, useRef } from 'react';

import { wearSheet } from '../parts/wearSheet.ts';
import { DEVICES } from './previewView.ts';
import * as css from './preview.css.ts';
import { useBoxSize } from './useBoxSize.ts';

/** Props of {@link PreviewFrame}. */
interface PreviewFrameProps {
  /** Above the frame, and its accessible name. */
  title: string;
  src: string;
  device: keyof typeof DEVICES;
  /** Style sheet of the theme, for a page of the studio's own origin; null: the page has its own. */
  theme: string | null;
  /** The page is loaded again when it changes. */
  reloads: number;
}

/** A page in a device, scaled to the space there is. */
export function PreviewFrame({ title, src, device, theme, reloads }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const undress = useRef(() => {});
  const loaded = useRef(reloads);
  const space = useBoxSize(box);
  const [width, height] = DEVICES[device];
  const scale =
    Math.min(1, space.width / width, device === 'phone' ? space.height / height : 1) || 1;
  const shownHeight = device === 'phone' ? height : Math.max(space.height / scale, 1);

  function wear() {
    undress.current();
    const view = frame.current?.contentDocument && frame.current.contentWindow;
    undress.current =
      view && theme !== null ? wearSheet(view as Window & typeof globalThis, theme) : () => {};
  }

  useEffect(wear, [theme]);

  useEffect(() => {
    const element = frame.current;
    if (loaded.current === reloads || !element) return;
    loaded.current = reloads;
    // A page of another origin cannot be told to load again.
    if (element.contentDocument) element.contentWindow?.location.reload();
    else element.setAttribute('src', element.getAttribute('src') ?? '');
  }, [reloads]);

  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{title}</figcaption>
      <div ref={box} className={css.box}>
        <div
          className={css.device}
          style={{ inlineSize: width * scale, blockSize: shownHeight * scale }}
        >
          <iframe
            ref={frame}
            title={title}
            src={src}
            className={css.frame}
            style={{ inlineSize: width, blockSize: shownHeight, transform: `scale(${scale})` }}
            onLoad={() => {
              // The sheet of the former page went with it.
              undress.current = () => {};
              wear();
            }}
          />
        </div>
      </div>
    </figure>
  );
}
