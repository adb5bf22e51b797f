import { Spinner, useText } from '@brand/ui';
import * as css from './PagePlaceholder.css.ts';

/** Stands where a page is about to be: the page's height is there, so the footer does not jump. */
export function PagePlaceholder() {
  const t = useText();
  return (
    <div
      className={css.root}
      role="status"
      aria-label={t('common.loading')}
      data-component="page-placeholder"
    >
      <Spinner size={40} />
    </div>
  );
}
