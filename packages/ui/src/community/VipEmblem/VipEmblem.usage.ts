import type { Usage } from '../../private/usage.ts';

/** How VipEmblem is meant to be used. */
export const usage: Usage = {
  summary: 'The emblem of a VIP level: bamboo, bronze, silver, gold, platinum, diamond.',
  when: ['Next to the name of a level: on the VIP page, in the account menu, in the profile.'],
  whenNot: ['Without the name: a symbol alone says nothing to a new member.'],
  anatomy: {},
  keyboard: {},
  words: ['The emblem is decorative. The name of the level is text next to it.'],
};
