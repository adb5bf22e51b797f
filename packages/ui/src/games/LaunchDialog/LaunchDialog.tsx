'use client';

import { useText } from '../../messages/useText.ts';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/**
 * Why a game did not open.
 *
 * - `maintenance`: it is closed for now; `text` is the provider's own sentence, where there is one
 * - `failed`: it could not be opened; `text` says why, and trying again may help
 * - `refused`: it is not opened now however often one tries; `text` says why
 * - `blocked`: the browser let no tab open
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
  /** Opens the game again; called within the press, so that it may open a tab. */
  onRetry: () => void;
  /** Leads to other games. */
  onOthers: () => void;
}

/** Says over the cards why a game did not open in its tab, and what to do instead. */
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
