import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { TYPES } from '../../packages/ui/src/theme/typePairings.ts';
import { HIDDEN_FILES } from '../server/build/hiddenFiles.ts';
import type { FirstFaces } from '../server/documents/siteDocument.ts';

const FONTS = fileURLToPath(new URL('../../packages/ui/src/fonts/', import.meta.url));

/** Not the Thai in the name of a family. */
const THAI_SUBSET = /-thai-(?:\d|wght)/;

type Pairing = (typeof TYPES)[keyof typeof TYPES];

/**
 * Files of the faces that a first screen is set in, Thai and Latin, by their names in the font packages: text, labels and
 * figures, and titles, each in its weights.
 *
 * @param css the rules of the pairing's faces
 */
export function firstFacesOf(
  css: string,
  { font, fontWeight }: Omit<Pairing, 'lineHeight'>,
): string[] {
  const first = (families: string) => families.split(',', 1)[0] ?? '';
  const wanted = [
    { family: first(font.body), weight: 400 },
    { family: first(font.heading), weight: 500 },
    { family: first(font.heading), weight: 600 },
    { family: first(font.display), weight: Number(fontWeight.display) },
  ];
  const part = (rule: string, pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((rule) => {
      const family = part(rule, /font-family:\s*([^;]+);/);
      const [least = 0, most = least] = part(rule, /font-weight:\s*([^;]+);/)
        .split(' ')
        .map(Number);
      return wanted.some(
        (one) => one.family === family && least <= one.weight && one.weight <= most,
      );
    })
    .map((rule) => basename(part(rule, /url\(['"]?([^'")]+)/), '.woff2'));
}

/**
 * Writes the addresses of each pairing's first faces beside the pages, hidden, for the server: which pairing a page needs
 * is known only when an operator is. An English page does without the Thai ones.
 */
export function firstFaces(): Plugin {
  return {
    name: 'first-faces',
    // The part for the server has no files of its own.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async generateBundle(_options, bundle) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const faces: FirstFaces = {};
      for (const [name, pairing] of Object.entries(TYPES)) {
        const files = firstFacesOf(await readFile(`${FONTS}${name}.css`, 'utf8'), pairing);
        const th = files.map((file) => {
          const built = fonts.find((font) => basename(font).startsWith(`${file}-`));
          if (!built) throw new Error(`${name}.css names ${file}, which is not in the build.`);
          return `/${built}`;
        });
        faces[name] = { th, en: th.filter((file) => !THAI_SUBSET.test(file)) };
      }
      this.emitFile({
        type: 'asset',
        fileName: HIDDEN_FILES.firstFaces,
        source: JSON.stringify(faces),
      });
    },
  };
}
