import type { Usage } from '../../private/usage.ts';

/** How GameCard is meant to be used. */
export const usage: Usage = {
  summary: 'One game of a list: an image that is a link to the game.',
  when: ['In a rail, a grid or a list of results; always with the unchanged game of the API.'],
  whenNot: [
    'For a promotion or an event: Card.',
    'Alone and large, as the header of a page: it is designed for rows.',
  ],
  anatomy: {
    title: 'The name and the link to the game; its click area is the whole card.',
    provider:
      'The provider of the game, or in its place the figure that orders the list or the pool that the game plays for.',
    info: 'The RTP, underlined on hover and focus, or an icon if it is unknown; links to the details of the game. The touch target is 44 px. Always on the line below the provider.',
    art: 'The image, over its dominant colour that is shown while loading.',
    fallback: 'A placeholder with the name, if the image cannot be loaded.',
    badges:
      'At most two badges in the upper corner of the image: hot, new, free spins. Where there is no room for “Free spins” it is an icon.',
    actions:
      'The actions over the image, shown on hover or focus. With a mouse, the figure of an image with two layers rises above its background.',
    play: 'The label Play, or Try demo on a demo page; the tap belongs to the card.',
    demo: 'Starts the demo, if the game offers one.',
    heart: 'The favourite button: adds to the favourites or removes; touch target of 44 px.',
  },
  keyboard: {
    Tab: 'Moves to the card, then to the info link, the demo and the favourite button.',
    Enter:
      'Plays the game; on the info link opens the details, on the demo link starts the demo, on the favourite button toggles it.',
  },
  words: [
    'The name comes from the API and is never shortened manually: “มังกรแม่น้ำหยก” (Jade River Dragon). One line, truncated with an ellipsis.',
    'Show the RTP with one decimal and without praise: no arrows, no colours. The details page explains it.',
    'State as text that a game is closed; a grey image is not enough.',
  ],
};
