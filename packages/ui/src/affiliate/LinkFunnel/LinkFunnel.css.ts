import { figures as figureText } from '../../private/figures.ts';
import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[4] });

export const words = panelStyle({ display: 'grid', gap: space[1], textWrap: prettyWrap });

export const periods = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const step = panelStyle({
  display: 'inline-grid',
  gap: space[1],
  inlineSize: '100%',
  maxInlineSize: '160px',
  textAlign: 'start',
});

export const figures = panelStyle({
  ...figureText,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});

export const count = panelStyle({ fontWeight: vars.fontWeight.bold });

export const percent = panelStyle({ color: color.textMuted });

export const bar = panelStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
});

export const ground = panelStyle({ fill: color.track });

export const fill = panelStyle({ fill: color.mark });
