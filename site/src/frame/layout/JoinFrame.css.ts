import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  // The height of the screen, where the frame offers it.
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  paddingBlockStart: vars.space[6],
  '@media': { '(min-width: 768px)': { paddingBlockStart: vars.space[12] } },
});

export const alone = pageStyle({ minBlockSize: '100dvh', justifyContent: 'center' });

/**
 * The logo is designed for the menu's background. If the page is dark and the menu light, or the reverse, it keeps that
 * background.
 */
export const plate = pageStyle({
  display: 'flex',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

/** A separate surface on wide screens. On a phone the page itself is the surface, and the form takes its height. */
export const sheet = pageStyle({
  display: 'grid',
  inlineSize: '100%',
  selectors: { [`${root}:not(${alone}) > &`]: { flex: '1 0 auto' } },
  '@media': {
    '(min-width: 768px)': {
      padding: vars.space[8],
      borderRadius: vars.radius.lg,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
    },
  },
});
