import { ArticleText, Skeleton, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { pageTextOptions } from './operatorPage.ts';
import * as css from './PageText.css.ts';

const SHAPES = 8;

/** The text of a page of the operator. @param name as in the address */
export function PageText({ name }: { name: string }) {
  const t = useText();
  const intl = useIntl();
  const { locale, href } = usePlace();
  const services = useServices();
  const retry = useRetryFailed();
  const { data, error } = useQuery(pageTextOptions(services, name, locale));
  if (data) return <ArticleText nodes={data} hrefOf={href} />;
  if (error) {
    const title = intl.formatMessage({ id: 'site.page.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <div className={css.waiting} role="status" aria-label={t('common.loading')} aria-busy="true">
      {Array.from({ length: SHAPES }, (_, index) => (
        <Skeleton key={index} className={css.shape} />
      ))}
    </div>
  );
}
