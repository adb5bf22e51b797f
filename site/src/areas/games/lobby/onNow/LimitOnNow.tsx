import { type DepositLimit, depositLeft, formatSatangShort } from '@brand/domain';
import { HighlightCard, bangkokDateTime } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../../routing/navigation.ts';
import { OnNowIcon } from './OnNowIcon.tsx';

/** What is left of the member's own deposit limit, in place of anything that invites to play or to deposit. */
export function LimitOnNow({ limits }: { limits: readonly DepositLimit[] }) {
  const intl = useIntl();
  const { href } = usePlace();
  const left = depositLeft(limits);
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `site.onNow.limit.${id}` }, values);
  if (!left) return <></>;
  return (
    <HighlightCard
      title={say(left.period, { left: formatSatangShort(left.left) })}
      href={href('/limits')}
      art={<OnNowIcon glyph={glyphs.shield} />}
      label={say('label')}
      detail={say('renews', { when: bangkokDateTime(left.renewsAt, intl.locale) })}
      action={say('see')}
    />
  );
}
