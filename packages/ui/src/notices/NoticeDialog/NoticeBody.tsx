'use client';

import type { Notice } from '@brand/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { RichText } from '../../primitives/RichText/RichText.tsx';
import { imageAddress } from '../../primitives/RichText/addresses.ts';
import { letKeyboardScroll } from '../../private/Overlay.tsx';
import { NOTICE_GLYPHS, type ToldType } from '../NoticeTypeMark.tsx';
import * as css from './NoticeBody.css.ts';

/** Content of a notice or an announcement. */
export type ToldWords = Pick<Notice, 'title' | 'unsafeHtml' | 'image'>;

/** Allowed addresses of an operator's pictures and links. */
export interface ToldPlaces {
  /** Allowed picture sources. A host with a path allows everything below that path. */
  imageHosts: readonly string[];
  /** Resolves a path of this site, for example with the language of the page. */
  siteHref: (path: string) => string;
}

interface NoticeBodyProps extends ToldPlaces {
  type: ToldType;
  told: ToldWords;
  /** The title is already the name of the dialog. */
  title: string;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Picture, title and text. Set the id as `key`, so that the next notice starts at the top and its name is announced. */
export function NoticeBody({ type, told, title, imageHosts, siteHref, children }: NoticeBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = root.current?.parentElement;
    if (scroller instanceof HTMLDivElement) {
      scroller.scrollTop = 0;
      letKeyboardScroll(scroller);
    }
    root.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
  }, []);
  // Whether an address is allowed is only known in a browser.
  const image = useHydrated() ? imageAddress(told.image, imageHosts, location.protocol) : null;
  const isBank = type === 'bank';
  return (
    <div ref={root} className={css.body}>
      {!isBank && told.image !== null && <Picture key={image} type={type} src={image} />}
      <div className={css.head}>
        {isBank && image !== null && <BankMark key={image} src={image} />}
        {title && (
          <p className={css.title} aria-hidden data-part="title">
            {title}
          </p>
        )}
      </div>
      {told.unsafeHtml && (
        <RichText
          unsafeHtml={told.unsafeHtml}
          imageHosts={imageHosts}
          siteHref={siteHref}
          className={css.words}
          data-part="words"
        />
      )}
      {children}
    </div>
  );
}

/** @param src null when the address is not allowed */
function Picture({ type, src }: { type: ToldType; src: string | null }) {
  const [isBroken, setBroken] = useState(src === null);
  return (
    <div
      className={css.picture}
      data-part="picture"
      data-type={type}
      data-state={isBroken ? 'failed' : 'shown'}
    >
      {isBroken ? (
        <Icon glyph={NOTICE_GLYPHS[type]} size={40} />
      ) : (
        <img
          className={css.image}
          src={src ?? ''}
          alt=""
          width={750}
          height={420}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}

function BankMark({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img
      className={css.bankMark}
      src={src}
      alt=""
      width={48}
      height={48}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      data-part="mark"
    />
  );
}
