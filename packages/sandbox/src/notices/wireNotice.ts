import { pictureFile } from '../art/banners/bannerBrand.ts';
import { gameOf } from '../catalogue/games.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Lang, NoticeRow, NoticeType } from './notice.ts';

/** A notification item of section 3 in the API format. */
export interface WireNotify {
  id: string;
  type: NoticeType;
  title: string;
  imageUrl: string | null;
  gameName: string | null;
  content: string;
  link: string | null;
  showOne: boolean;
  forceUpgate: boolean;
  alert: boolean;
  /** Unix seconds at which it ends; null if it does not end. */
  expired: number | null;
}

/** The API format of a notice in one language. */
export function wireNotify(context: Context, row: NoticeRow, lang: Lang): WireNotify {
  const game = row.game === null ? undefined : gameOf(row.game);
  return {
    id: row.id,
    type: row.type,
    title: lang === 'en' ? row.title_en : row.title_th,
    imageUrl: row.image === null ? null : pictureAddress(context, row.image, lang),
    gameName: (lang === 'en' ? game?.nameEn : game?.nameTh) ?? null,
    content: lang === 'en' ? row.content_en : row.content_th,
    link: row.link,
    showOne: row.show_one === 1,
    forceUpgate: row.force_upgate === 1,
    alert: row.alert === 1,
    expired: row.ends === null ? null : unixSeconds(row.ends),
  };
}

/** An address with a scheme is not changed; anything else is a path on the CDN. */
export function pictureAddress({ apiOrigin, rules }: Context, image: string, lang: Lang): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return image;
  const ofBrand = image.replace(/(?<=^banners\/)[a-z-]+/, (id) => pictureFile(id, rules.brand));
  return `${apiOrigin}/cdn/${ofBrand.replace('{lang}', lang)}`;
}
