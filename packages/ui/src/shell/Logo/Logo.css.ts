import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  display: 'inline-flex',
  // Without room for the name it wraps to a second line, which is cut: the mark stays alone and whole.
  flexWrap: 'wrap',
  blockSize: '32px',
  overflow: 'hidden',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
});

export const mark = panelStyle({ flex: 'none', fill: vars.color.link });
export const outer = panelStyle({ opacity: 0.45 });
export const middle = panelStyle({ opacity: 0.72 });
export const inner = panelStyle({ opacity: 1 });

export const name = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
});
