import { primitiveStyle } from '../theme/layered.ts';

/* Classes without a rule of their own, by which what floats over a page knows what else is there: `body:has(.mark)`. A class and
 * nothing else, since a browser looks for it only where it comes or goes (`costlyHas.ts`). */

/** Stands beside the page, as long as it is open. */
export const besidePage = primitiveStyle({});

/** A form that fills a low phone: what joining and getting back in take. */
export const fillsPhone = primitiveStyle({});
