import type { HomeBanner } from '@brand/domain';
import type { Operator } from '@brand/operator';

/** The banners of home. An operator who hides the affiliate programme has no way to it. */
export function offeredBanners(
  banners: readonly HomeBanner[],
  { hideaff }: Pick<Operator, 'hideaff'>,
): readonly HomeBanner[] {
  return hideaff ? banners.filter(({ path }) => !path?.startsWith('/affiliate')) : banners;
}
