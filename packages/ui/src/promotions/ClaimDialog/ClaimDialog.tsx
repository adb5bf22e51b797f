'use client';

import {
  claimTerms,
  formatSatangShort,
  type BonusRefusal,
  type ClaimState,
  type Failure,
  type Satang,
} from '@brand/domain';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import type { OverlayProps } from '../../private/Overlay.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { BonusRefusalNote, type BonusWays } from '../BonusRefusalNote/BonusRefusalNote.tsx';
import { excludedText } from '../excludedText.ts';
import { PromotionTermsList } from '../PromotionTermsList/PromotionTermsList.tsx';
import * as css from './ClaimDialog.css.ts';

/** Props of {@link ClaimDialog}. Other props go to its surface. */
export interface ClaimDialogProps extends Omit<
  OverlayProps,
  'open' | 'title' | 'closeLabel' | 'footer' | 'children' | 'description'
> {
  /** The state of `claimTransition`. The idle state renders nothing. */
  state: ClaimState;
  /** Claims it. A hundred clicks in one task are one call. */
  onConfirm: () => void;
  /** Retries with the same key after a connection error. */
  onRecheck: () => void;
  /** Link targets for a refusal. */
  ways: Partial<BonusWays>;
}

/** What a bonus gives and what it requires, before it is claimed; and the error when the claim failed. */
export function ClaimDialog({
  state,
  onConfirm,
  onRecheck,
  onOpenChange,
  ways,
  ...rest
}: ClaimDialogProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const isOpen = state.status !== 'idle';
  const claiming = state.status === 'claiming';
  const doubtful = state.status === 'unsure' || (claiming && state.again);
  const refused = state.status === 'refused';
  const title = doubtful ? 'unsureTitle' : refused ? 'refusedTitle' : 'title';
  const close = () => onOpenChange(false);
  return (
    <Dialog
      {...rest}
      open={isOpen}
      onOpenChange={(open) => !claiming && onOpenChange(open)}
      title={t(`promotions.claim.${title}`)}
      closeLabel={t('common.close')}
      footer={
        <div className={css.actions}>
          {!refused && (
            <Button
              fullWidth
              loading={claiming}
              onClick={() => guard(doubtful ? onRecheck : onConfirm)}
              data-part="confirm"
            >
              {t(doubtful ? 'promotions.claim.recheck' : 'promotions.claim.confirm')}
            </Button>
          )}
          <Button variant="outline" tone="neutral" fullWidth disabled={claiming} onClick={close}>
            {t(refused || doubtful ? 'promotions.claim.close' : 'promotions.claim.notNow')}
          </Button>
        </div>
      }
      data-claim={state.status}
    >
      {isOpen && (
        <div className={css.content}>
          <Text weight="strong">{state.offer.title}</Text>
          {refused ? (
            <Refused failure={state.failure} ways={ways} />
          ) : (
            <>
              {doubtful && <Banner tone="pending">{t('promotions.claim.unsureText')}</Banner>}
              <Obligation offer={state.offer} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

type Offer = Extract<ClaimState, { status: 'asking' }>['offer'];

/** The bonus, and the turnover in baht that is required before it can be withdrawn. */
function Obligation({ offer }: { offer: Offer }) {
  const t = useText();
  const known = claimTerms(offer);
  const baht = (amount: Satang) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const { terms } = offer;
  if (!known) {
    return (
      <>
        <Text tone="muted">{t('promotions.claim.textUnknown')}</Text>
        <PromotionTermsList terms={terms} by="claim" />
      </>
    );
  }
  const { credit, turnover } = known;
  const excluded = excludedText(terms, t);
  return (
    <>
      <FactList
        className={css.figures}
        facts={[
          {
            id: 'credit',
            name: t('promotions.claim.gets'),
            value: <strong className={css.figure}>{baht(credit)}</strong>,
          },
          {
            id: 'turnover',
            name: t('promotions.claim.bet'),
            value: (
              <strong className={turnover > 0 ? css.figure : undefined}>
                {turnover > 0 ? baht(turnover) : t('promotions.terms.turnoverNone')}
              </strong>
            ),
          },
          ...(excluded === ''
            ? []
            : [{ id: 'excluded', name: t('promotions.terms.excluded'), value: excluded }]),
        ]}
      />
      <Text size="sm" tone="muted">
        {turnover > 0
          ? t('promotions.claim.text', {
              credit: formatSatangShort(credit),
              turnover: formatSatangShort(turnover),
            })
          : t('promotions.claim.textFree')}
      </Text>
    </>
  );
}

/** A code of the bonus calls with its link; other errors with their general message. */
function Refused({ failure, ways }: { failure: Failure; ways: Partial<BonusWays> }) {
  const { messageId, code } = failure;
  if (!isOfBonus(messageId)) return <FailureBanner failure={failure} />;
  const refusal: BonusRefusal = { code: Number(code), messageId, needed: null, have: null };
  return <BonusRefusalNote refusal={refusal} ways={ways} role="alert" />;
}

function isOfBonus(id: Failure['messageId']): id is BonusRefusal['messageId'] {
  return id.startsWith('error.bonus.');
}
