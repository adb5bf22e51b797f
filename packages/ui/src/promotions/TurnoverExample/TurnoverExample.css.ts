import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.inset,
  borderRadius: radius.md,
  // Terms without a bonus have no example.
  selectors: { '&:empty': { display: 'none' } },
});

export const steps = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[2],
  // No arrow before a step at the start of a line.
  overflow: 'clip',
});

export const step = panelStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  minInlineSize: '72px',
  selectors: {
    // The longest name takes the rest of the line.
    '&:last-child': { flexGrow: 1 },
    // An arrow between two steps, made of two borders.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space[5]} / 2 - 5px)`,
      insetBlockEnd: '10px',
      inlineSize: '7px',
      blockSize: '7px',
      borderBlockStart: `2px solid ${color.textMuted}`,
      borderInlineEnd: `2px solid ${color.textMuted}`,
      transform: 'rotate(45deg)',
    },
  },
});

export const figure = panelStyle({ ...figures, whiteSpace: 'nowrap' });

/** As wide as the figure below it, so that three fit side by side on a phone. */
export const name = panelStyle({ inlineSize: 0, minInlineSize: '100%' });
