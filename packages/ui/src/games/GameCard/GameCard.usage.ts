import type { Usage } from '../../private/usage.ts';

/** How GameCard is meant to be used. */
export const usage: Usage = {
  summary: 'One game of a list: a picture that is itself the way in.',
  when: ['In a rail, a grid or a list of results; always with the game as it came from the list.'],
  whenNot: [
    'For a promotion or an event: Card.',
    'Alone and large, as the head of a page: it is made for rows.',
  ],
  anatomy: {
    title: 'The name, and the link to the game: the whole card can be tapped by it.',
    provider: 'Who made the game.',
    info: 'The return to the player, dotted, or a sign where it is not known; it leads to all that is told of the game: 44 px under a finger. Always in the line below the maker.',
    art: 'The picture, over the dominant colour that stands there before it comes.',
    fallback: 'A drawing with the name, where the picture cannot come.',
    badges: 'Two marks at most: new, hot, free spins.',
    actions: 'What lies over the picture under a pointer or with the focus.',
    play: 'The word Play, or Try demo on a page of demos; the tap belongs to the card.',
    demo: 'Trying without money, where the game allows it.',
    heart: 'Adds to the favourites and takes away; 44 px under a finger.',
  },
  keyboard: {
    Tab: 'Goes to the card, then to what is told of the game, the demo and the heart.',
    Enter:
      'Plays; on the figure or sign leads to the game’s own page, on the demo tries it, on the heart keeps it.',
  },
  words: [
    'The name comes from the list and is never shortened by hand: “มังกรแม่น้ำหยก” (Jade River Dragon). One line, cut with an ellipsis.',
    'The return to the player has one decimal and stands without praise: no arrows, no colours. What it means is said on the game’s own page.',
    'A closed game says so in words, not by a grey picture alone.',
  ],
};
