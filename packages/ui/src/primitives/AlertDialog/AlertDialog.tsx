'use client';

import { useLock } from '../../hooks/useLock.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './AlertDialog.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link AlertDialog}. Other props go to its surface. */
export interface AlertDialogProps extends Omit<
  OverlayProps,
  'footer' | 'closeLabel' | 'description'
> {
  /** The consequences. */
  description: string;
  /** Label of the confirm button: the verb itself, not "OK". */
  confirmLabel: string;
  /** Label of the cancel button. */
  cancelLabel: string;
  /**
   * Confirms, once for repeated presses. The dialog waits for the promise. It closes when the promise resolves, and stays
   * open when it rejects; then set `error`.
   */
  onConfirm: () => void | Promise<void>;
  /** Error message, announced immediately. Null or empty for none. */
  error?: string | null | undefined;
  /** `danger` if confirming destroys something. @default 'accent' */
  tone?: 'accent' | 'danger';
}

/**
 * A question that must be answered. The cancel button has the initial focus, a press outside does nothing, and Escape
 * cancels. After confirming, the dialog cannot be closed until the promise settles.
 */
export function AlertDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'accent',
  error,
  onOpenChange,
  children,
  ...rest
}: AlertDialogProps) {
  const [confirm, confirming] = useLock(async () => {
    await onConfirm();
    onOpenChange(false);
  });
  const handleOpenChange = (open: boolean) => {
    if (!confirming) onOpenChange(open);
  };
  return (
    <Overlay
      {...rest}
      onOpenChange={handleOpenChange}
      component="alert-dialog"
      role="alertdialog"
      surfaceClass={dialog.surface}
      outsideCloses={false}
      showClose={false}
      closeLabel={cancelLabel}
      footer={
        <div className={css.actions}>
          <Button
            variant="outline"
            tone="neutral"
            className={css.action}
            disabled={confirming}
            onClick={() => onOpenChange(false)}
            data-part="cancel"
          >
            {cancelLabel}
          </Button>
          <Button
            tone={tone}
            className={css.action}
            loading={confirming}
            // The `error` prop shows the reason. A rejection only keeps the dialog open.
            onClick={() => void confirm().catch(() => undefined)}
            data-part="confirm"
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
      {error && !confirming && (
        <p role="alert" className={fieldCss.message} data-part="error">
          <Icon glyph={glyphs.error} size={16} className={fieldCss.messageIcon} />
          {error}
        </p>
      )}
    </Overlay>
  );
}
