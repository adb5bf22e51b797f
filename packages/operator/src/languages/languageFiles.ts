import { knownMessages } from '../texts/knownMessages.ts';

/** Name, direction and font of a language, in its folder. */
export const LANGUAGE_FILE = 'language.json';

/** The optional font of a language, in its folder. */
export const FONT_FILE = 'font.woff2';

/** The folder of a language in a source folder. */
export const languageFolder = (language: string): string => `messages/${language}`;

/** The areas of the site's messages. */
export function messageAreas(): readonly string[] {
  return [...new Set([...knownMessages().values()].map(({ area }) => area))].sort();
}

/** File name of the messages of an area in the built folder. */
export const builtMessages = (language: string, area: string): string =>
  `messages-${language}-${area}.json`;

/** File name of the font of a language in the built folder. */
export const builtFont = (language: string): string => `font-${language}.woff2`;
