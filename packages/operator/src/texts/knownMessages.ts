import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Every message of the site by message id. */
export type KnownMessages = ReadonlyMap<string, Readonly<Record<'th' | 'en', string>>>;

/** In the package, the catalogues are next to the code; in the repository, they are read from their sources. */
const FOLDERS = ['./messages/', '../../../ui/src/messages/', '../../../../site/src/messages/'];

let known: KnownMessages | undefined;

/** Reads the message catalogues of the library and the site, once. */
export function knownMessages(): KnownMessages {
  return (known ??= readCatalogues(
    FOLDERS.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).filter(existsSync),
  ));
}

/**
 * Reads every `<area>.<locale>.json` and `<locale>.json` of some folders.
 *
 * @param folders absolute paths
 */
function readCatalogues(folders: readonly string[]): KnownMessages {
  const all = new Map<string, Record<'th' | 'en', string>>();
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      const language = /(?:^|\.)(th|en)\.json$/.exec(file)?.[1] as 'th' | 'en' | undefined;
      if (!language) continue;
      const sentences = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<
        string,
        string
      >;
      for (const [id, sentence] of Object.entries(sentences)) {
        all.set(id, { th: '', en: '', ...all.get(id), [language]: sentence });
      }
    }
  }
  return all;
}
