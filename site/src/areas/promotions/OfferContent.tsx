import { createElement } from 'react';
import { page } from '../../routing/chunks/page.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';

const code = page(() => import('./OfferText.tsx').then((module) => module.OfferText));

/** The text of an offer, once the sanitiser has loaded. */
export function OfferContent({ html }: { html: string }) {
  const text = useLazyModule(code, html !== '');
  return text ? createElement(text, { html }) : <></>;
}
