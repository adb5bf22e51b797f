import { figures as figureText } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, lineHeight } = vars;

export const root = panelStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const list = panelStyle({ display: 'grid', minInlineSize: 0 });

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(36px, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '56px',
  paddingBlock: space[2],
  paddingInline: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    // A gap and a dotted line for the ranks that are left out before this row.
    '&[data-apart]': { marginBlockStart: space[3] },
    '&[data-apart]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(${space[3]} / -2 - 1px)`,
      borderBlockStart: `2px dotted ${color.borderStrong}`,
    },
    // Sticky within the table: below the page header, and above the elements at the bottom of the screen.
    '&[data-state=own]': {
      position: 'sticky',
      insetBlockStart: `calc(var(--brand-sticky-top, 0px) + ${space[2]})`,
      insetBlockEnd: `calc(var(--brand-sticky-bottom, 0px) + ${space[2]})`,
      zIndex: 1,
      borderBlockStart: 0,
      borderRadius: vars.radius.md,
      background: color.selected,
      // A ring in the surface colour hides rows that scroll behind it, also at its corners.
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}, 0 0 0 ${space[2]} ${color.surface}`,
    },
  },
});

export const rank = panelStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.pill,
  fontFamily: font.heading,
  fontWeight: vars.fontWeight.bold,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { '[data-state=own] > &': { color: color.text } },
});

export const first = panelStyle({
  background: color.accent,
  color: color.onAccent,
  selectors: { '[data-state=own] > &': { color: color.onAccent } },
});
export const podium = panelStyle({
  background: color.content,
  color: color.onContent,
  selectors: { '[data-state=own] > &': { color: color.onContent } },
});

export const who = panelStyle({ display: 'grid', minInlineSize: 0 });

export const name = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontFamily: font.heading,
  overflowWrap: 'anywhere',
});

export const next = panelStyle({
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.text,
});

export const figures = panelStyle({
  ...figureText,
  display: 'grid',
  justifyItems: 'end',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  textAlign: 'end',
});

export const points = panelStyle({
  color: color.textMuted,
  selectors: { '[data-state=own] &': { color: color.text } },
});

export const more = panelStyle({ display: 'grid' });

export const note = panelStyle({ textAlign: 'center' });
