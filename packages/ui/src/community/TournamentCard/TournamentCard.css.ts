import { figures } from '../../private/figures.ts';
import { cardLink } from '../../private/cardLink.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  overflow: 'hidden',
  blockSize: '100%',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

/** The whole cover: its lettering is never cropped. */
export const art = panelStyle({
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  margin: space[3],
  marginInlineEnd: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: color.skeleton,
});

export const image = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const over = panelStyle({ filter: 'grayscale(1)' });

export const fallback = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
});

export const body = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  padding: space[4],
});

export const row = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

/** The name is the link. It covers the whole card. */
export const link = panelStyle(cardLink);

export const clock = panelStyle({ ...figures, color: color.text });

export const shapeTitle = panelStyle({ blockSize: '1.6em', inlineSize: '70%' });
