import { dockedGroup, dockedView } from '../../private/dockedView.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const quick = panelStyle({ display: 'grid', gap: space[2] });

/** Six amounts in three columns, or eight in four if there is room. */
export const quickNarrow = panelStyle({
  gridTemplateColumns: 'repeat(3, 1fr)',
  '@container': { '(min-width: 384px)': { display: 'none' } },
});

export const quickWide = panelStyle({
  display: 'none',
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@container': { '(min-width: 384px)': { display: 'grid' } },
});

export const quickAmount = panelStyle({
  paddingInline: space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const qrView = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
  ...dockedView,
  '@container': {
    '(min-width: 680px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[8],
    },
  },
});

export const column = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
  ...dockedGroup,
});

/** White in every theme. The padding is the quiet zone of the QR code. */
export const paper = panelStyle({
  inlineSize: '100%',
  maxInlineSize: '264px',
  marginInline: 'auto',
  background: color.paper,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});

export const paperSkeleton = panelStyle({
  inlineSize: '100%',
  maxInlineSize: '264px',
  marginInline: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.lg,
});

export const waiting = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.raised,
  borderRadius: vars.radius.md,
  selectors: { '&[data-state=unreachable]': { background: color.pendingSoft } },
});

export const ringSkeleton = panelStyle({ flex: 'none', inlineSize: '64px' });

export const how = panelStyle({ display: 'grid', gap: space[3] });

export const understood = panelStyle({ paddingBlockStart: space[2] });

export const reference = panelStyle({ overflowWrap: 'anywhere' });
