'use client';

import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import * as sheet from '../../primitives/Sheet/Sheet.css.ts';
import { classes } from '../../private/classes.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { useOverlayDrag } from '../../private/useOverlayDrag.ts';
import { NoticeTypeMark, type ToldType } from '../NoticeTypeMark.tsx';
import * as css from './NoticeSurface.css.ts';

/** Overlay props of an operator dialog. Other props go to the surface. */
export type NoticeOverlayProps = Omit<
  OverlayProps,
  'onOpenChange' | 'title' | 'description' | 'closeLabel' | 'footer' | 'children'
>;

/** Props of {@link NoticeSurface}. */
interface NoticeSurfaceProps extends NoticeOverlayProps {
  component: string;
  type: ToldType;
  /** Accessible name, announced when it opens. */
  title: string;
  /** Called by Escape, a press outside and a drag down. Omit it when the dialog cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Rendered next to the badge of its type. */
  aside?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const stay = () => undefined;

/** An operator message over the page: a sheet on a phone, a dialog on wider screens. */
export function NoticeSurface({
  component,
  type,
  onClose,
  aside,
  className,
  ...rest
}: NoticeSurfaceProps) {
  const t = useText();
  const close = onClose ?? stay;
  const { refs, handle } = useOverlayDrag(close, 'down');
  return (
    <Overlay
      {...rest}
      {...(onClose && refs)}
      onOpenChange={close}
      component={component}
      surfaceClass={classes(css.surface, className)}
      outsideCloses={onClose !== undefined}
      showClose={false}
      closeLabel={t('common.close')}
      handle={
        onClose && (
          <div {...handle} className={classes(sheet.handle, css.handle)} data-part="handle" />
        )
      }
      mark={
        <div className={css.mark}>
          <NoticeTypeMark type={type} />
          {aside}
        </div>
      }
    />
  );
}
