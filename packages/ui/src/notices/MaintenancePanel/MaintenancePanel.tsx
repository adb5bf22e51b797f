'use client';

import { bangkokDay } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime, bangkokTime } from '../../cashier/bangkokDates.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { foreignLanguage } from '../../private/foreignText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './MaintenancePanel.css.ts';

/** Props of {@link MaintenancePanel}. Other props go to the outer `div`. */
export interface MaintenancePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The operator's logo, designed for the menu surface. */
  logo: ReactNode;
  /** Whether the logo is shown on the menu surface, when page and menu have different colour schemes. @default false */
  plated?: boolean;
  /**
   * `waiting`: not checked manually yet; `checking`: a check is pending; `still`: still closed; `unreachable`: no response.
   */
  status: 'waiting' | 'checking' | 'still' | 'unreachable';
  /** The operator's message, instead of the message of the catalogue; below it if it is in another language. @default null */
  text?: string | null;
  /** When it is expected to be open again, in unix ms; null when unknown. @default null */
  endsAt?: number | null;
  /** Called to check now. */
  onCheck: () => void;
  /** Other actions next to the button: live chat, admin. @default none */
  contact?: ReactNode;
}

/**
 * Shown while the whole service is in maintenance: why, until when, and that no action is needed (section 4, Maintenance).
 */
export function MaintenancePanel({
  logo,
  plated = false,
  status,
  text = null,
  endsAt = null,
  onCheck,
  contact,
  className,
  ...rest
}: MaintenancePanelProps) {
  const t = useText();
  const { locale } = useIntl();
  const now = useNow(endsAt === null ? 0 : 30_000);
  const foreign = text === null ? null : foreignLanguage(text, locale);
  const isToday = endsAt !== null && bangkokDay(endsAt) === bangkokDay(now);
  const answers = {
    waiting: null,
    checking: null,
    still: t('notices.maintenance.still'),
    unreachable: t('error.general.network'),
  };
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="maintenance-panel"
      data-state={status}
    >
      <div {...(plated && { className: css.plate, 'data-surface': 'menu' })}>{logo}</div>
      <div className={css.words}>
        <span className={css.mark}>
          <Icon glyph={glyphs.settings} size={40} />
        </span>
        <Heading level={1} size="page">
          {t('notices.maintenance.title')}
        </Heading>
        {(text === null || foreign) && (
          <Text tone="muted" align="center" className={css.text}>
            {t('notices.maintenance.text')}
          </Text>
        )}
        {text !== null && (
          <Text
            tone="muted"
            align="center"
            className={css.text}
            {...(foreign && { lang: foreign })}
            data-part="text"
          >
            {text}
          </Text>
        )}
        {endsAt !== null && (
          <p className={css.until} data-part="until">
            {endsAt > now
              ? t('notices.maintenance.until', {
                  time: isToday ? bangkokTime(endsAt) : bangkokDateTime(endsAt, locale),
                })
              : t('notices.maintenance.late')}
          </p>
        )}
        <Text tone="muted" size="sm" align="center" className={css.text}>
          {t('notices.maintenance.back')}
        </Text>
        <div className={css.actions}>
          <Button
            loading={status === 'checking'}
            iconStart={<Icon glyph={glyphs.refresh} size={20} />}
            onClick={onCheck}
            data-part="check"
          >
            {t('notices.maintenance.check')}
          </Button>
          {contact}
        </div>
        <Text tone="muted" size="sm" role="status" className={css.answer}>
          {answers[status]}
        </Text>
      </div>
    </div>
  );
}
