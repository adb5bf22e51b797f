'use client';

import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { classes } from '../../private/classes.ts';
import { besidePage } from '../../private/pageMarks.css.ts';
import * as css from './SidePanel.css.ts';

/** Props of {@link SidePanel}. Other props go to its surface. */
export type SidePanelProps = OverlayProps;

/** 440 px wide at the right edge, over a dimmed page: the wallet on a desktop. */
export function SidePanel(props: SidePanelProps) {
  return (
    <Overlay {...props} component="side-panel" surfaceClass={classes(css.surface, besidePage)} />
  );
}
