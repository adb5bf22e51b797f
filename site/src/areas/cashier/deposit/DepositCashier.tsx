import {
  type DepositChannel,
  type DepositState,
  type QrChannel,
  checkDepositAmount,
  isQrChannel,
} from '@brand/domain';
import {
  AccountChange,
  BonusAccepted,
  ChannelList,
  ChannelPicker,
  DepositPanel,
  useViewFocus,
} from '@brand/ui';
import { createElement, useCallback, useEffect, useRef, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { isSavingData } from '../../../platform/connection/connection.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useCashierBack, useCashierSheet } from '../cashierBack.ts';
import { depositStep } from '../cashierSteps.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { DepositBonus } from '../bonus/DepositBonus.tsx';
import { useBonusInAddress } from '../../../member/bonus/useBonusInAddress.ts';
import { type DepositBonusChoice, useDepositBonus } from '../bonus/useDepositBonus.ts';
import { DepositLimitNote } from '../../../member/limits/DepositLimitNote.tsx';
import { useDepositLeft } from '../../../member/limits/useDepositLeft.ts';
import { transferCode } from '../transfer/transferCode.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { historyHref } from '../../../member/wallet/walletHref.ts';
import { CancelQr } from './CancelQr.tsx';
import { NoChannels } from './NoChannels.tsx';
import { WalletReport } from './WalletReport.tsx';
import { RewardNote } from './RewardNote.tsx';
import { useBankApp } from './useBankApp.ts';
import { useLastChannel } from './lastChannel.ts';
import { useDepositChannels } from './useDepositChannels.ts';
import { useDepositDraft } from './useDepositDraft.ts';
import { useDepositFlow } from './useDepositFlow.ts';
import { useNamedDeposit } from './useNamedDeposit.ts';
import { useOpenTransfer } from './useOpenTransfer.ts';

/**
 * A deposit in baht: the channels, and the flow of the selected one.
 *
 * @param shown whether it is visible: tabs stay mounted while another one is open
 */
export function DepositCashier({ shown }: { shown: boolean }) {
  const api = useCashierApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const retry = useRetryFailed();
  const channels = useDepositChannels(api);
  const list = channels.status === 'ready' ? channels.channels : [];
  const [lastUsed, noteUsed] = useLastChannel();
  const [picking, setPicking] = useState(false);
  const transfer = useOpenTransfer(list);
  const offersAccount = list.some(({ kind }) => kind === 'bank') && !isSavingData();
  const Transfer = useLazyModule(transferCode, offersAccount || transfer.hasDetails);
  const flow = useDepositFlow(api, place.locale, shown && transfer.channel === null);
  const { choose: chooseQr, type, leave } = flow;
  const state = useNamedDeposit(flow.state, list);
  const contactHref = useAdminContact(saysToContactAdmin(state));
  const bankApp = useBankApp();
  useBonusInAddress();
  const bonus = useDepositBonus(
    transfer.channel === null && state.status === 'entering' ? state.channel : null,
  );

  const limit = useDepositLeft(transfer.channel === null ? state : null);
  const limits = useRef<HTMLAnchorElement>(null);

  function choose(channel: DepositChannel) {
    setPicking(false);
    if (channel.kind === 'bank') {
      leave();
      transfer.open(channel);
      noteUsed(channel);
    } else if (isQrChannel(channel)) {
      const kept = typed.current;
      transfer.close();
      chooseQr(channel);
      if (kept) type(kept);
    }
  }

  // A single channel needs no selection (section 4).
  const only = list.length === 1 ? list[0] : undefined;
  useEffect(() => {
    if (only && isQrChannel(only) && state.status === 'choosing') chooseQr(only);
  }, [only, state.status, chooseQr]);

  const restore = useCallback(
    (channel: QrChannel, amount: string) => {
      chooseQr(channel);
      type(amount);
    },
    [chooseQr, type],
  );
  // After the single channel was chosen, which would empty the field.
  const typed = useDepositDraft(state, transfer.channel ? [] : list, restore);

  const payingBy = state.status === 'waiting' ? state.channel : null;
  useEffect(() => {
    if (payingBy) noteUsed(payingBy);
  }, [payingBy, noteUsed]);

  const { channel: transferBy, news } = transfer;
  const step = transferBy ? 1 : depositStep(state);
  useCashierBack(
    // Its details have their own steps.
    transfer.hasDetails && Transfer ? null : Math.max(0, step - (only ? 1 : 0)),
    transferBy ? transfer.close : flow.back,
  );
  useCashierSheet(picking, () => setPicking(false));
  const root = useViewFocus<HTMLDivElement>(
    transferBy ? (news ? 'news' : Transfer ? 'transfer' : 'loading') : 'qr',
  );

  // Back goes from the report of an e-wallet to its QR, and from an account to the list.
  const closeTransfer = only?.kind === 'bank' ? null : transfer.close;
  const change = only ? null : () => setPicking(true);
  return (
    <div ref={root}>
      {transferBy?.kind === 'bank' && news && (
        <AccountChange
          channel={transferBy}
          previous={news.previous}
          onAcknowledge={transfer.acknowledge}
          onLeave={isPhone ? null : closeTransfer}
          onChangeChannel={change}
        />
      )}
      {transferBy && transfer.hasDetails && (
        <div hidden={news !== null}>
          {Transfer ? (
            createElement(Transfer, {
              key: transferBy.id,
              channel: transferBy,
              onLeave: closeTransfer,
              onChangeChannel: change,
            })
          ) : (
            <ChannelList state={{ status: 'loading' }} onChoose={choose} onRetry={retry} />
          )}
        </div>
      )}
      {!transferBy && (
        <>
          <DepositPanel
            state={state}
            channels={channels}
            balance={flow.balanceAfter}
            onChannelChoose={choose}
            {...(change && { onChannelChange: change })}
            lastUsed={lastUsed}
            emptyActions={<NoChannels />}
            onAmountChange={type}
            bonus={
              <>
                {limit && <DepositLimitNote ref={limits} limit={limit} />}
                <BonusOf state={state} choice={bonus} bonusHref={place.href('/bonus')} />
                {state.status === 'succeeded' && <RewardNote />}
              </>
            }
            onSubmit={() => (limit?.isOver ? limits.current?.focus() : flow.submit(bonus.chosen))}
            onCancel={flow.askToCancel}
            onLeave={isPhone ? null : leave}
            reuseUnderstood={flow.reuseUnderstood}
            onReuseUnderstand={flow.understandReuse}
            onRestart={flow.restart}
            onRetry={retry}
            bankApp={bankApp}
            contactHref={contactHref}
            historyHref={historyHref(place, isPhone)}
            homeHref={place.href('/')}
          />
          <WalletReport state={state} onOpen={transfer.open} />
        </>
      )}
      <CancelQr flow={flow} />
      <ChannelPicker
        open={picking}
        onOpenChange={setPicking}
        channels={list}
        selected={transferBy ?? (state.status === 'choosing' ? null : state.channel)}
        onChoose={choose}
      />
    </div>
  );
}

interface BonusOfProps {
  readonly state: DepositState;
  readonly choice: DepositBonusChoice;
  /** Where the turnover is shown. */
  readonly bonusHref: string;
}

/** The selection while the amount is typed, and the selected bonus from the QR on. */
function BonusOf({ state, choice, bonusHref }: BonusOfProps) {
  if (state.status === 'entering') {
    const checked = checkDepositAmount(state.draft, state.channel.range);
    return <DepositBonus choice={choice} amount={checked.ok ? checked.amount : null} />;
  }
  if (state.status !== 'waiting' && state.status !== 'succeeded') return <></>;
  const { bonus, status } = state;
  if (!bonus) return <></>;
  return <BonusAccepted bonus={bonus} bonusHref={status === 'succeeded' ? bonusHref : undefined} />;
}

function saysToContactAdmin(state: DepositState): boolean {
  if (state.status === 'entering') return state.failure?.messageId === 'error.deposit.98';
  return state.status === 'alerted';
}
