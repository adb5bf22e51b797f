import type { Theme } from '@brand/ui/theme';

import { placeholderIcon, placeholderLogo } from './placeholderMark.ts';

/**
 * First line of a placeholder. While a file contains it, every build renders the file again with the current name and
 * colours.
 */
const MARK = '<!-- A placeholder, redrawn by every build. Replace it with your own drawing. -->\n';

const DRAWINGS = { logo: placeholderLogo, icon: placeholderIcon };

/** A placeholder logo or icon. */
export function standIn(kind: keyof typeof DRAWINGS, name: string, theme: Theme): string {
  return MARK + DRAWINGS[kind](name, theme);
}

/** Whether a file is still the placeholder that `init` wrote. */
export function isStandIn(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, MARK.length)) === MARK;
}
