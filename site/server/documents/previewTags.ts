/** An image of the page for previews of links. */
export interface PreviewImage {
  /** Whole address. */
  readonly url: string;
  readonly alt: string;
  /** Wide images get a large card. */
  readonly isWide: boolean;
  /** In pixels, where it is known. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** A meta element by its attribute, name and content. */
type MetaTag = readonly [kind: 'name' | 'property', name: string, content: string];

/** The operator's image, which `brand-theme build` makes. @param origin of the operator */
export function operatorPreview(origin: string, brand: string): PreviewImage {
  return {
    url: `${origin}/operator/preview.png`,
    alt: brand,
    isWide: true,
    size: { width: 1200, height: 630 },
  };
}

/** Open Graph and Twitter tags of an image. */
export function previewTags({ url, alt, isWide, size }: PreviewImage): readonly MetaTag[] {
  return [
    ['name', 'twitter:card', isWide ? 'summary_large_image' : 'summary'],
    ['property', 'og:image', url],
    ...(size
      ? ([
          ['property', 'og:image:width', String(size.width)],
          ['property', 'og:image:height', String(size.height)],
        ] as const)
      : []),
    ['property', 'og:image:alt', alt],
  ];
}
