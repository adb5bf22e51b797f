import { primitiveStyle } from '../theme/layered.ts';

/*
 * Marker classes without rules. Floating elements test for them with `body:has(.mark)`. They must be plain classes: then a
 * browser only re-evaluates the selector where such a class is added or removed (`costlyHas.ts`).
 */

/** Marks an open panel next to the page. */
export const besidePage = primitiveStyle({});

/** Marks the main action of a view that a phone shows without tab bar and footer. */
export const docksAction = primitiveStyle({});

/** Marks a form that fills a low phone screen: registration and account recovery. */
export const fillsPhone = primitiveStyle({});
