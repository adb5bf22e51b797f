import type { Usage } from '../../private/usage.ts';

/** How ChannelPicker is meant to be used. */
export const usage: Usage = {
  summary:
    'All deposit channels in a bottom sheet, to change the channel without leaving the view.',
  when: [
    'From the selected channel at the top of a view: the input below it is kept.',
    'Also over a side panel: it is as wide as the panel.',
  ],
  whenNot: [
    'As the first view of a deposit: ChannelList.',
    'While a payment is pending: finish that deposit first.',
  ],
  anatomy: {
    channel: 'One channel; the whole row is the target.',
    mark: 'The radio button, filled for the selected channel.',
    rate: 'USDT only: the value of one USDT in baht.',
    bonus: 'The bonus of a channel.',
    group: 'The channels of one kind, under its name.',
  },
  keyboard: {
    '↑ ↓': 'Move between channels without selecting.',
    'Enter, Space': 'Selects the channel.',
    Escape: 'Closes the sheet; the selection stays as it was.',
  },
  words: ['The title is the task: “เลือกช่องทางการฝาก” (Choose deposit channel).'],
};
