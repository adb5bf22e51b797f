import { Spinner, useText } from '@brand/ui';
import * as css from './PagePlaceholder.css.ts';

/** Placeholder for a loading page. It has the height of a page, so that the footer does not jump. */
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
