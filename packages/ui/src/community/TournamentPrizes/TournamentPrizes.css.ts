import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({ display: 'grid' });

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(auto, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '44px',
  paddingBlock: space[2],
  paddingInline: space[3],
  lineHeight: lineHeight.body,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[data-state=own]': {
      borderBlockStart: 0,
      borderRadius: vars.radius.md,
      background: color.selected,
    },
  },
});

/** Highlight of the first three ranks. The others reserve the same space, so that all names are aligned. */
export const icon = panelStyle({
  visibility: 'hidden',
  color: color.textMuted,
  selectors: {
    '[data-place] > &': { visibility: 'visible' },
    '[data-place="1"] > &': { color: color.link },
  },
});

export const ranks = panelStyle({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: fontSize.sm,
});

export const amount = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

export const each = panelStyle({
  fontFamily: font.body,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  color: color.textMuted,
  selectors: { '[data-state=own] &': { color: color.text } },
});
