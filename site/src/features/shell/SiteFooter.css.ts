import { pageStyle } from '../../app/pageStyle.ts';

/** Out of sight while a page is about to be: where it stands then says nothing of where it will. */
export const root = pageStyle({
  selectors: { 'main:has([data-component=page-placeholder]) + &': { visibility: 'hidden' } },
});
