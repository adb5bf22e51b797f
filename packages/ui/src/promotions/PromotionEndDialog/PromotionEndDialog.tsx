'use client';

import { type Satang, formatSatangShort } from '@brand/domain';

import { useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Props of {@link PromotionEndDialog}. Other props go to the Dialog. */
export interface PromotionEndDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** The action that was not done in time. */
  kind: 'registration' | 'deposit';
  /** The missed value, in satang. */
  credit: Satang;
}

/**
 * Says that the deadline of a promotion has passed, and what this means (section 4, Promotion countdown; section 8, Timers).
 */
export function PromotionEndDialog({ kind, credit, ...rest }: PromotionEndDialogProps) {
  const t = useText();
  const toldId = useId();
  return (
    <Dialog
      {...rest}
      title={t('notices.promotion.over.title')}
      aria-describedby={toldId}
      closeLabel={t('common.close')}
      footer={
        <Button fullWidth onClick={() => rest.onOpenChange(false)} data-part="confirm">
          {t('common.close')}
        </Button>
      }
    >
      <Text id={toldId} weight="strong">
        {t(`notices.promotion.over.${kind}`)}
      </Text>
      <Text tone="muted">
        {t(`notices.promotion.over.${kind}Next`, { credit: formatSatangShort(credit) })}
      </Text>
    </Dialog>
  );
}
