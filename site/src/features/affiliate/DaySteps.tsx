import { type BangkokDay, bangkokDay, isBangkokDay, shiftDay } from '@brand/domain';
import { Icon, LinkButton, TextField } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import * as css from './AffiliateTables.css.ts';

const pathOf = (day: BangkokDay) => `/affiliate/reportDetail/${day}`;

/** From one day to those beside it, or to any other. Days that are still to come are not offered. */
export function DaySteps({ day }: { day: BangkokDay }) {
  const intl = useIntl();
  const { href, go } = usePlace();
  const { clock } = useServices();
  const today = bangkokDay(clock.now());
  const next = shiftDay(day, 1);
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const choose = (value: string) => {
    if (isBangkokDay(value) && value <= today) go(pathOf(value), { replace: true });
  };
  return (
    <div className={css.days}>
      <TextField
        key={day}
        type="date"
        className={css.day}
        name="day"
        label={say('day')}
        defaultValue={day}
        max={today}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <LinkButton
        href={href(pathOf(shiftDay(day, -1)))}
        variant="soft"
        tone="neutral"
        iconStart={<Icon glyph={glyphs.chevronLeft} size={20} />}
      >
        {say('previousDay')}
      </LinkButton>
      {next <= today && (
        <LinkButton
          href={href(pathOf(next))}
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
