import { globalStyle } from '@vanilla-extract/css';

/** A document without a script shows everything. */
const PHONE = '(max-width: 479px) and (scripting: enabled)';

/*
 * The server marks a document with `data-unused`; `firstUse.ts` removes it. Until then, cards that no phone shows before it
 * is scrolled are not laid out and load no images, which would share the connection with the scripts. Nothing visible moves.
 * `later` in `areas/games/games.css.ts` does it for whole rows.
 */
globalStyle('html[data-unused=""] [data-component=rail] [data-part=row] > :nth-child(n+4)', {
  '@layer': { 'brand.page': { '@media': { [PHONE]: { display: 'none' } } } },
});

// The tallest phones show four rows, most show three. The others keep their places, because the page continues below them.
const waiting = { contentVisibility: 'hidden', containIntrinsicBlockSize: '210px' } as const;
globalStyle('html[data-unused=""] [data-component=game-grid] [role=listitem]:nth-child(n+13)', {
  '@layer': { 'brand.page': { '@media': { [PHONE]: waiting } } },
});
globalStyle('html[data-unused=""] [data-component=game-grid] [role=listitem]:nth-child(n+10)', {
  '@layer': { 'brand.page': { '@media': { [`${PHONE} and (max-height: 860px)`]: waiting } } },
});
