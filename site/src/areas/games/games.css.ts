import { offscreen } from '../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';
import { vars } from '@brand/ui/theme/contract';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { '(min-width: 768px)': { gap: vars.space[8] } },
});

/** The header of a phone shows it. */
export const title = pageStyle({
  overflowWrap: 'anywhere',
  '@media': {
    'not all and (min-width: 600px)': offscreen,
  },
});

/** Place of a part that comes later, or never. */
export const place = pageStyle({ selectors: { '&:empty': { display: 'none' } } });

/** Place of the wins, with their height until they are there. */
export const wins = pageStyle({ selectors: { '&:empty': { minBlockSize: '204px' } } });

/** Below the first screen of every phone. As in `app/firstUse.css.ts`, the page begins without it. */
const later = (steps: string, blockSize: string) =>
  pageStyle({
    '@media': {
      '(max-width: 479px) and (scripting: enabled)': {
        selectors: {
          [`html${steps} &`]: { contentVisibility: 'hidden', containIntrinsicBlockSize: blockSize },
        },
      },
    },
  });

export const laterWins = later(":is([data-unused=''], [data-unused=rows])", '190px');
export const laterRow = later('[data-unused]:not([data-unused=most])', '100vw');
export const laterRows = later('[data-unused]', '920vw');

/** Space of the cards that a member sees first: one and a part of the next on a phone. */
export const shapes = pageStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(100% - 36px)',
  gap: vars.space[3],
  overflow: 'hidden',
  '@media': { '(min-width: 768px)': { gridAutoColumns: '1fr', gap: vars.space[4] } },
});

export const shape = pageStyle({
  // The height of a `HighlightCard`.
  blockSize: '108px',
  borderRadius: vars.radius.card,
  background: vars.color.skeleton,
});
