'use client';

import type { Satang } from '@brand/domain';
import { useEffect, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { brandSeal } from '../../private/brandSeal.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as account from '../account.css.ts';
import * as css from './RegisterPanel.css.ts';

/** Props of {@link RegisterWelcome}. */
export interface RegisterWelcomeProps {
  depositHref: string;
  homeHref: string;
  headingLevel: 1 | 2;
  /** Credit of the registration promotion. Null if there was none. */
  credit: Satang | null;
}

/** View after registration: welcome, credit and one next step. */
export function RegisterWelcome(props: RegisterWelcomeProps) {
  const { credit, depositHref, homeHref, headingLevel } = props;
  const t = useText();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page re-renders for the logged-in member, so the previously focused element no longer exists.
    title.current?.querySelector<HTMLElement>('[data-part=view-heading]')?.focus();
  }, []);
  return (
    <div className={account.dockedEnd}>
      <div ref={title} className={account.endWords}>
        <span
          className={`${account.seal} ${brandSeal}`}
          data-tone="success"
          data-part="seal"
          aria-hidden="true"
        >
          <Icon glyph={glyphs.check} size={32} />
        </span>
        <Heading level={headingLevel} size="page" tabIndex={-1} data-part="view-heading">
          {t('account.register.welcomeTitle')}
        </Heading>
        <Text tone="muted" align="center">
          {t('account.register.welcomeText')}
        </Text>
      </div>
      {credit !== null && (
        <div className={css.credit} data-part="credit">
          <Text as="span" size="sm" tone="muted">
            {t('account.register.welcomeCredit')}
          </Text>
          <Money amount={credit} size="xl" tone="accent" decimals="quiet" unit={t('common.baht')} />
        </div>
      )}
      <div className={account.mainActions}>
        <ActionBar>
          <LinkButton href={depositHref} size="lg" fullWidth data-part="deposit">
            {t('account.register.deposit')}
          </LinkButton>
        </ActionBar>
        <LinkButton href={homeHref} variant="ghost" tone="neutral" fullWidth data-part="home">
          {t('account.register.lobby')}
        </LinkButton>
      </div>
    </div>
  );
}
