import type { PromotionPicture } from '@brand/domain';
import type { PreviewImage } from '../documents/previewTags.ts';
import type { ServerEntry } from '../siteCode.ts';
import type { Catalogue } from './catalogue.ts';

type PageAddress = NonNullable<ReturnType<typeof ServerEntry.pageAddress>>;

/** No service that shows previews of links draws these. */
const DRAWING = /\.svg(?:[?#]|$)/i;

/** An image that the member API names; null where previews cannot show it. */
export function previewImage(
  url: string | null,
  alt: string,
  isWide: boolean,
): PreviewImage | null {
  return url === null || DRAWING.test(url) ? null : { url, alt, isWide };
}

/** The picture of a promotion; its size is part of the contract of the API. */
export function promotionImage({ image, alt }: PromotionPicture): PreviewImage | null {
  const preview = previewImage(image, alt, true);
  return preview && { ...preview, size: { width: 1200, height: 480 } };
}

/** The cover of the game or the picture of the promotion that an address is about. */
export async function previewOf(
  catalogue: Catalogue,
  { name, params, locale }: Pick<PageAddress, 'name' | 'params' | 'locale'>,
  url: string,
): Promise<PreviewImage | null> {
  if (name === 'game-id' || name === 'game-id-name') {
    return catalogue.gamePreview(params.id ?? '', locale);
  }
  if (name !== 'promotion' || !url.includes('?')) return null;
  const id = new URL(url).searchParams.get('id');
  return id === null ? null : catalogue.promotionPreview(id, locale);
}
