import type { Game } from '../catalogue/game.ts';
import { providerOf } from '../catalogue/providers.ts';
import { mix } from './colour.ts';
import { compactPaths } from './compactPaths.ts';
import { compositionOf } from './compositions/compositions.ts';
import { edgeOf } from './edges.ts';
import { emblemOf } from './emblems.ts';
import type { TitleArea } from './lettering/lettering.ts';
import { letteringOf } from './lettering/letterings.ts';
import { HERO_START } from './compositions/staging.ts';
import { drawingOf, isReadable, motifOf } from './motifs/motifs.ts';
import { paletteOf } from './palettes.ts';
import { randomFrom } from './random.ts';

type CoverOf = Pick<
  Game,
  | 'code'
  | 'nameEn'
  | 'provider'
  | 'motif'
  | 'variant'
  | 'pose'
  | 'palette'
  | 'composition'
  | 'lettering'
  | 'beside'
>;

/**
 * Cards have badges and a favourite button in their upper corners: on the narrowest card down to here. A title on top starts
 * below them.
 */
const BADGES_END = 70;

function isOnTop(area: TitleArea): boolean {
  return area.y < 150;
}

/** The area of the title of a cover. */
export function titleArea({
  composition,
  variant,
}: Pick<CoverOf, 'composition' | 'variant'>): TitleArea {
  const area = compositionOf(composition).title(variant);
  return isOnTop(area) ? { ...area, y: BADGES_END, h: area.h - 18 } : area;
}

/** The logo of the provider: in a lower corner, or above the title that is there. Nothing of a card covers it there. */
function signature(game: CoverOf, title: TitleArea): string {
  const { brand } = providerOf(game.provider);
  const palette = paletteOf(game.palette);
  const isLeft = brand.side === 'left';
  const x = isLeft ? (brand.edge === 'spine' ? 28 : 25) : 275;
  // One end of a tilted title is higher than its area.
  const lift = Math.max(0, (title.tilt ?? 0) * (isLeft ? 2.2 : -2.2));
  const y = isOnTop(title) ? 375 : Math.round(title.y - 17 - lift);
  const disc = `<circle cx="${x}" cy="${y}" r="13" fill="${brand.colour}" stroke="${palette.light}" stroke-width="1.6"/>`;
  return `${disc}<path transform="translate(${x - 8} ${y - 8})scale(.667)" fill="#fff" fill-rule="evenodd" d="${emblemOf(game.provider)}"/>`;
}

/** The parts of a cover. */
interface Parts {
  /** Definitions of the small motifs. */
  defs: string;
  /** The scene behind the figure. */
  behind: string;
  /** The figure, and what is in front of it in the scene. */
  front: string;
  edge: string;
  title: string;
  signature: string;
}

function partsOf(game: CoverOf): Parts {
  const palette = paletteOf(game.palette);
  const composition = compositionOf(game.composition);
  const { brand } = providerOf(game.provider);
  const lettering = letteringOf(game.lettering);
  const title = titleArea(game);
  const names = game.beside.map((_, at) => `beside${at}`) as unknown as readonly [
    string,
    ...string[],
  ];
  const scene = composition.draw({
    palette,
    hero: drawingOf(game)(palette),
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
  const cut = scene.indexOf(HERO_START);
  return {
    defs: `<defs>${small.join('')}</defs>`,
    behind: scene.slice(0, cut),
    front: scene.slice(cut),
    edge: edgeOf(brand.edge, palette, brand.colour),
    title: lettering.draw(game.nameEn, title, palette, brand.hand),
    signature: signature(game, title),
  };
}

/**
 * Draws the cover of a game: a complete, self-contained SVG document of 300×400, without scripts and external
 * references. The same game always gives the same bytes.
 */
export function cover(game: CoverOf): string {
  const { defs, behind, front, edge, title, signature } = partsOf(game);
  return compactPaths(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">' +
      defs +
      behind +
      front +
      edge +
      title +
      signature +
      '</svg>',
  );
}

/**
 * The two layers of a cover next to each other, 600×400: on the left what is behind the figure, on the right the figure,
 * the title and the logo on a transparent ground. A card that is hovered moves one over the other.
 */
export function coverLayers(game: CoverOf): string {
  const { defs, behind, front, edge, title, signature } = partsOf(game);
  const layer = (x: number, drawing: string) =>
    `<svg x="${x}" width="300" height="400">${drawing}</svg>`;
  return compactPaths(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">' +
      defs +
      layer(0, behind + edge) +
      layer(300, front + title + signature) +
      '</svg>',
  );
}

/** The placeholder colour (#rrggbb) of a cover until its image has loaded. */
export function dominantColour(game: Pick<Game, 'palette'>): string {
  const { sky, body } = paletteOf(game.palette);
  return mix(sky[1], body[0], 0.2);
}
