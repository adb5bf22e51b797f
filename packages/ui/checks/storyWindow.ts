import type { StyleByPlace } from './computedStyles.ts';

declare global {
  interface Window {
    /** Hydrates the server markup, story by story. @returns messages of React */
    hydrateStories: () => Promise<string[]>;
    /** Renders every story again and reads its computed styles. */
    readStyles: () => Promise<StyleByPlace>;
  }
}
