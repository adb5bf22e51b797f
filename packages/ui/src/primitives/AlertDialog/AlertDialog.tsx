'use client';

import { useLock } from '../../hooks/useLock.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import * as css from './AlertDialog.css.ts';

/** Props of {@link AlertDialog}; the rest goes to its surface. */
export interface AlertDialogProps extends Omit<
  OverlayProps,
  'footer' | 'closeLabel' | 'description'
> {
  /** What will happen. */
  description: string;
  /** Words of the button that goes ahead: the verb itself, not "OK". */
  confirmLabel: string;
  /** Words of the button that does not. */
  cancelLabel: string;
  /** Goes ahead, once however often it is pressed; the dialog closes when its promise is fulfilled. */
  onConfirm: () => void | Promise<void>;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
}

/** A question that must be answered: a press outside does not close it, Escape is "no". */
export function AlertDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'accent',
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const [confirm, confirming] = useLock(async () => {
    await onConfirm();
    onOpenChange(false);
  });
  return (
    <Overlay
      {...rest}
      onOpenChange={onOpenChange}
      component="alert-dialog"
      role="alertdialog"
      surfaceClass={dialog.surface}
      outsideCloses={false}
      showClose={false}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            className={css.action}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            tone={tone}
            className={css.action}
            loading={confirming}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
