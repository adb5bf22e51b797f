import type { Usage } from '../../private/usage.ts';

/** How ChannelList is meant to be used. */
export const usage: Usage = {
  summary: 'The list of deposit channels, as a view.',
  when: [
    'As the first view of a deposit, if there is more than one channel.',
    'While the channels are loading, unavailable or empty: it shows that state.',
  ],
  whenNot: [
    'To change the channel later: ChannelPicker, which keeps the current view.',
    'For a single channel: the list is skipped.',
  ],
  anatomy: {
    'view-heading': 'The title; it receives focus when the view opens.',
    group: 'Channels of one kind, under a heading if there are several kinds.',
    channel: 'One channel: logo, name, range; a press selects it.',
    'last-used': 'Marks the last used channel.',
    bonus: 'The bonus of a channel.',
    rate: 'USDT only: the value of one USDT in baht.',
    network: 'USDT only: the network icon at the corner of the logo.',
  },
  keyboard: { Tab: 'Moves between channels.', Enter: 'Selects the channel.' },
  words: [
    'Write the range as figures with one unit: “50 – 45,000 บาท” (50 – 45,000 baht).',
    'Show a bonus with the text of the API, on one short line.',
  ],
};
