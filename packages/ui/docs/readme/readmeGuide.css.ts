import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { space } = vars;

export const guide = pageStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const step = pageStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const paragraph = pageStyle({ maxInlineSize: '68ch', textWrap: 'pretty' });

export const sample = pageStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

/** The file and the button that copies it. */
export const head = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
