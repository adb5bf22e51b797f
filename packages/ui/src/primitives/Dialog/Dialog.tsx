'use client';

import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import * as css from './Dialog.css.ts';

/** Props of {@link Dialog}. Other props go to its surface. */
export type DialogProps = OverlayProps;

/** A message or a short form in the centre of the screen, over a dimmed page. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} component="dialog" surfaceClass={css.surface} />;
}
