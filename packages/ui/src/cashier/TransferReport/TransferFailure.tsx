'use client';

import type { Failure } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './TransferReport.css.ts';

/** Props of {@link TransferFailure}. */
export interface TransferFailureProps {
  failure: Failure;
  /** Null if there is no other channel. */
  onChangeChannel: (() => void) | null;
  historyHref: string;
}

/** Why the API refused the report, with a link if the next step is on another page. */
export function TransferFailure({ failure, onChangeChannel, historyHref }: TransferFailureProps) {
  const t = useText();
  const look = { size: 'sm', variant: 'outline', tone: 'neutral' } as const;
  const isClosed = failure.messageId === 'error.transfer.2201';
  const isKnown = failure.messageId === 'error.transfer.2203';
  return (
    <FailureBanner failure={failure}>
      {isClosed && onChangeChannel && (
        <div className={css.wayOn}>
          <Button {...look} onClick={onChangeChannel}>
            {t('cashier.deposit.channels.title')}
          </Button>
        </div>
      )}
      {isKnown && (
        <div className={css.wayOn}>
          <LinkButton {...look} href={historyHref}>
            {t('cashier.history')}
          </LinkButton>
        </div>
      )}
    </FailureBanner>
  );
}
