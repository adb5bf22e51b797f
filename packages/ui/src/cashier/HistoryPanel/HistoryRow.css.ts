import { figures as figureText } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { MARK } from '../../private/DayList.css.ts';

const { color, space } = vars;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
const opened = { '[aria-expanded=true] &': { display: 'block' } };

export const root = panelStyle({ background: color.raised });

/** Icon, text, figures and the chevron of the row, with the note below. */
export const line = panelStyle({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto auto`,
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[3],
});

export const mark = panelStyle({
  selectors: {
    '&[data-type=deposit]': { background: color.successSoft, color: color.success },
    '&[data-type=withdraw]': { background: color.infoSoft, color: color.info },
  },
});

export const words = panelStyle({ display: 'grid', minInlineSize: 0 });

/** The title never breaks within a word next to a large amount. At most two lines until the row is expanded. */
export const name = panelStyle({ ...twoLines, overflowWrap: 'anywhere', selectors: opened });

export const figures = panelStyle({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const status = panelStyle({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

/** A decorative dot; the label next to it has the same meaning. */
export const dot = panelStyle({
  flex: 'none',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
});

export const arrow = panelStyle({
  display: 'grid',
  color: color.textMuted,
  transition: `transform ${vars.motion.fade} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** Below both columns, so that an account number does not wrap. At most two lines until the row is expanded. */
export const note = panelStyle({
  ...twoLines,
  gridColumn: '2 / -1',
  overflowWrap: 'anywhere',
  selectors: opened,
});

export const details = panelStyle({
  paddingInlineStart: `calc(${space[4]} + ${MARK} + ${space[3]})`,
  paddingInlineEnd: space[3],
  paddingBlockEnd: space[3],
});

export const facts = panelStyle({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border}`,
});

export const reference = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** A press selects the full text, in case copying is blocked. */
export const referenceText = panelStyle({
  ...figureText,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
