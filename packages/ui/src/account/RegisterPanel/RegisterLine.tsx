'use client';

import type { Failure } from '@brand/domain';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { LineMark } from '../LineMark/LineMark.tsx';
import * as css from './RegisterLine.css.ts';

/** What LINE has to do with a registration. */
export type RegisterLineState =
  | { readonly status: 'none' }
  /** The account of this name is connected with the registration, until that time (unix ms). */
  | { readonly status: 'connected'; readonly name: string; readonly expiresAt: number }
  /** The time was over before the form was sent. */
  | { readonly status: 'expired' }
  /** LINE could not be opened, or the visitor came back without an account. 6007: the visitor did not allow it. */
  | { readonly status: 'failed'; readonly failure: Failure };

/** Registration with LINE: its state and actions. */
export interface RegisterLine {
  readonly state: RegisterLineState;
  /** Whether the redirect to LINE is pending. */
  readonly opening: boolean;
  /** Goes to LINE. */
  readonly onConnect: () => void;
  /** Registers without LINE. */
  readonly onRemove: () => void;
  /** Called when the time of the connection is over. */
  readonly onExpire: () => void;
}

/** The visitor did not allow it. */
const NOT_ALLOWED = '6007';

/** Props of {@link RegisterLineStatus}. */
export interface RegisterLineStatusProps {
  line: RegisterLine;
  /** Whether the step has the button that signs up with LINE. Only an expired connection has its own there, too. */
  offered: boolean;
}

/** One quiet line about the connected LINE account; or why there is none, with the next steps. */
export function RegisterLineStatus({ line, offered }: RegisterLineStatusProps) {
  const { state, opening, onConnect, onRemove, onExpire } = line;
  const t = useText();
  useCountdown(state.status === 'connected' ? state.expiresAt : null, onExpire);
  const connect = (state.status === 'expired' || !offered) && (
    <Button
      variant="ghost"
      size="sm"
      className={css.action}
      loading={opening}
      onClick={onConnect}
      data-part="line-connect"
    >
      {t('account.register.lineAgain')}
    </Button>
  );
  switch (state.status) {
    case 'none':
      return null;
    case 'connected':
      return (
        <div className={css.connected} data-part="line-account">
          <LineMark size={20} className={css.mark} />
          <Text as="div" size="sm" tone="muted" className={css.name}>
            {t('account.register.lineConnected')} <bdi>{state.name}</bdi>
          </Text>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            className={css.remove}
            onClick={onRemove}
            data-part="line-remove"
          >
            {t('account.register.lineRemove')}
          </Button>
        </div>
      );
    case 'expired':
      return (
        <Banner tone="info" data-part="line-expired">
          {t('account.register.lineExpired')}
          <div className={css.ways}>
            {connect}
            <Button
              variant="ghost"
              size="sm"
              className={css.action}
              onClick={onRemove}
              data-part="line-remove"
            >
              {t('account.register.lineWithout')}
            </Button>
          </div>
        </Banner>
      );
    case 'failed':
      return state.failure.code === NOT_ALLOWED ? (
        <Banner tone="info" data-part="line-cancelled">
          {t('account.register.lineCancelled')}
          {connect && <div className={css.ways}>{connect}</div>}
        </Banner>
      ) : (
        <FailureBanner failure={state.failure}>
          {connect && <div className={css.ways}>{connect}</div>}
        </FailureBanner>
      );
  }
}
