import type { Usage } from '../../private/usage.ts';

/** How TournamentScene is meant to be used. */
export const usage: Usage = {
  summary: 'The first tournament of a list as a wide scene.',
  when: ['At the top of the tournament page, under Active and Coming soon.'],
  whenNot: ['For the other tournaments of the list: TournamentCard or TournamentResult.'],
  anatomy: {
    art: 'The whole cover of an eligible game, or a cup.',
    link: 'The name; its link covers the whole scene.',
    clock: 'The time until it starts or ends.',
    prize: 'The prize pool, and the next step.',
    own: 'The rank of the member.',
    place: 'One of the first three.',
  },
  keyboard: { Tab: 'to the name, then to the next step' },
  words: ['The action says how to join: “เล่นเพื่อเข้าร่วม” (Play to join). There is no registration.'],
};
