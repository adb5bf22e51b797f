'use client';

import { type Satang, satang } from '@brand/domain';
import { useId } from 'react';

import { useSettledPress } from '../../hooks/useSettledPress.ts';
import { useText } from '../../messages/useText.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as dialog from '../../primitives/Dialog/Dialog.css.ts';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './RealityCheck.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link RealityCheck}. Other props go to its surface. */
export interface RealityCheckProps extends Omit<
  OverlayProps,
  'onOpenChange' | 'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** Duration of play in this session, in whole minutes. */
  minutes: number;
  /**
   * Whether the duration includes the time between leaving for a game and returning, of which no details are known. @default
   * false
   */
  away?: boolean;
  /** The balance at the start of the session and now, in satang. Null if one of them is unknown. */
  balance: { readonly before: Satang; readonly now: Satang } | null;
  /** URL of the deposit and withdrawal history. */
  historyHref: string;
  /** Helpline for problem gambling. Null if the operator has not configured one. */
  helpline: { readonly name: string; readonly phone: string } | null;
  /** Continues the game. Also called on Escape. */
  onPlayOn: () => void;
  /** Leaves the game. */
  onStop: () => void;
}

/**
 * Shows over a running game the duration of play and its effect on the balance, and asks whether to continue. Both answers
 * have equal weight. A press outside is ignored, and so is a press that was intended for the game.
 */
export function RealityCheck({
  open,
  minutes,
  away = false,
  balance,
  historyHref,
  helpline,
  onPlayOn,
  onStop,
  ...rest
}: RealityCheckProps) {
  const t = useText();
  const id = useId();
  const answer = useSettledPress(open);
  const played = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <Overlay
      aria-describedby={id}
      {...rest}
      open={open}
      onOpenChange={() => answer(onPlayOn)}
      component="reality-check"
      role="alertdialog"
      surfaceClass={dialog.surface}
      outsideCloses={false}
      showClose={false}
      title={t('games.reality.title')}
      closeLabel={t('games.reality.playOn')}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            className={css.action}
            onClick={() => answer(onStop)}
            data-part="stop"
          >
            {t('games.reality.stop')}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            className={css.action}
            onClick={() => answer(onPlayOn)}
            data-part="play-on"
          >
            {t('games.reality.playOn')}
          </Button>
        </>
      }
    >
      <div className={css.content}>
        <div id={id} className={css.time}>
          <p className={css.played} data-part="played">
            {t(minutes < 60 ? 'games.reality.minutes' : 'games.reality.hours', played)}
          </p>
          <Text size="sm" tone="muted">
            {t(away ? 'games.reality.away' : 'games.reality.counted')}
          </Text>
        </div>
        {balance && (
          <div data-part="balance">
            <FactList
              className={css.figures}
              facts={[
                {
                  id: 'before',
                  name: t('games.reality.before'),
                  value: <Money amount={balance.before} unit={t('common.baht')} />,
                },
                {
                  id: 'now',
                  name: t('games.reality.now'),
                  value: <Money amount={balance.now} unit={t('common.baht')} />,
                },
                {
                  id: 'difference',
                  name: t('games.reality.difference'),
                  value: (
                    <strong>
                      <Money
                        amount={satang(balance.now - balance.before)}
                        sign="always"
                        unit={t('common.baht')}
                      />
                    </strong>
                  ),
                },
              ]}
            />
            <Text size="xs" tone="muted" className={css.note}>
              {t('games.reality.note')}
            </Text>
          </div>
        )}
        <div className={css.links}>
          <LinkButton
            href={historyHref}
            variant="ghost"
            size="sm"
            iconStart={<Icon glyph={glyphs.receipt} size={20} />}
            data-part="history"
          >
            {t('games.reality.history')}
          </LinkButton>
          {helpline && (
            <LinkButton
              href={`tel:${helpline.phone.replace(/[^\d+]/g, '')}`}
              variant="ghost"
              size="sm"
              iconStart={<Icon glyph={glyphs.call} size={20} />}
              data-part="helpline"
            >
              {helpline.name} {helpline.phone}
            </LinkButton>
          )}
        </div>
      </div>
    </Overlay>
  );
}
