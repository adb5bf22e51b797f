import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { color, frame, radius, space } = vars;

const PHONE = '(max-width: 767px)';
const TABLET = '(min-width: 768px)';
const DESKTOP = '(min-width: 1024px)';
/** A phone without room for the logo: the tab bar would cover the button. */
const LOW_PHONE = 'screen and (max-width: 599px) and (max-height: 640px)';

/** One surface on a desktop, half of it the picture. */
export const split = pageStyle({
  // The height of the screen, where the frame offers it.
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [DESKTOP]: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minBlockSize: `min(100dvh - ${frame.headerDesktop} - 2 * ${space[6]}, 760px)`,
      overflow: 'clip',
      borderRadius: radius.lg,
      border: `1px solid ${color.border}`,
      background: color.surface,
    },
  },
});

export const picture = pageStyle({
  display: 'none',
  '@media': {
    [DESKTOP]: { display: 'block', position: 'relative', background: color.raised },
  },
});

/** Does not make the surface higher. The motif is at the end, or at the start if the words of the slide are there. */
export const image = pageStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  selectors: { '&[data-side=end]': { objectPosition: '0% 50%' } },
});

export const column = pageStyle({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  paddingBlockStart: space[6],
  '@media': {
    [LOW_PHONE]: { paddingBlockStart: 0 },
    [TABLET]: { paddingBlockStart: space[12] },
    [DESKTOP]: {
      selectors: {
        [`${split} > &`]: {
          justifyContent: 'center',
          gap: space[8],
          maxInlineSize: `calc(400px + 2 * ${space[6]})`,
          padding: `${space[8]} ${space[6]}`,
        },
      },
    },
  },
});

export const alone = pageStyle({ minBlockSize: '100dvh', justifyContent: 'center' });

export const logo = pageStyle({
  display: 'flex',
  '@media': { [LOW_PHONE]: { display: 'none' } },
});

/**
 * The logo is designed for the menu's background. If the page is dark and the menu light, or the reverse, it keeps that
 * background.
 */
export const plate = pageStyle({
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: radius.md,
  background: color.surface,
});

/**
 * A separate surface on wide screens, unless it is part of one. On a phone the page itself is the surface, and the form takes
 * its height.
 */
export const sheet = pageStyle({
  display: 'grid',
  inlineSize: '100%',
  '@media': {
    [PHONE]: { selectors: { [`${column}:not(${alone}) > &`]: { flex: '1 0 auto' } } },
    [TABLET]: {
      padding: space[8],
      borderRadius: radius.lg,
      border: `1px solid ${color.border}`,
      background: color.surface,
    },
    [DESKTOP]: {
      selectors: { [`${split} &`]: { padding: 0, border: 0, background: 'none' } },
    },
  },
});
