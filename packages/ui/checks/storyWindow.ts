import type { StyleByPlace } from './computedStyles.ts';

declare global {
  interface Window {
    /** Takes over the markup of the server, story by story. @returns what React said about it */
    hydrateStories: () => Promise<string[]>;
    /** Draws every story anew and reads how it looks. */
    readStyles: () => Promise<StyleByPlace>;
  }
}
