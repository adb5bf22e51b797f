import type { Usage } from '../../private/usage.ts';

/** How ChannelRow is meant to be used. */
export const usage: Usage = {
  summary: 'The chosen deposit channel, with the way to another one.',
  when: ['On top of every view that comes after the choice of a channel.'],
  whenNot: ['To choose: ChannelList as a view, ChannelPicker over one.'],
  anatomy: {
    change: 'Opens the picker; not there where there is one channel alone.',
    range: 'Least and most of one deposit.',
    rate: 'Of USDT: what one is worth in baht.',
    bonus: 'What the channel gives on top.',
    'last-used': 'Says in the list that it was paid through last.',
  },
  keyboard: { 'Tab, Enter': 'To the way to another channel.' },
  words: ['The button says what is changed: “เปลี่ยนช่องทาง” (Change channel).'],
};
