'use client';

import { useText } from '../../messages/useText.ts';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/**
 * Why a game did not open.
 *
 * - `maintenance`: it is temporarily closed; `text` is the message of the provider, if any
 * - `failed`: it could not be opened; `text` is the reason, and a retry may help
 * - `refused`: it cannot be opened now and a retry does not help; `text` is the reason
 * - `blocked`: the browser blocked the new tab
 */
export type LaunchOutcome =
  | { readonly status: 'maintenance'; readonly text: string | null }
  | { readonly status: 'failed' | 'refused'; readonly text: string; readonly code?: string | null }
  | { readonly status: 'blocked' };

/** Props of {@link LaunchDialog}. Other props go to the AlertDialog. */
export interface LaunchDialogProps extends Omit<
  AlertDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'onConfirm' | 'tone' | 'error'
> {
  /** Name of the game. */
  game: string;
  /** Why it did not open. */
  outcome: LaunchOutcome;
  /** Retries. Called within the press, so that it may open a tab. */
  onRetry: () => void;
  /** Opens the list of other games. */
  onOthers: () => void;
}

/** Shown over the cards: why a game did not open in its tab, and the next action. */
export function LaunchDialog({
  game,
  outcome,
  onRetry,
  onOthers,
  children,
  ...rest
}: LaunchDialogProps) {
  const t = useText();
  const { status } = outcome;
  const again = status === 'failed' || status === 'blocked';
  const said = 'text' in outcome ? outcome.text : t('games.tabBlocked');
  const code = 'code' in outcome ? outcome.code : null;
  return (
    <AlertDialog
      {...rest}
      title={status === 'maintenance' ? t('games.maintenanceTitle') : game}
      description={said ?? t('games.maintenanceText')}
      confirmLabel={t(
        again ? (status === 'blocked' ? 'games.newTab' : 'common.retry') : 'games.others',
      )}
      cancelLabel={t('common.close')}
      onConfirm={again ? onRetry : onOthers}
    >
      {code && (
        <Text tone="muted" size="xs" data-part="code">
          {t('common.errorCode', { code })}
        </Text>
      )}
      {children}
    </AlertDialog>
  );
}
