import type { Usage } from '../../private/usage.ts';

/** How ChannelList is meant to be used. */
export const usage: Usage = {
  summary: 'The channels that a member may deposit through, as a view.',
  when: [
    'As the first view of a deposit, where there is more than one channel.',
    'While the channels are on their way, cannot be had, or there are none: it says so.',
  ],
  whenNot: [
    'To change the channel later on: ChannelPicker, which leaves the view where it is.',
    'For one channel: the list is skipped.',
  ],
  anatomy: {
    'view-heading': 'What is chosen; it takes the focus when the view comes.',
    group: 'Channels of one kind, under a heading where there are several kinds.',
    channel: 'One channel: logo, name, range; a press chooses it.',
    'last-used': 'Marks the one that was paid through last.',
    bonus: 'What a channel gives on top.',
    rate: 'Of USDT: what one is worth in baht.',
    network: 'Of USDT: the icon of its network, at the corner of the logo.',
  },
  keyboard: { Tab: 'From channel to channel.', Enter: 'Chooses.' },
  words: [
    'The range has figures and one unit: “50 – 45,000 บาท” (50 – 45,000 baht).',
    'A bonus is said in the words of the API, in one short line.',
  ],
};
