import type { Provider } from '../catalogue/provider.ts';
import { emblemOf } from './emblems.ts';
import { layoutTitle } from './lettering/titleLayout.ts';
import { pathData } from './lettering/path.ts';

const asWritten = new Set(['cinzel', 'kaushan', 'lilita', 'righteous']);

/**
 * The wordmark of a provider, 192×80 (shown at about 96×40): emblem and name in the brand colour, which is readable on
 * dark and light surfaces.
 */
export function providerMark(provider: Pick<Provider, 'id' | 'name' | 'brand'>): string {
  const { colour, face } = provider.brand;
  const { outline } = layoutTitle(
    provider.name,
    { x: 72, y: 12, w: 116, h: 56 },
    {
      font: face,
      align: 'start',
      asWritten: asWritten.has(face),
      gap: 0.2,
      maxLines: 2,
      spacing: 1,
    },
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 80" width="192" height="80">' +
    `<rect x="4" y="12" width="56" height="56" rx="15" fill="${colour}"/>` +
    `<path transform="translate(14 22)scale(1.5)" fill="#fff" fill-rule="evenodd" d="${emblemOf(provider.id)}"/>` +
    `<path d="${pathData(outline)}" fill="${colour}"/></svg>`
  );
}
