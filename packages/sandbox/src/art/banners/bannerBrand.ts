/** Brands with pictures in a style of their own. All others share one. */
export const bannerBrands = ['jade', 'siam'] as const;

export type BannerBrand = (typeof bannerBrands)[number];

/** The brand of that name, if it has pictures of its own. */
export function bannerBrand(name: string): BannerBrand | undefined {
  return bannerBrands.find((brand) => brand === name);
}

/** The name of a picture's file, before language and shape. */
export function pictureFile(picture: string, brand: string): string {
  return bannerBrand(brand) ? `${picture}-${brand}` : picture;
}
