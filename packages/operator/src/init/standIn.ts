import type { Theme } from '@brand/ui/theme';

import { placeholderIcon, placeholderLogo } from './placeholderMark.ts';

/** Begins a drawing that stands in: as long as it is there, every build draws it anew in the name and colours of then. */
const MARK = '<!-- A stand-in, drawn anew at every build. Put your own drawing in its place. -->\n';

const DRAWINGS = { logo: placeholderLogo, icon: placeholderIcon };

/** A logo or icon that stands in until there is a real one. */
export function standIn(kind: keyof typeof DRAWINGS, name: string, theme: Theme): string {
  return MARK + DRAWINGS[kind](name, theme);
}

/** Whether a drawing is still the one that `init` wrote. */
export function isStandIn(bytes: Buffer): boolean {
  return bytes
    .subarray(0, MARK.length * 2)
    .toString('utf8')
    .startsWith(MARK);
}
