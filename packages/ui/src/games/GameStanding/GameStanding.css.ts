import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, fontSize, fontWeight } = vars;

export const root = panelStyle({
  ...figures,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '24px',
  paddingInline: space[3],
  fontSize: fontSize.sm,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 619px)': { fontSize: fontSize.xs } },
});

export const rank = panelStyle({ color: color.text, fontWeight: fontWeight.bold });

/** Separated by hairlines, like the clock next to it. */
const separate = {
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${color.border}`,
} as const;

/** A bar below this width has no space for points. */
const NO_ROOM = { '(max-width: 859px)': { display: 'none' } };

export const points = panelStyle({ ...separate, '@media': NO_ROOM, '@container': NO_ROOM });

export const time = panelStyle(separate);
