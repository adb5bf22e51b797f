import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
});

export const picture = panelStyle({
  inlineSize: '100%',
  aspectRatio: '750 / 420',
  objectFit: 'cover',
  backgroundColor: color.skeleton,
});

export const body = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  flexGrow: 1,
  padding: vars.card.padding,
});

export const head = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
});

/** The same height with and without a time, so that the titles of adjacent cards align. */
export const badges = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.body})`,
});

/** Covers the card, so that the whole card is the link. Other controls are above it. */
export const link = panelStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** At the end of the card, above the covering link. */
export const action = panelStyle({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
});

export const lineTitle = panelStyle({ blockSize: '1.6em', inlineSize: '75%' });

export const block = panelStyle({ blockSize: '148px' });
