import { SHORT_PHONE, waitUntil } from '../platform/styles/waitUntil.ts';

/*
 * The server marks a document with `data-unused`; `firstUse.ts` removes it in steps, when the page is hydrated. Until then, cards
 * that no phone shows before it is scrolled are not laid out and load no covers: these would share the connection with the
 * scripts, and all together they would block a slow phone for a fifth of a second. They keep their places, so nothing moves.
 * `areas/games/games.css.ts` does it for whole rows.
 */
waitUntil(1, '[data-component=rail] [data-part=row] > :nth-child(n+4)');
waitUntil(3, '[data-component=rail] [data-part=row] > :nth-child(n+7)');

const CARD = '[data-component=game-grid] [role=listitem]';
for (const step of [1, 2, 3, 4]) {
  waitUntil(step, `${CARD}:nth-child(n+${10 + 3 * step})`, '210px');
  waitUntil(step, `${CARD}:nth-child(n+${7 + 3 * step})`, '210px', SHORT_PHONE);
}
