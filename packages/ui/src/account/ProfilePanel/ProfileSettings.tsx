'use client';

import { useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LineMark } from '../LineMark/LineMark.tsx';
import * as css from './ProfilePanel.css.ts';

/** LINE connection status, with the action to connect or to change the account. */
export interface ProfileLine {
  /** Null while unknown. */
  readonly linked: boolean | null;
  /** Label of the button: connect or change. */
  readonly label: string;
  /** Whether the redirect to LINE is pending. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Props of {@link ProfileSettings}. */
export interface ProfileSettingsProps {
  line: ProfileLine | null;
  limitsHref: string | null;
  resetPasswordHref: string;
  onLogout: () => void;
  headingLevel: 2 | 3;
}

/** Settings of a member, one row each. */
export function ProfileSettings(props: ProfileSettingsProps) {
  const { line, limitsHref, resetPasswordHref, onLogout, headingLevel } = props;
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.block} data-part="settings">
      <Heading level={headingLevel} size="md" id={id}>
        {t('account.profile.settings')}
      </Heading>
      <ul className={css.rows} data-surface="card">
        {line && (
          <li className={css.row}>
            <LineMark />
            <div className={css.words}>
              <Text as="div">{t('account.line.name')}</Text>
              {line.linked !== null && (
                <Text as="div" size="sm" tone={line.linked ? 'success' : 'muted'}>
                  {t(line.linked ? 'account.line.linked' : 'account.line.unlinked')}
                </Text>
              )}
            </div>
            <Button
              variant="soft"
              tone="neutral"
              size="sm"
              loading={line.busy}
              onClick={line.onPress}
              data-part="line"
            >
              {line.label}
            </Button>
          </li>
        )}
        {limitsHref !== null && (
          <li>
            <a href={limitsHref} className={css.action} data-part="limits">
              <Icon glyph={glyphs.shield} className={css.icon} />
              <span className={css.grows}>{t('account.profile.limits')}</span>
              <Icon glyph={glyphs.chevronRight} size={20} className={css.icon} />
            </a>
          </li>
        )}
        <li>
          <a href={resetPasswordHref} className={css.action} data-part="reset-password">
            <Icon glyph={glyphs.key} className={css.icon} />
            <span className={css.grows}>{t('account.profile.resetPassword')}</span>
            <Icon glyph={glyphs.chevronRight} size={20} className={css.icon} />
          </a>
        </li>
        <li>
          <button type="button" className={css.action} onClick={onLogout} data-part="logout">
            <Icon glyph={glyphs.logout} className={css.icon} />
            <span className={css.grows}>{t('account.profile.logout')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
