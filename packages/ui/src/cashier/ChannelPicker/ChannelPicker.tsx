'use client';

import { channelKey, type DepositChannel } from '@brand/domain';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as radio from '../../primitives/RadioCards/RadioCards.css.ts';
import { Sheet, type SheetProps } from '../../primitives/Sheet/Sheet.tsx';
import * as cashier from '../cashier.css.ts';
import { groupChannels } from '../ChannelList/groupChannels.ts';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';
import { ChannelText } from '../ChannelRow/ChannelText.tsx';
import * as css from './ChannelPicker.css.ts';

interface ChoiceProps {
  /** All channels, including the selected one. */
  channels: readonly DepositChannel[];
  /** The selected channel. */
  selected: DepositChannel | null;
  /** Called with the selected channel, also if it is the current one. It does not close the sheet. */
  onChoose: (channel: DepositChannel) => void;
}

/** Props of {@link ChannelPicker}. Other props go to the surface of its sheet. */
export interface ChannelPickerProps
  extends ChoiceProps, Omit<SheetProps, 'title' | 'closeLabel' | 'footer' | 'children'> {}

/** All channels in a bottom sheet with the selected one marked, to change the channel without leaving the view. */
export function ChannelPicker({
  channels,
  selected,
  onChoose,
  className,
  ...rest
}: ChannelPickerProps) {
  const t = useText();
  return (
    <Sheet
      {...rest}
      className={classes(css.sheet, className)}
      title={t('cashier.deposit.channels.title')}
      closeLabel={t('common.close')}
    >
      <Choice channels={channels} selected={selected} onChoose={onChoose} />
    </Sheet>
  );
}

/** Radio buttons that select on a tap. Arrow keys only move between them; Enter or Space selects. */
function Choice({ channels, selected, onChoose }: ChoiceProps) {
  const t = useText();
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [marked, setMarked] = useState(selected && channelKey(selected));
  const moving = useRef(false);
  const groups = groupChannels(channels);

  // In a long list the selected channel may be below the visible part.
  useEffect(() => {
    const chosen = root.current?.querySelector(':checked')?.parentElement;
    const body = chosen?.closest('[data-part=body]');
    if (!chosen || !body) return;
    const below = chosen.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom;
    if (below > 0) body.scrollTop += below + chosen.clientHeight;
  }, []);

  const handleKeyDown = (event: KeyboardEvent, channel: DepositChannel) => {
    moving.current = event.key.startsWith('Arrow');
    if (event.key === 'Enter') onChoose(channel);
  };

  return (
    <fieldset
      ref={root}
      className={css.channels}
      aria-label={t('cashier.deposit.channels.title')}
      data-component="channel-picker"
    >
      {groups.map((group) => (
        <div key={group.kind} className={css.group} data-part="group">
          {groups.length > 1 && (
            <Heading level={3} size="md">
              {t(`cashier.deposit.kind.${group.kind}`)}
            </Heading>
          )}
          {group.channels.map((channel) => {
            const key = channelKey(channel);
            return (
              <label key={key} className={classes(cashier.row, css.channel)} data-part="channel">
                <input
                  type="radio"
                  className={radio.input}
                  name={name}
                  checked={key === marked}
                  onChange={() => setMarked(key)}
                  onKeyDown={(event) => handleKeyDown(event, channel)}
                  onKeyUp={() => (moving.current = false)}
                  // An arrow key clicks the radio button that it moves to.
                  onClick={() => !moving.current && onChoose(channel)}
                />
                <ChannelMark channel={channel} />
                <ChannelText channel={channel} withKind={groups.length === 1} />
                <span className={radio.mark} data-part="mark" aria-hidden="true" />
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
