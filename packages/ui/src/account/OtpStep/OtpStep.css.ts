import { dockedGroup } from '../../private/dockedView.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** Heading with its description, followed by the link to change the number. */
export const sentTo = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});

/** Aligns the text of the link with the start of the sentence, also when it wraps. */
export const change = panelStyle({ marginInline: `calc(-1 * ${space[3]})` });

/** Reference and time left, on one line below the boxes. */
export const facts = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const boxes = panelStyle({ display: 'grid', gap: space[2] });

export const actions = panelStyle({
  display: 'grid',
  gap: space[2],
  ...dockedGroup,
  fontVariantNumeric: 'tabular-nums',
});

/** While it waits it looks disabled and keeps the focus. */
export const resend = panelStyle({
  selectors: {
    '&[aria-disabled=true]:not([data-state])': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.onDisabled,
      cursor: 'default',
    },
  },
});

/** Another way to start, separated from the phone by a line with a label. */
export const other = panelStyle({ display: 'grid', gap: space[5] });

export const login = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});
