import { offscreen } from '../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';
import { waitUntil } from '../../platform/styles/waitUntil.ts';
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

/** A part below the first screen of every phone: as in `app/firstUse.css.ts`, the page begins without it. */
function later(step: number, blockSize: string): string {
  const part = pageStyle({});
  waitUntil(step, part, blockSize);
  return part;
}

export const laterWins = later(2, '190px');
export const laterRow = later(4, '100vw');
export const laterRows = later(7, '920vw');

for (const part of [laterWins, laterRow]) {
  waitUntil(5, `${part} [data-part=row] > :nth-child(n+4)`);
  waitUntil(6, `${part} [data-part=row] > :nth-child(n+7)`);
}

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
