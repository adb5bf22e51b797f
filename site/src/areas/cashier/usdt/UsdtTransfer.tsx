import { type UsdtChannel, type UsdtEntry, checkUsdtAddress, usdtText } from '@brand/domain';
import { Stack, TransferReport, UsdtGuide, UsdtPanel, useViewFocus } from '@brand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { useCashierBack, useCashierSheet } from '../cashierBack.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { DepositBonus } from '../bonus/DepositBonus.tsx';
import { useDepositBonus } from '../bonus/useDepositBonus.ts';
import { TransferLimitNote } from '../transfer/TransferLimitNote.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { creditTyped, useTransferFlow } from '../transfer/useTransferFlow.ts';
import { historyHref } from '../../../member/wallet/walletHref.ts';
import { guideImages } from './guideImages.ts';

interface UsdtTransferProps {
  readonly channels: readonly UsdtChannel[];
  readonly channel: UsdtChannel;
  readonly onChannelChange: (channel: UsdtChannel) => void;
  /** The text typed into the converter. Null before anything is typed. */
  readonly entry: UsdtEntry | null;
  readonly onEntryChange: (entry: UsdtEntry | null) => void;
}

/** A transfer of USDT over one network, and its report. Mount it with the channel's key. */
export function UsdtTransfer(props: UsdtTransferProps) {
  const { channels, channel, onChannelChange, entry, onEntryChange } = props;
  const place = usePlace();
  const isPhone = useIsPhone();
  const { operator } = useServices();
  const flow = useTransferFlow(useCashierApi(), channel);
  const { state, type } = flow;
  const isDetails = state.status === 'details';
  const root = useViewFocus<HTMLDivElement>(isDetails ? 'details' : 'report');

  const inReport = state.status === 'reporting' || state.status === 'sending';
  useCashierBack(inReport ? 1 : 0, flow.back);
  const bonus = useDepositBonus(inReport ? channel : null);
  const [guideOpen, setGuideOpen] = useState(false);
  useCashierSheet(guideOpen, () => setGuideOpen(false));

  const contactHref = useAdminContact(
    checkUsdtAddress(channel.network, channel.address) !== 'valid',
  );

  const amount = 'draft' in state ? state.draft.amount : '';
  const wanted = entry && usdtText(entry, channel.rate);
  // The draft of the report is in USDT. An amount typed for another network is converted at the rate of this one.
  const carryOver = useEffectEvent(() => {
    if (isDetails && wanted !== null) type('amount', wanted);
  });
  useEffect(() => carryOver(), []);
  // The amount may have been changed in the report.
  const shown: UsdtEntry = entry && wanted === amount ? entry : { side: 'usdt', text: amount };
  const changeChannel = (next: UsdtChannel) => {
    // An empty converter must not clear a report that was started for another network.
    onEntryChange(shown.text === '' ? null : shown);
    onChannelChange(next);
  };
  const convert = (next: UsdtEntry) => {
    onEntryChange(next);
    type('amount', usdtText(next, channel.rate));
  };

  const other = channels.find((each) => each !== channel);
  return (
    <div ref={root}>
      {isDetails ? (
        <Stack gap={4}>
          <TransferLimitNote />
          <UsdtPanel
            channels={channels}
            channel={channel}
            onChannelChange={changeChannel}
            entry={shown}
            onEntryChange={convert}
            onReport={flow.open}
            onGuide={() => setGuideOpen(true)}
            contactHref={contactHref}
          />
        </Stack>
      ) : (
        <TransferReport
          channel={channel}
          state={state}
          onType={type}
          bonus={
            <DepositBonus
              choice={bonus}
              amount={creditTyped(state.draft.amount, channel)}
              readOnly={state.status === 'sending'}
            />
          }
          onSubmit={() => flow.submit(bonus.chosen)}
          outcome={flow.outcome}
          balance={flow.balance}
          onReturn={isPhone ? null : flow.back}
          onRecheck={flow.recheck}
          onRestart={flow.restart}
          onReopen={flow.reopen}
          onChangeChannel={
            other ? () => (state.status === 'reporting' ? flow.back() : changeChannel(other)) : null
          }
          historyHref={historyHref(place, isPhone)}
        />
      )}
      <UsdtGuide
        open={guideOpen}
        onOpenChange={setGuideOpen}
        images={guideImages(operator.hosts.cdn, place.locale)}
        network={channel.network}
      />
    </div>
  );
}
