/** One way to look at a story: theme, language and room. */
export interface Mode {
  theme: 'lotus';
  locale: 'th' | 'en';
  /** Width in px. */
  viewport: 390 | 1440;
}

/** Read by Chromatic and by the visual run on this machine alike. */
export const modes = {
  'lotus-th-390': { theme: 'lotus', locale: 'th', viewport: 390 },
  'lotus-en-1440': { theme: 'lotus', locale: 'en', viewport: 1440 },
} as const satisfies Record<string, Mode>;

/** Every mode, for stories tagged `matrix`. */
export const matrix = {
  ...modes,
  'lotus-en-390': { theme: 'lotus', locale: 'en', viewport: 390 },
  'lotus-th-1440': { theme: 'lotus', locale: 'th', viewport: 1440 },
} as const satisfies Record<string, Mode>;
