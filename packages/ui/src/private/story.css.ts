import { vars } from '../theme/contract.css.ts';
import { pageStyle } from '../theme/layered.ts';

/** Layouts for stories only; no component uses them. */
export const storyRow = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&[data-surface]': { padding: vars.space[4], background: vars.color.surface } },
});

export const storyColumn = pageStyle({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '640px',
});

/** Page width next to the menu on a laptop. */
export const storyContent = pageStyle({ maxInlineSize: '1136px' });

export const storyGrid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: vars.space[4],
});

export const storyTile = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const storyPage = pageStyle({ minBlockSize: '640px' });

export const storyBlock = pageStyle({ blockSize: '96px' });

export const storyRound = pageStyle({ inlineSize: '48px' });

export const storyCentre = pageStyle({ display: 'grid', placeItems: 'center' });

export const storyNarrow = pageStyle({ inlineSize: '160px', display: 'grid', gap: vars.space[4] });

/** Page width on a small phone. */
export const storySmallPhone = pageStyle({ inlineSize: 'min(100%, 324px)' });

export const storyPanel = pageStyle({ paddingBlock: vars.space[4] });
