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

/** What is drawn of a notice or an announcement. */
export type ToldWords = Pick<Notice, 'title' | 'unsafeHtml' | 'image'>;

/** Where an operator's pictures and links may be. */
export interface ToldPlaces {
  /** Addresses that pictures may come from: a host with a path allows what lies under it. */
  imageHosts: readonly string[];
  /** The address of a path of this site, such as in the language of the page. */
  siteHref: (path: string) => string;
}

interface NoticeBodyProps extends ToldPlaces {
  type: ToldType;
  told: ToldWords;
  /** Already said as the name of the dialog. */
  title: string;
  /** Below the words. */
  children?: ReactNode;
}

/** Picture, title and words. Give it the id as its key: another one begins at its top, and its name is said. */
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
  // Which addresses are good is known in a browser only.
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

/** @param src null for one that may not be fetched */
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
