import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { color, radius, space } = vars;

/** The member's own bonuses, and those on offer: two columns on a desktop, unless the first would be empty. */
export const parts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    '(min-width: 1024px)': {
      selectors: {
        '&[data-split]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
        },
      },
    },
  },
});

export const section = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  outline: 'none',
  scrollMarginBlockStart: space[10],
});

export const list = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: space[4],
});

/** Height of a short note, for the skeleton too. */
const noteHeight = '56px';

export const shape = pageStyle({ blockSize: noteHeight });

export const none = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: noteHeight,
});

export const noneIcon = pageStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: noteHeight,
  blockSize: noteHeight,
  borderRadius: radius.pill,
  background: color.raised,
  color: color.textMuted,
});
