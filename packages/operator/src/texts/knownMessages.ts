import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ShippedLocale } from '@brand/domain/text';

import { siteArea } from './messageArea.ts';

/** A message of the site. */
export interface KnownMessage extends Readonly<Record<ShippedLocale, string>> {
  /** What it is loaded with: `core` with every page, `cashier` with deposits and withdrawals. */
  readonly area: string;
}

/** Every message of the site by message id. */
export type KnownMessages = ReadonlyMap<string, KnownMessage>;

/** In the package, the catalogues are next to the code; in the repository, they are read from their sources. */
const FOLDERS = ['./messages/', '../../../ui/src/messages/', '../../../../site/src/messages/'];

const CATALOGUE = /^(?:site\.)?([a-z]+)\.(th|en)\.json$/;

let known: KnownMessages | undefined;

/** Reads the message catalogues of the library and the site, once. */
export function knownMessages(): KnownMessages {
  return (known ??= readCatalogues(
    FOLDERS.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).filter(existsSync),
  ));
}

/**
 * Reads every `<area>.<locale>.json` of some folders.
 *
 * @param folders absolute paths
 */
function readCatalogues(folders: readonly string[]): KnownMessages {
  const all = new Map<string, KnownMessage>();
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      const [, area, language] = CATALOGUE.exec(file) ?? [];
      if (area === undefined || language === undefined) continue;
      const sentences = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<
        string,
        string
      >;
      for (const [id, sentence] of Object.entries(sentences)) {
        const others = all.get(id) ?? { th: '', en: '' };
        all.set(id, { ...others, area: siteArea(area), [language]: sentence });
      }
    }
  }
  return all;
}
