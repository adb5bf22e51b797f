import type { Usage } from '../../private/usage.ts';

/** How ChannelRow is meant to be used. */
export const usage: Usage = {
  summary: 'The selected deposit channel, with the button to change it.',
  when: ['At the top of every view after a channel is selected.'],
  whenNot: ['To select a channel: ChannelList as a view, ChannelPicker over a view.'],
  anatomy: {
    change: 'Opens the picker; hidden if there is only one channel.',
    range: 'Minimum and maximum of one deposit.',
    rate: 'USDT only: the value of one USDT in baht.',
    bonus: 'The bonus of the channel.',
    'last-used': 'Marks the last used channel in the list.',
  },
  keyboard: { 'Tab, Enter': 'Activate the change button.' },
  words: ['The button states what is changed: “เปลี่ยนช่องทาง” (Change channel).'],
};
