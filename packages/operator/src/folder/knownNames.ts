import { TOKENS } from '@brand/ui/theme';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type StyleNames, scanNames } from './scanNames.ts';

/** What custom CSS may name. */
export interface KnownNames {
  /** Values of `data-component`. */
  components: ReadonlySet<string>;
  /** `--brand-*`: the tokens of the theme, and measures that components read. */
  properties: ReadonlySet<string>;
}

let known: KnownNames | undefined;

/** The names of library and site, read once: in the package from a list beside the code, in the repository from the sources. */
export function knownNames(): KnownNames {
  if (known) return known;
  const list = fileURLToPath(new URL('./styleNames.json', import.meta.url));
  const { components, properties } = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as StyleNames)
    : scanNames(fileURLToPath(new URL('../../../../', import.meta.url)));
  known = {
    components: new Set(components),
    properties: new Set([...TOKENS.map(({ property }) => property), ...properties]),
  };
  return known;
}
