import type { Operator } from '@brand/operator';

/** On a host that serves files as they are: what our server writes into the document, as far as a page can still set it. */
export function setDocumentHead({ brand, theme }: Operator): void {
  if (document.head.querySelector('meta[name=theme-color]')) return;
  document.title = brand.name;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = theme.bar;
  document.head.append(meta);
}
