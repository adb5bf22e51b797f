import { vars } from '../theme/contract.css.ts';
import { gutter } from './gutter.ts';

/**
 * Style of a row that scrolls up to the edges of the page.
 *
 * @param room length above and below its items, for focus rings and touch targets; it moves nothing
 */
export const edgeRow = (room: string) =>
  ({
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    scrollPaddingInline: gutter,
    marginBlock: `calc(-1 * ${room})`,
    paddingBlock: room,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }) as const;
