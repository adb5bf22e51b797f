import type { Usage } from '../../private/usage.ts';

/** How ChannelPicker is meant to be used. */
export const usage: Usage = {
  summary:
    'All deposit channels in a bottom sheet, to change the chosen one without leaving the view.',
  when: [
    'From the chosen channel on top of a view: what was typed below it stays.',
    'Over a side panel too: it is as wide as the panel.',
  ],
  whenNot: [
    'As the first view of a deposit: ChannelList.',
    'While money is being waited for: that deposit is to be ended first.',
  ],
  anatomy: {
    channel: 'One channel; the whole of it is the target.',
    mark: 'The radio: filled at the chosen one.',
    rate: 'Of USDT: what one is worth in baht.',
    bonus: 'What a channel gives on top.',
    group: 'The channels of one kind, under its name.',
  },
  keyboard: {
    '↑ ↓': 'Go from channel to channel and choose nothing yet.',
    'Enter, Space': 'Chooses.',
    Escape: 'Closes; the channel stays as it was.',
  },
  words: ['The title is the task: “เลือกช่องทางการฝาก” (Choose deposit channel).'],
};
