import { BreakNotice, useText } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { useNamePage } from '../../../document/pageName.ts';
import { useHelpline } from './useHelpline.ts';

/** Reports that a break has started, and until when, in ms since 1970. */
export function BreakStarted({ until }: { until: number }) {
  const t = useText();
  const place = usePlace();
  useNamePage(t('account.break.timeOut'));
  return <BreakNotice until={until} helpline={useHelpline()} homeHref={place.href('/')} />;
}
