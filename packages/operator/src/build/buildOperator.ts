import { join, resolve } from 'node:path';

import { DEFAULT_LOCALE, textIn } from '@brand/domain/text';
import { contrast } from '@brand/ui/theme';

import { builtFont, builtMessages } from '../languages/languageFiles.ts';
import { ownDates } from '../languages/ownDates.ts';
import { apiLanguageOf } from '../languages/apiLanguageOf.ts';
import type { Hosts, Operator } from '../operator.ts';
import { operatorTexts } from '../settings/languageProblems.ts';
import { OperatorProblems } from '../settings/problem.ts';
import { makeIcons } from './icons.ts';
import { makePreview } from './preview.ts';
import { type OperatorSource, readSource } from './readSource.ts';
import { type FolderFiles, mayReplace, replaceFolder } from './replaceFolder.ts';
import { webManifest } from './webManifest.ts';

export { OperatorProblems } from '../settings/problem.ts';
export { knownMessages } from '../texts/knownMessages.ts';

/** Source and target of a build. */
export interface BuildOptions {
  /** The source folder. */
  folder: string;
  /** Where the deployable folder is written. @default `<folder>/operator` */
  out?: string;
  /** Allows hosts on this machine, in private networks and over http: for the sandbox. @default false */
  local?: boolean;
  /** Hosts that override the file; null or empty text disables an optional one. */
  hosts?: Partial<Record<keyof Hosts, string | null>>;
}

/**
 * Builds a deployable operator folder: `operator.json`, `theme.css`, pictures, icons, web manifest. The folder is
 * replaced in one step, so that a server never reads a partial folder.
 *
 * @returns the settings that the page reads
 * @throws OperatorProblems whose message lists all errors
 */
export async function buildOperator({
  folder,
  out = join(folder, 'operator'),
  local = false,
  hosts = {},
}: BuildOptions): Promise<Operator> {
  const { source, problems } = readSource(folder, { local, hosts });
  if (!source) throw new OperatorProblems(problems);
  const target = resolve(out);
  if (!mayReplace(target)) {
    const sentence = `${target} holds files that brand-theme did not write; choose another --out, or empty it.`;
    throw new OperatorProblems([{ path: '', sentence }]);
  }
  const operator = operatorOf(source);
  replaceFolder(target, await filesOf(source, operator));
  return operator;
}

/** Whether a colour is dark (white has more contrast on it) or light. */
function schemeOf(colour: string): 'dark' | 'light' {
  return contrast('#ffffff', colour) >= contrast('#000000', colour) ? 'dark' : 'light';
}

function operatorOf({
  settings,
  theme,
  texts,
  languages,
  logo,
  partnerLogos,
  sealImages,
}: OperatorSource): Operator {
  const [main = DEFAULT_LOCALE] = settings.languages;
  // So that a page needs no order of fallback.
  for (const { texts: written } of operatorTexts(settings)) {
    for (const language of settings.languages) written[language] = textIn(written, language, main);
  }
  const {
    $schema: _schema,
    brand,
    theme: _theme,
    texts: _texts,
    partners,
    seals,
    apiLanguages: _apiLanguages,
    ...shared
  } = settings;
  return {
    built: 1,
    brand: {
      name: brand.name,
      shortName: brand.shortName ?? shortened(brand.name),
      description: brand.description,
      logo,
      icon: brand.icon,
    },
    theme: {
      name: theme.name,
      type: theme.choices.type,
      scheme: theme.scheme,
      menuScheme: schemeOf(theme.grounds.menu.surface),
      bar: theme.grounds.menu.surface,
      page: theme.grounds.page.surface,
    },
    ...shared,
    partners: partners.map(({ name, href }, index) => ({
      name,
      logo: partnerLogos[index] ?? logo,
      href,
    })),
    seals: seals.map(({ name, href }, index) => ({ name, image: sealImages[index] ?? logo, href })),
    apiLanguageOf: apiLanguageOf(settings),
    addedLanguages: Object.fromEntries(
      Object.entries(languages).map(([tag, { name, direction }]) => [
        tag,
        { name, direction, dates: ownDates(tag) },
      ]),
    ),
    texts,
  };
}

const SHORT = 12;

/** As many whole words of a name as fit below an icon; a long single word is cut. */
function shortened(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > SHORT) words.pop();
  return Array.from(words.join(' ')).slice(0, SHORT).join('');
}

/** The messages of each added language, a file for each area, and its font. */
function languageOutput({ languages }: OperatorSource): FolderFiles {
  const files: FolderFiles = {};
  for (const [language, { messages, font }] of Object.entries(languages)) {
    for (const [area, compiled] of Object.entries(messages)) {
      files[builtMessages(language, area)] = `${JSON.stringify(compiled)}\n`;
    }
    if (font) files[builtFont(language)] = font;
  }
  return files;
}

async function filesOf(source: OperatorSource, operator: Operator): Promise<FolderFiles> {
  return {
    ...source.pictures,
    ...source.pages,
    ...languageOutput(source),
    ...(await makeIcons(source.icon, operator.theme.bar)),
    'preview.png': await makePreview({
      ...source.preview,
      icon: source.icon,
      ground: operator.theme.bar,
    }),
    'theme.css': source.css,
    'manifest.webmanifest': `${JSON.stringify(webManifest(operator), null, 2)}\n`,
    'operator.json': `${JSON.stringify(operator)}\n`,
  };
}
