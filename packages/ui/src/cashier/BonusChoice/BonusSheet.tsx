'use client';

import { formatSatangShort, type BonusOffer, type Satang } from '@brand/domain';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { RadioCards } from '../../primitives/RadioCards/RadioCards.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { offerNote } from './offerNote.ts';

/** Props of {@link BonusSheet}. */
export interface BonusSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  offers: readonly BonusOffer[];
  /** In satang. Null if it is not a valid amount. */
  amount: Satang | null;
  /** Id of the selected bonus. Null for no bonus. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

const NONE = 'none';

/** All bonuses with their figures, no bonus first. A tap selects and closes. Arrow keys select, and Enter closes. */
export function BonusSheet({ open, onOpenChange, ...choice }: BonusSheetProps) {
  const { offers, amount, value, onValueChange } = choice;
  const t = useText();
  const intl = useIntl();
  const tapped = useRef(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('cashier.bonus.title')}
      closeLabel={t('common.close')}
    >
      <RadioCards
        label={
          amount === null
            ? t('cashier.bonus.one')
            : t('cashier.bonus.forAmount', { amount: formatSatangShort(amount) })
        }
        value={value ?? NONE}
        onValueChange={(next) => onValueChange(next === NONE ? null : next)}
        cards={[
          { value: NONE, label: t('cashier.bonus.none'), note: t('cashier.bonus.noneNote') },
          ...offers.map((offer) => ({
            value: offer.id,
            label: offer.title,
            note: offerNote(offer, amount, t, intl),
          })),
        ]}
        onPointerDown={() => (tapped.current = true)}
        onKeyDown={({ key }) => {
          tapped.current = false;
          if (key === 'Enter') onOpenChange(false);
        }}
        // A tap on the label of a card triggers a click on its radio button. An arrow key also clicks the radio button that
        // it moves to.
        onClick={({ target }) => {
          if (tapped.current && target instanceof HTMLInputElement) onOpenChange(false);
        }}
      />
    </Sheet>
  );
}
