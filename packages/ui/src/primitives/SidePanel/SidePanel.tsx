'use client';

import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { BESIDE_PAGE } from '../../private/dockNames.ts';
import * as css from './SidePanel.css.ts';

/** Props of {@link SidePanel}; the rest goes to its surface. */
export type SidePanelProps = OverlayProps;

/** 440 px from the right edge, over a dimmed page: the wallet on a desktop. */
export function SidePanel(props: SidePanelProps) {
  return <Overlay {...BESIDE_PAGE} {...props} component="side-panel" surfaceClass={css.surface} />;
}
