import { pageStyle } from '../../app/pageStyle.ts';

/** The menu brings its own padding; its words begin where the words of other pages do. */
export const root = pageStyle({ marginInline: '-16px' });
