import { ErrorState, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { contentFailureOf } from './failureOf.ts';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** What the call was refused or broken with. */
  error: unknown;
  onRetry: () => void;
}

/** Stands where a page's content would be: what failed, what to do, and a way to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useText();
  const intl = useIntl();
  const { messageId, code } = contentFailureOf(error);
  return (
    <ErrorState
      title={title}
      text={intl.formatMessage({ id: messageId })}
      {...(code !== null && { code: t('common.errorCode', { code }) })}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
