import { textIn } from '@brand/domain/text';

import type { Operator } from '../operator.ts';

/** The web manifest of an operator, for installing the site as an app. */
export function webManifest({
  brand,
  languages,
  addedLanguages,
  theme,
}: Operator): Record<string, unknown> {
  const [main = 'th'] = languages;
  const icon = (size: number, file: string, purpose: string) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: textIn(brand.description, main, main),
    lang: main,
    dir: addedLanguages[main]?.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.bar,
    background_color: theme.page,
    categories: ['games', 'entertainment'],
    icons: [
      icon(192, 'icon-192.png', 'any'),
      icon(512, 'icon-512.png', 'any'),
      icon(512, 'icon-maskable-512.png', 'maskable'),
    ],
  };
}
