import { BreakNotice, useText } from '@brand/ui';
import { usePlace } from '../../app/navigation.ts';
import { useNamePage } from '../../app/pageName.ts';
import { useHelpline } from './useHelpline.ts';

/** Says that a break has begun, and until when, in ms since 1970. */
export function BreakBegun({ until }: { until: number }) {
  const t = useText();
  const place = usePlace();
  useNamePage(t('account.break.timeOut'));
  return <BreakNotice until={until} helpline={useHelpline()} homeHref={place.href('/')} />;
}
