import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** The widest page of two columns whose lines stay readable. */
const WIDE = '1080px';

export const root = pageStyle({
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  selectors: { '&[data-wide=always]': { maxInlineSize: WIDE } },
  // Sticky position of headings, below the sticky header.
  vars: { '--brand-sticky-top': vars.frame.headerPhone },
  '@media': {
    '(min-width: 600px)': { vars: { '--brand-sticky-top': vars.frame.headerDesktop } },
    '(min-width: 1024px)': { selectors: { '&[data-wide=true]': { maxInlineSize: WIDE } } },
  },
});
