import { isShippedLocale } from '@brand/domain/text';
import { type Theme, themeCss } from '@brand/ui/theme';

import { checkCss } from '../folder/checkCss.ts';
import { OperatorFolder } from '../folder/OperatorFolder.ts';
import { isStandIn, standIn } from '../init/standIn.ts';
import { languageCss } from '../languages/languageCss.ts';
import { type LanguageSource, readLanguage } from '../languages/readLanguage.ts';
import type { Picture } from '../operator.ts';
import { readPages } from '../pages/readPages.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { parseOperatorText, type ParseOptions } from '../settings/parseOperator.ts';
import type { Problem } from '../settings/problem.ts';
import { type CompiledTexts, compileTexts } from '../texts/compileTexts.ts';
import { knownMessages } from '../texts/knownMessages.ts';
import { type PreviewSource, checkPreview } from './preview.ts';
import { themeOf } from './themeOf.ts';

/** A validated source folder. */
export interface OperatorSource {
  settings: OperatorSettings;
  theme: Theme;
  texts: CompiledTexts;
  /** Languages besides those of the product, by tag. */
  languages: Record<string, LanguageSource>;
  /** `theme.css`: the theme, then custom.css outside its layers. */
  css: string;
  logo: Picture;
  /** The icon as SVG. */
  icon: string;
  /** What the image for previews of links is made from. */
  preview: Pick<PreviewSource, 'own' | 'logo'>;
  /** Partner logos, in order. */
  partnerLogos: Picture[];
  /** Pictures of the seals, in order. */
  sealImages: Picture[];
  /** Texts of the operator's pages by file name in the built folder. */
  pages: Record<string, string>;
  /** Every served picture by file name. */
  pictures: Record<string, Buffer>;
}

/** A source, or all problems of the folder. */
export type ReadSource =
  | { source: OperatorSource; problems: [] }
  | { source: null; problems: Problem[] };

/** Reads and checks a source folder: settings, messages, pictures and CSS. Collects all problems. */
export function readSource(path: string, options?: ParseOptions): ReadSource {
  const folder = new OperatorFolder(path);
  const text = folder.read('operator.json');
  if (!text) return { source: null, problems: folder.problems };
  const parsed = parseOperatorText(text.toString('utf8'), options);
  if (!parsed.settings) return { source: null, problems: parsed.problems };
  const { settings } = parsed;
  const compiled = compileTexts(settings.texts, knownMessages());
  folder.problems.push(...compiled.problems.map((one) => parsed.place(one)));
  const theme = themeOf(settings.theme, folder.name);
  const ownOr = (kind: 'logo' | 'icon') => (bytes: Buffer) =>
    isStandIn(bytes) ? standIn(kind, settings.brand.name, theme) : null;
  const logo = folder.picture(settings.brand.logo, ownOr('logo'));
  const icon = folder.picture(settings.brand.icon, ownOr('icon'));
  if (icon && Math.abs(icon.width / icon.height - 1) > 0.01) {
    folder.complain(
      icon.file,
      `${icon.file} is ${icon.width} by ${icon.height}; an icon must be square.`,
    );
  }
  const preview = settings.brand.preview === null ? null : folder.picture(settings.brand.preview);
  checkPreview(folder, preview);
  const partners = settings.partners.map((partner) => folder.picture(partner.logo));
  const seals = settings.seals.map((seal) => folder.picture(seal.image));
  const heroes = readHero(folder, settings.hero);
  const custom = readCustomCss(folder);
  const pages = readPages(folder, settings);
  const languages = readLanguages(folder, settings.languages);
  const all = [
    logo,
    icon,
    ...partners,
    ...seals,
    ...heroes,
    ...custom.pictures.map((file) => folder.picture(file)),
  ];
  if (folder.problems.length > 0 || !logo || !icon)
    return { source: null, problems: folder.problems };
  const pictures = all.flatMap((picture) => (picture ? [[picture.file, picture.bytes]] : []));
  return {
    problems: [],
    source: {
      settings,
      theme,
      texts: compiled.texts,
      languages,
      css:
        themeCss(theme) +
        languageCss(languages, theme) +
        (custom.css && `\n/* custom.css */\n${custom.css}`),
      logo: withoutBytes(logo),
      icon: icon.bytes.toString('utf8'),
      preview: { own: preview, logo },
      partnerLogos: readable(partners),
      sealImages: readable(seals),
      pages,
      pictures: Object.fromEntries(pictures) as Record<string, Buffer>,
    },
  };
}

function readLanguages(folder: OperatorFolder, languages: readonly string[]) {
  const added = languages.filter((language) => !isShippedLocale(language));
  return Object.fromEntries(
    added.flatMap((language) => {
      const source = readLanguage(folder, language);
      return source ? [[language, source]] : [];
    }),
  );
}

const withoutBytes = ({ file, width, height }: Picture): Picture => ({ file, width, height });

const readable = (pictures: readonly ReturnType<OperatorFolder['picture']>[]): Picture[] =>
  pictures.flatMap((picture) => (picture ? [withoutBytes(picture)] : []));

/** The shapes that the site reserves for the pictures of home. */
const HERO_SHAPES = { image: [1200, 480], imagePhone: [720, 540] } as const;

function readHero(folder: OperatorFolder, hero: OperatorSettings['hero']) {
  if (!hero) return [];
  return (['image', 'imagePhone'] as const).map((key) => {
    const picture = folder.picture(hero[key]);
    const [width, height] = HERO_SHAPES[key];
    if (picture && Math.abs(picture.width / picture.height / (width / height) - 1) > 0.01) {
      folder.complain(
        picture.file,
        `${picture.file} is ${picture.width} by ${picture.height}; hero.${key} needs the shape of ${width} by ${height}.`,
      );
    }
    return picture;
  });
}

function readCustomCss(folder: OperatorFolder): { css: string; pictures: string[] } {
  const css = folder.has('custom.css') ? folder.read('custom.css')?.toString('utf8') : undefined;
  if (css === undefined) return { css: '', pictures: [] };
  const { problems, pictures } = checkCss(css);
  for (const problem of problems) folder.complain('custom.css', `custom.css ${problem}.`);
  return { css, pictures };
}
