import type { Motif } from '../../scene.ts';
import { flat, line } from '../drawing/inkDrawing.ts';
import { card, cardPlane, type Rank, type Suit } from './cardFace.ts';
import { projector } from './perspective.ts';
import { glint, placed } from './shine.ts';
import { chips } from './stack.ts';

export const cards: Motif = {
  id: 'cards',
  hero(palette, variant) {
    const { light, accent, body, trim } = palette;
    if (variant === 0) {
      const project = projector({
        x: 196,
        y: 388,
        scale: 128,
        yaw: -10,
        pitch: -12,
        roll: 6,
        distance: 7,
      });
      const fan: [Rank, Suit][] = [
        ['10', 'heart'],
        ['J', 'spade'],
        ['Q', 'heart'],
        ['A', 'spade'],
        ['K', 'heart'],
      ];
      const cardAt = (at: number, lift: number) => {
        const turn = [-58, -32, -7, 16, 44][at] ?? 0;
        const reach = 1.32 + lift;
        const a = (turn * Math.PI) / 180;
        const face = cardPlane(
          project,
          [Math.sin(a) * reach, Math.cos(a) * reach, at * 0.02],
          turn,
        );
        const [rank, suit] = fan[at] as [Rank, Suit];
        return card(`cards-${at}`, palette, face, {
          rank,
          suit,
          light: [0.55, 0.8, 1, 1, 0.7][at] ?? 1,
        });
      };
      return (
        [0, 1, 2].map((at) => cardAt(at, 0)).join('') +
        cardAt(4, 0) +
        cardAt(3, 0.52) +
        flat(glint(196, 46, 30) + glint(372, 300, 18), light)
      );
    }
    if (variant === 1) {
      const left = projector({
        x: 128,
        y: 196,
        scale: 132,
        yaw: 34,
        pitch: 14,
        roll: -16,
        distance: 4.4,
      });
      const right = projector({
        x: 258,
        y: 204,
        scale: 142,
        yaw: -24,
        pitch: 10,
        roll: 13,
        distance: 4.4,
      });
      return (
        card('cards-a', palette, cardPlane(left, [0, 0, 0]), {
          rank: 'A',
          suit: 'heart',
          light: 0.5,
          pen: 9,
        }) +
        card('cards-b', palette, cardPlane(right, [0, 0, 0]), {
          rank: 'A',
          suit: 'spade',
          pen: 9,
        }) +
        chips('cards-c', palette, {
          x: 62,
          y: 362,
          rx: 66,
          ry: 26,
          thick: 17,
          offsets: [0, 4, -3, 1],
          tones: body,
        }) +
        chips('cards-d', palette, {
          x: 176,
          y: 380,
          rx: 60,
          ry: 24,
          thick: 16,
          offsets: [0, -4],
          tones: trim,
        }) +
        flat(glint(330, 66, 28), light)
      );
    }
    const flying: [number, number, number, number, number, number, Rank?, Suit?][] = [
      [86, 92, 50, 52, 24, -30],
      [312, 66, 56, -50, 30, 24, 'Q', 'diamond'],
      [340, 246, 66, 28, -46, -34],
      [88, 300, 82, -24, -34, -22, 'K', 'club'],
      [212, 214, 126, -22, 18, 16, 'A', 'heart'],
    ];
    return (
      `<g stroke-linecap="round">${line('M30 212C-6 100 92 16 190 26M388 168C398 96 372 40 330 14M196 390C282 396 352 366 384 318', light, 5, 0.6)}${line('M150 44C100 62 66 110 62 158M300 372C330 362 352 346 366 328', accent, 6)}</g>` +
      flying
        .map(([x, y, scale, yaw, pitch, roll, rank, suit], at) => {
          const face = cardPlane(
            projector({ x, y, scale, yaw, pitch, roll, distance: 4 }),
            [0, 0, 0],
          );
          const look = rank && suit ? { rank, suit } : {};
          return card(`cards-${at}`, palette, face, {
            ...look,
            light: at > 2 ? 1 : 0.6,
            pen: scale / 14,
          });
        })
        .join('') +
      flat(glint(154, 104, 24), light)
    );
  },
  small(palette) {
    const at = (x: number, roll: number, id: string, suit: Suit, tone: number) =>
      card(id, palette, cardPlane(projector({ x: x * 4, y: 216, scale: 144, roll }), [0, 0, 0]), {
        rank: 'A',
        suit,
        light: tone,
        pen: 9,
      });
    return placed(
      at(38, -16, 'cards-s', 'heart', 0.5) + at(60, 14, 'cards-t', 'spade', 1),
      0,
      0,
      0.25,
    );
  },
};
