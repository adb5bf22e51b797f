import type { BankChannel, QrChannel, TransferState } from '@brand/domain';
import { BankTransferPanel, Stack, TransferReport, useViewFocus } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { useCashierBack } from '../cashierBack.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { DepositBonus } from '../bonus/DepositBonus.tsx';
import { useDepositBonus } from '../bonus/useDepositBonus.ts';
import { TransferLimitNote } from './TransferLimitNote.tsx';
import { historyHref } from '../../../member/wallet/walletHref.ts';
import { creditTyped, useTransferFlow } from './useTransferFlow.ts';

interface TransferCashierProps {
  /** An account to transfer to, or an e-wallet that was paid without credit. */
  readonly channel: BankChannel | (QrChannel & { readonly kind: 'truewallet' });
  /** Goes to the list of channels. Null if there is none. */
  readonly onLeave: (() => void) | null;
  /** Opens the selection of another channel. Null if there is no other. */
  readonly onChangeChannel: (() => void) | null;
}

/** A transfer to an account, and its report. Mount it with the channel's key. */
export function TransferCashier({ channel, onLeave, onChangeChannel }: TransferCashierProps) {
  const place = usePlace();
  const isPhone = useIsPhone();
  const flow = useTransferFlow(useCashierApi(), channel);
  const { state } = flow;
  const isDetails = state.status === 'details';
  const isForm = state.status === 'reporting' || state.status === 'sending';
  const bonus = useDepositBonus(isForm ? channel : null);
  const root = useViewFocus<HTMLDivElement>(isDetails ? 'details' : 'report');

  useCashierBack(depthOf(state.status, onLeave !== null), () => {
    if (state.status === 'reporting') flow.back();
    else if (state.status === 'reported') flow.restart();
    else if (state.status !== 'sending') onLeave?.();
  });

  // A phone has an arrow above the page.
  return (
    <div ref={root}>
      {isDetails ? (
        <Stack gap={4}>
          <TransferLimitNote />
          <BankTransferPanel
            channel={channel}
            onReport={flow.open}
            onLeave={isPhone ? null : onLeave}
            onChangeChannel={onChangeChannel}
          />
        </Stack>
      ) : (
        <TransferReport
          channel={channel}
          state={state}
          outcome={flow.outcome}
          balance={flow.balance}
          onType={flow.type}
          bonus={
            <DepositBonus
              choice={bonus}
              amount={creditTyped(state.draft.amount, channel)}
              readOnly={state.status === 'sending'}
            />
          }
          onSubmit={() => flow.submit(bonus.chosen)}
          onReturn={isPhone ? null : flow.back}
          onRecheck={flow.recheck}
          onVoid={flow.voidReport}
          voidFault={flow.voidFault}
          onRestart={flow.restart}
          onReopen={flow.reopen}
          onChangeChannel={onChangeChannel}
          historyHref={historyHref(place, isPhone)}
        />
      )}
    </div>
  );
}

/** Steps for Back: from the report to the account, from there to the list. None while a report is pending. */
function depthOf(status: TransferState['status'], hasList: boolean): number {
  const list = hasList ? 1 : 0;
  switch (status) {
    case 'details':
      return list;
    case 'unsure':
      return 2 * list;
    default:
      return list + 1;
  }
}
