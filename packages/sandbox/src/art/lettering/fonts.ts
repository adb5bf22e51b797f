import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

/** The display typefaces of titles; all under the Open Font License. */
const files = {
  bangers: '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  kaushan: '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  kanit: '@fontsource/kanit/files/kanit-latin-800-normal.woff',
  kanitItalic: '@fontsource/kanit/files/kanit-latin-800-italic.woff',
  kanitThai: '@fontsource/kanit/files/kanit-thai-800-normal.woff',
  kanitThaiText: '@fontsource/kanit/files/kanit-thai-500-normal.woff',
  kanitText: '@fontsource/kanit/files/kanit-latin-500-normal.woff',
  petch: '@fontsource/chakra-petch/files/chakra-petch-latin-700-italic.woff',
  petchThai: '@fontsource/chakra-petch/files/chakra-petch-thai-700-italic.woff',
  petchText: '@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff',
  petchThaiText: '@fontsource/chakra-petch/files/chakra-petch-thai-600-normal.woff',
  trirong: '@fontsource/trirong/files/trirong-latin-800-normal.woff',
  trirongThai: '@fontsource/trirong/files/trirong-thai-800-normal.woff',
  trirongText: '@fontsource/trirong/files/trirong-latin-600-normal.woff',
  trirongThaiText: '@fontsource/trirong/files/trirong-thai-600-normal.woff',
} as const;

export type FontName = keyof typeof files;

const { resolve } = createRequire(import.meta.url);
const open = new Map<FontName, Font>();

/** Opens a typeface once; later calls return the same object. */
export function fontOf(name: FontName): Font {
  let font = open.get(name);
  if (!font) {
    const bytes = readFileSync(resolve(files[name]));
    font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
    open.set(name, font);
  }
  return font;
}
