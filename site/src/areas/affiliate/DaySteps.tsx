import { type BangkokDay, bangkokDay, shiftDay } from '@brand/domain';
import { Icon, LinkButton, useNow } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import * as css from './AffiliateTables.css.ts';
import { memberReportPath } from './memberReportPath.ts';

/** Links from a day to the previous and the next one. Future days are not offered. */
export function DaySteps({ day }: { day: BangkokDay }) {
  const intl = useIntl();
  const { href } = usePlace();
  const today = bangkokDay(useNow(60_000));
  const next = shiftDay(day, 1);
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const hrefOf = (to: BangkokDay) => href(memberReportPath({ from: to, to }));
  return (
    <div className={css.days}>
      <LinkButton
        href={hrefOf(shiftDay(day, -1))}
        variant="soft"
        tone="neutral"
        iconStart={<Icon glyph={glyphs.chevronLeft} size={20} />}
      >
        {say('previousDay')}
      </LinkButton>
      {next <= today && (
        <LinkButton
          href={hrefOf(next)}
          variant="soft"
          tone="neutral"
          iconEnd={<Icon glyph={glyphs.chevronRight} size={20} />}
        >
          {say('nextDay')}
        </LinkButton>
      )}
    </div>
  );
}
