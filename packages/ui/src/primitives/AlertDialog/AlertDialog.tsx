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
  /** What will happen. */
  description: string;
  /** Words of the button that goes ahead: the verb itself, not "OK". */
  confirmLabel: string;
  /** Words of the button that does not. */
  cancelLabel: string;
  /**
   * Goes ahead, once however often it is pressed. The dialog waits for its promise, closes when that is fulfilled and stays
   * when it is not; `error` then says why.
   */
  onConfirm: () => void | Promise<void>;
  /** What went wrong, said at once. Null or empty: nothing did. */
  error?: string | null | undefined;
  /** `danger` where "yes" destroys something. @default 'accent' */
  tone?: 'accent' | 'danger';
}

/**
 * A question that must be answered. The focus begins on "no", a press outside does nothing, and Escape is "no" until the
 * answer was "yes": what is under way cannot be closed away.
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
            // What went wrong is said by `error`; here it only means that the dialog stays.
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
