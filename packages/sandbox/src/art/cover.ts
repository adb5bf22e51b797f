import type { Game } from '../catalogue/game.ts';
import { providerOf } from '../catalogue/providers.ts';
import { mix } from './colour.ts';
import { compositionOf } from './compositions/compositions.ts';
import { edgeOf } from './edges.ts';
import { emblemOf } from './emblems.ts';
import type { TitleArea } from './lettering/lettering.ts';
import { letteringOf } from './lettering/letterings.ts';
import { isReadable, motifOf } from './motifs/motifs.ts';
import { paletteOf } from './palettes.ts';
import { randomFrom } from './random.ts';

type CoverOf = Pick<
  Game,
  | 'code'
  | 'nameEn'
  | 'provider'
  | 'motif'
  | 'variant'
  | 'palette'
  | 'composition'
  | 'lettering'
  | 'beside'
>;

/** Lists put badges into the upper corner of a card. A title in that area starts below them. */
function belowBadges(area: TitleArea): TitleArea {
  return area.y < 150 ? { ...area, y: area.y + 40, h: area.h - 14 } : area;
}

function signature(game: CoverOf, titleOnTop: boolean): string {
  const { house } = providerOf(game.provider);
  const palette = paletteOf(game.palette);
  const folded = house.edge === 'fold';
  const x = house.side === 'left' ? (house.edge === 'spine' ? 28 : 25) : folded ? 282 : 275;
  const y = folded ? 18 : titleOnTop ? 375 : 25;
  const disc = folded
    ? ''
    : `<circle cx="${x}" cy="${y}" r="13" fill="${house.colour}" stroke="${palette.light}" stroke-width="1.6"/>`;
  return `${disc}<path transform="translate(${x - 8} ${y - 8})scale(.667)" fill="#fff" fill-rule="evenodd" d="${emblemOf(game.provider)}"/>`;
}

/**
 * Draws the cover of a game: a complete, self-contained SVG document of 300×400, without scripts and external
 * references. The same game always gives the same bytes.
 */
export function cover(game: CoverOf): string {
  const palette = paletteOf(game.palette);
  const composition = compositionOf(game.composition);
  const { house } = providerOf(game.provider);
  const lettering = letteringOf(game.lettering);
  const title = belowBadges(composition.title(game.variant));
  const names = game.beside.map((_, at) => `beside${at}`) as unknown as readonly [
    string,
    ...string[],
  ];
  const scene = composition.draw({
    palette,
    hero: motifOf(game.motif).hero(palette, game.variant),
    mayMirror: !isReadable(game.motif),
    small: names,
    variant: game.variant,
    backed: lettering.backed ?? false,
    random: randomFrom(game.code),
  });
  const small = game.beside
    .map((id, at) => [names[at], motifOf(id)] as const)
    .filter(([name]) => scene.includes(`#${name}"`))
    .map(([name, motif]) => `<g id="${name}">${motif.small(palette)}</g>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">' +
    `<defs>${small.join('')}</defs>` +
    scene +
    edgeOf(house.edge, palette, house.colour) +
    lettering.draw(game.nameEn, title, palette, house.hand) +
    signature(game, title.y < 150) +
    '</svg>'
  );
}

/** The placeholder colour (#rrggbb) of a cover until its image has loaded. */
export function dominantColour(game: Pick<Game, 'palette'>): string {
  const { sky, body } = paletteOf(game.palette);
  return mix(sky[1], body[0], 0.2);
}
