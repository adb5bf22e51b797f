import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** Day and time form one question: side by side, with one message below both. */
export const when = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: space[3],
});

export const whenMessage = panelStyle({
  gridColumn: '1 / -1',
  marginBlockStart: `calc(-1 * ${space[1]})`,
});

export const fields = panelStyle({ display: 'grid', gap: space[4] });

export const wayOn = panelStyle({ paddingBlockStart: space[2] });
