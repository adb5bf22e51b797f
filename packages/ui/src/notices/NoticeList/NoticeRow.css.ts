import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { MARK } from '../../private/DayList.css.ts';

const { color, font, fontWeight, lineHeight, space } = vars;

/** A line that marks an unread notice. The label has the same meaning. */
const EDGE = '3px';

export const root = panelStyle({
  background: color.raised,
  borderInlineStart: `${EDGE} solid transparent`,
  selectors: { '&[data-state=unread]': { borderInlineStartColor: color.info } },
});

export const line = panelStyle({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
  alignItems: 'start',
  columnGap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: `calc(${space[4]} - ${EDGE})`,
  paddingInlineEnd: space[3],
});

export const mark = panelStyle({
  selectors: {
    '&[data-type=bank]': { background: color.pendingSoft, color: color.pending },
    '&[data-type=promotion]': { background: color.successSoft, color: color.success },
    '&[data-type=game]': { background: color.infoSoft, color: color.info },
  },
});

export const words = panelStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Type, time and “ended” label, separated by dots. */
export const about = panelStyle({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
});

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    // Clips only whole lines: the tone marks of the first line can reach above it.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // High enough that no tone mark of a clipped line is visible in the line above, also in fonts with loops.
    lineHeight: `calc(${lineHeight.body} + 0.2)`,
  }) as const;

export const title = panelStyle({
  // Three, because next to its label it has 115 px on the narrowest phone.
  ...lines(3),
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  selectors: { '[data-state=unread] &': { fontWeight: fontWeight.bold } },
});

export const excerpt = panelStyle(lines(1));

export const end = panelStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: space[2],
  color: color.textMuted,
});
