'use client';

import {
  channelKey,
  checkUsdtAddress,
  formatUsdtRate,
  type UsdtChannel,
  type UsdtEntry,
} from '@brand/domain';
import { useMemo, type HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { RadioCards } from '../../primitives/RadioCards/RadioCards.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { CashierContact } from '../CashierContact.tsx';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';
import { ChannelRow } from '../ChannelRow/ChannelRow.tsx';
import { ViewHeading } from '../ViewHeading.tsx';
import { UsdtAddress } from './UsdtAddress.tsx';
import { UsdtConverter } from './UsdtConverter.tsx';
import * as css from './UsdtPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link UsdtPanel}. Other props go to the root. */
export interface UsdtPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** One address per network, at least one. */
  channels: readonly UsdtChannel[];
  /** The selected channel. */
  channel: UsdtChannel;
  /** Called with the channel of the selected network. */
  onChannelChange: (channel: UsdtChannel) => void;
  /** The input of the converter, and its field. */
  entry: UsdtEntry;
  /** Called with the value of the edited field. */
  onEntryChange: (entry: UsdtEntry) => void;
  /** Opens the report for a completed transfer. */
  onReport: () => void;
  /** Opens the guide. */
  onGuide: () => void;
  /** Opens a chat with an admin. Null while unknown. Shown if an address cannot be verified. */
  contactHref: string | null;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * USDT deposit details (section 2): network, address with QR code, rate and converter. The address is shown only if its
 * checksum is valid for its network, because funds sent to a wrong address are lost.
 */
export function UsdtPanel({
  channels,
  channel,
  onChannelChange,
  entry,
  onEntryChange,
  onReport,
  onGuide,
  contactHref,
  headingLevel = 2,
  className,
  ...rest
}: UsdtPanelProps) {
  const t = useText();
  const { network, address, bonus } = channel;
  const verified = useMemo(
    () => checkUsdtAddress(network, address) === 'valid',
    [network, address],
  );
  return (
    <section
      {...rest}
      className={classes(cashier.panel, className)}
      data-component="usdt-panel"
      data-state={verified ? 'verified' : 'unverified'}
    >
      <div className={classes(cashier.view, cashier.narrow)}>
        <div className={classes(cashier.head, css.head)}>
          <ViewHeading level={headingLevel}>{t('cashier.usdt.title')}</ViewHeading>
          <Button
            variant="ghost"
            size="sm"
            iconStart={<Icon glyph={glyphs.help} size={20} />}
            onClick={onGuide}
            data-part="guide"
          >
            {t('cashier.usdt.guide.open')}
          </Button>
        </div>
        <div className={css.network}>
          {channels.length > 1 ? (
            <RadioCards
              label={t('cashier.usdt.network')}
              cards={channels.map((each) => ({
                value: channelKey(each),
                label: each.network,
                note: t('cashier.channel.rate', { rate: formatUsdtRate(each.rate) }),
                media: <ChannelMark channel={each} />,
              }))}
              value={channelKey(channel)}
              onValueChange={(value) => {
                const chosen = channels.find((each) => channelKey(each) === value);
                if (chosen) onChannelChange(chosen);
              }}
            />
          ) : (
            <ChannelRow channel={channel} />
          )}
          {verified && (
            <Banner
              tone="pending"
              icon={glyphs.warning}
              role="note"
              className={css.balanced}
              title={t('cashier.usdt.onlyTitle', { network })}
              data-part="only"
            >
              {t('cashier.usdt.onlyText')}
            </Banner>
          )}
          {channels.length > 1 && bonus && (
            <Text as="span" size="sm" tone="success" className={css.bonus} data-part="bonus">
              {bonus.text}
            </Text>
          )}
        </div>
        {verified ? (
          <>
            <UsdtAddress channel={channel} />
            <UsdtConverter
              channel={channel}
              entry={entry}
              onEntryChange={onEntryChange}
              headingLevel={headingLevel === 2 ? 3 : 4}
            />
            <Button size="lg" fullWidth onClick={onReport} data-part="report">
              {t('cashier.transfer.report')}
            </Button>
          </>
        ) : (
          <>
            <Banner
              tone="danger"
              className={css.balanced}
              title={t('cashier.usdt.unverified.title')}
              data-part="unverified"
            >
              {t('cashier.usdt.unverified.text')}
            </Banner>
            {contactHref && (
              <CashierContact
                href={contactHref}
                variant="outline"
                tone="neutral"
                size="md"
                fullWidth
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}
