'use client';

import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as notice from '../../private/notice.css.ts';
import * as css from './GameFrame.css.ts';
import type { GameFrameState } from './gameFrameState.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

interface GameFrameCoverProps {
  title: string;
  state: GameFrameState;
  othersHref: string;
  help: ReactNode;
  onRetry: () => void;
  onNewTab: () => void;
}

/** Covers the stage until the game has loaded: the current step, or the error with the next action. */
export function GameFrameCover({
  title,
  state,
  othersHref,
  help,
  onRetry,
  onNewTab,
}: GameFrameCoverProps) {
  const t = useText();
  const retry = <Button onClick={onRetry}>{t('common.retry')}</Button>;
  const others = (
    <LinkButton href={othersHref} variant="outline" tone="neutral">
      {t('games.others')}
    </LinkButton>
  );
  switch (state.status) {
    case 'ready':
      return <></>;
    case 'launching':
    case 'loading':
      return (
        <div className={css.cover} role="status" data-part="opening">
          <Spinner size={40} />
          <p>{t('games.opening', { name: title })}</p>
          {state.status === 'launching' && state.slow && (
            <Text tone="muted" size="sm">
              {t('games.slow')}
            </Text>
          )}
        </div>
      );
    case 'late':
      return (
        <Words mark={<Spinner size={40} />} title={t('games.lateTitle')} text={t('games.lateText')}>
          {retry}
          <Button
            variant="outline"
            tone="neutral"
            iconEnd={<Icon glyph={glyphs.external} size={20} />}
            onClick={onNewTab}
          >
            {t('games.newTab')}
          </Button>
        </Words>
      );
    case 'failed':
    case 'refused':
      return (
        <Words
          glyph={glyphs.error}
          title={t('games.failedTitle')}
          text={state.text}
          code={state.code ? t('common.errorCode', { code: state.code }) : null}
        >
          {state.status === 'failed' && retry}
          {others}
          {help}
        </Words>
      );
    case 'maintenance':
      return (
        <Words
          glyph={glyphs.hourglass}
          title={t('games.maintenanceTitle')}
          text={state.text ?? t('games.maintenanceText')}
        >
          {others}
          <Button variant="outline" tone="neutral" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Words>
      );
    case 'returned':
      return (
        <Words
          glyph={glyphs.play}
          tone="calm"
          title={t('games.returnedTitle')}
          text={t('games.returnedText')}
        >
          <Button onClick={onRetry}>{t('games.playAgain')}</Button>
          {others}
        </Words>
      );
    case 'tab':
      return state.tab === 'open' ? (
        <Words
          glyph={glyphs.external}
          tone="calm"
          title={t('games.openedTitle')}
          text={t('games.openedText')}
        >
          <Button variant="outline" tone="neutral" onClick={onNewTab}>
            {t('games.newTab')}
          </Button>
          {others}
        </Words>
      ) : (
        <Words
          glyph={glyphs.external}
          tone="calm"
          title={t('games.tabTitle')}
          text={t(state.tab === 'blocked' ? 'games.tabBlocked' : 'games.tabText')}
        >
          <Button
            loading={state.tab === 'opening'}
            iconEnd={<Icon glyph={glyphs.external} size={20} />}
            onClick={onNewTab}
          >
            {t('games.newTab')}
          </Button>
        </Words>
      );
  }
}

interface WordsProps {
  glyph?: Glyph;
  mark?: ReactNode;
  tone?: 'calm' | 'danger';
  title: string;
  text: string;
  code?: string | null;
  children: ReactNode;
}

function Words({ glyph, mark, tone = 'danger', title, text, code, children }: WordsProps) {
  const isFailure = tone === 'danger';
  return (
    <div
      className={css.cover}
      role={isFailure ? 'alert' : undefined}
      data-part={isFailure ? 'failure' : 'elsewhere'}
    >
      {mark}
      {glyph && (
        <span className={notice.mark} data-tone={isFailure ? tone : undefined}>
          <Icon glyph={glyph} size={32} />
        </span>
      )}
      <div className={css.words}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <Text tone="muted" align="center">
          {text}
        </Text>
        {code && <p className={css.code}>{code}</p>}
      </div>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
