'use client';

import type { Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { brandSeal } from '../../private/brandSeal.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './PromotionCreditDialog.css.ts';

/** Props of {@link PromotionCreditDialog}. Other props go to the Dialog. */
export interface PromotionCreditDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'footer' | 'children' | 'onOpenChange'
> {
  /** The credit, in satang. */
  credit: Satang;
  /** Called when it is confirmed: by the button, the close button or Escape. */
  onConfirm: () => void;
}

/** Shows the credit for a deposit before the deadline (section 4, Promotion countdown). */
export function PromotionCreditDialog({ credit, onConfirm, ...rest }: PromotionCreditDialogProps) {
  const t = useText();
  return (
    <Dialog
      {...rest}
      onOpenChange={(open) => {
        if (!open) onConfirm();
      }}
      title={t('notices.promotion.given.title')}
      closeLabel={t('common.close')}
      footer={
        <Button fullWidth onClick={onConfirm} data-part="confirm">
          {t('common.confirm')}
        </Button>
      }
    >
      <div className={css.root}>
        <span className={`${css.seal} ${brandSeal}`} aria-hidden="true" data-part="seal">
          <Icon glyph={glyphs.check} size={40} />
        </span>
        <Money
          amount={credit}
          sign="always"
          size="xl"
          unit={t('common.baht')}
          className={css.credit}
          data-part="credit"
        />
        <Text tone="muted" align="center">
          {t('notices.promotion.given.text')}
        </Text>
      </div>
    </Dialog>
  );
}
