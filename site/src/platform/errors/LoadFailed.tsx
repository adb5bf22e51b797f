import { ErrorState, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../illustrations/SiteIllustration.tsx';
import { failureDrawing } from './failureDrawing.ts';
import { contentFailureOf } from './failureOf.ts';

interface LoadFailedProps {
  /** Sentence that names what could not be loaded. */
  title: string;
  /** The error of the call. */
  error: unknown;
  onRetry: () => void;
}

/** Replaces content that could not be loaded: the failure, what to do, and a retry. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useText();
  const intl = useIntl();
  const { messageId, code } = contentFailureOf(error);
  return (
    <ErrorState
      picture={<SiteIllustration name={failureDrawing({ messageId })} />}
      title={title}
      text={intl.formatMessage({ id: messageId })}
      {...(code !== null && { code: t('common.errorCode', { code }) })}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
