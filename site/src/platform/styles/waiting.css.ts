import { pageStyle } from './pageStyle.ts';

/** What decides how long a page is, is about to be there. It has no rule of its own: others ask for it. */
export const waiting = pageStyle({});
