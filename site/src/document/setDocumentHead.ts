import type { Operator } from '@brand/operator';

/**
 * For hosts that serve static files: the head elements that this site's server writes, as far as a page can still set
 * them.
 */
export function setDocumentHead({ brand, theme }: Operator): void {
  if (document.head.querySelector('meta[name=theme-color]')) return;
  document.title = brand.name;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = theme.bar;
  document.head.append(meta);
}
