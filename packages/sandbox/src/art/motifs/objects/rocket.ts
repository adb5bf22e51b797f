import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { shape } from '../drawing/curve.ts';
import { glint, placed } from './shine.ts';

function flame(palette: Palette, long: number): string {
  const tongue = (w: number, l: number) =>
    `M${-w} 118C${-w * 1.7} ${118 + l * 0.45} ${-w * 0.5} ${118 + l * 0.55} ${-w * 0.7} ${118 + l * 0.8}C${-w * 0.2} ${118 + l * 0.7} 0 ${118 + l * 0.85} ${w * 0.1} ${118 + l}C${w * 0.3} ${118 + l * 0.8} ${w * 0.9} ${118 + l * 0.7} ${w * 0.8} ${118 + l * 0.5}C${w * 1.6} ${118 + l * 0.4} ${w * 1.3} ${118 + l * 0.15} ${w} 118z`;
  const hot = mix('#ff5a1f', palette.accent, 0.3);
  return `<path d="${tongue(40, long)}" fill="${hot}"/>${flat(tongue(28, long * 0.72), '#ffb52e')}${flat(tongue(15, long * 0.42), palette.light)}`;
}

/** The rocket is upright around the origin: nose at -190, nozzle at 120. */
function ship(id: string, palette: Palette, long: number, look: 0 | 1 | 2): string {
  const [dark, mid, bright] = palette.body;
  const [metalDark, metal, metalBright] = palette.trim;
  const hull = [
    mix(palette.light, palette.sky[0], 0.42),
    mix(palette.light, palette.sky[1], 0.14),
  ] as const;
  const hole = (y: number, r: number) => {
    const glass = mix('#123a6b', palette.sky[0], 0.4);
    return new InkDrawing(`${id}-w${y < 0 ? 1 : 2}`, palette)
      .solid(disc(-8, y, r), [metalDark, metal, metalBright], '', [6, 7])
      .solid(
        disc(-8, y, Math.round(r * 0.7)),
        [mix(glass, palette.ink, 0.4), mix(glass, '#56c8f0', 0.4)],
        flat(
          `M${-8 - r} ${y + r * 0.3}L${r * 0.5} ${y - r}h${r * 0.5}L${-8 - r * 0.5} ${y + r}z`,
          palette.light,
          0.55,
        ),
        [8, 10],
      )
      .finish({ contour: 4 });
  };
  const drawing = new InkDrawing(id, palette)
    .add(flame(palette, long))
    .solid(
      'M40 20C92 40 112 92 98 160C84 132 66 118 38 112z',
      [mix(dark, palette.ink, 0.3), dark, mid],
      '',
      [10, 10],
    )
    .solid(
      'M-46 10C-112 40-134 98-116 172C-98 138-72 122-40 116z',
      [dark, mid, bright],
      '',
      [16, 12],
    )
    .solid(
      'M-40 104L-28 134C-10 142 22 142 38 132L46 102z',
      [mix(metalDark, palette.ink, 0.3), metalDark, metal],
      '',
      [14, 4],
    )
    .solid(
      'M0-190C60-130 80-30 52 108C24 124-28 124-52 110C-84-30-60-130 0-190z',
      hull,
      flat('M14-190C52-110 52 20 26 130L90 110L80-90z', hull[0]) +
        flat('M40-140C64-70 66 20 44 120L100 110L90-90z', mix(hull[0], palette.ink, 0.4)) +
        line('M54-100C70-40 66 30 54 92', mix(palette.sky[2], palette.light, 0.3), 6) +
        flat('M-8-178C-46-120-62-40-54 40C-62-40-66-120-8-178z', palette.light) +
        (look === 1
          ? flat('M-80-20L90-66V-30L-80 20zM-80 50L90 4V22L-80 70z', mid) +
            flat('M30-60L90-66V-30L36 0zM30 20L90 4V22L30 44z', dark)
          : flat('M-80 60C-40 84 40 82 80 56V92C40 112-40 114-80 92z', mid) +
            flat('M26 80L80 56V92L26 108z', dark)) +
        line('M-66-72C-30-56 36-56 68-74M-68 46C-40 64 40 62 66 44', palette.ink, 3.5) +
        `<path d="M-66-62C-30-46 36-46 68-64" fill="none" stroke="${hull[0]}" stroke-width="5" stroke-dasharray="0 15" stroke-linecap="round"/>`,
      [0, 0],
    )
    .solid(
      'M0-190C30-160 50-124 58-84C30-66-32-66-60-82C-52-124-30-160 0-190z',
      [dark, mid, bright],
      flat('M14-190C34-150 40-110 38-60L80-80z', dark) +
        line('M-14-160C-30-136-38-116-42-98', palette.light, 7),
      [0, 0],
    )
    .add(hole(-26, 32))
    .add(look === 2 ? hole(34, 17) : '')
    .solid(
      'M-14 50C-24 90-20 130-8 172C6 136 14 92 8 50C2 40-10 40-14 50z',
      [dark, mid, bright],
      flat('M-2 40C2 90 2 130-8 172L20 120V50z', dark),
      [0, 0],
    )
    .line('M0-190C-2-206 0-214 4-224', 6)
    .inked(disc(4, -226, 8), palette.accent);
  return drawing.finish({ contour: 14 });
}

function puffs(id: string, palette: Palette, outline: string, curls: string): string {
  const pale = mix(palette.light, palette.sky[2], 0.25);
  return new InkDrawing(id, palette)
    .solid(shape(outline), [mix(pale, palette.sky[0], 0.4), pale, palette.light], '', [14, 20])
    .line(curls, 4, palette.ink, 0.6)
    .finish({ contour: 12 });
}

export const rocket: Motif = {
  id: 'rocket',
  hero(palette, variant) {
    const { light, accent } = palette;
    if (variant === 0)
      return (
        puffs(
          'rocket-a',
          palette,
          '-20,420! -16,340 30,318! 36,270 92,262 118,292! 166,286 176,330 150,350! 186,368 170,420!',
          'M36 350C40 330 60 324 74 334M112 320C128 316 138 328 136 340',
        ) +
        placed(ship('rocket', palette, 150, 0), 226, 172, 1.06, 34) +
        flat(glint(60, 90, 22) + glint(120, 176, 14) + glint(360, 300, 18), light)
      );
    if (variant === 1)
      return (
        placed(ship('rocket', palette, 190, 1), 204, 196, 0.96, -7) +
        puffs(
          'rocket-a',
          palette,
          '-20,420! -24,352 20,330! 22,284 82,280 100,316! 128,290 172,308 176,344! 196,330 232,330 244,348! 250,300 312,292 326,330! 368,306 420,340 430,420!',
          'M44 360C44 338 66 330 82 342M130 352C138 336 156 336 164 348M278 350C276 328 298 320 314 332M350 376C350 360 366 354 378 362',
        ) +
        line('M84 60V150M60 116V190M330 80V170M356 150V230', light, 6, 0.7)
      );
    const moon = new InkDrawing('rocket-a', palette)
      .solid(
        disc(96, 300, 118),
        [palette.trim[0], palette.trim[1], palette.trim[2]],
        [
          [60, 260, 26],
          [126, 330, 20],
          [70, 350, 14],
          [150, 262, 12],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              flat(disc(x, y, r), palette.trim[0]) +
              flat(disc(x + 4, y + 5, r - 4), mix(palette.trim[0], palette.trim[1], 0.5)),
          )
          .join(''),
        [26, 22],
      )
      .finish({ contour: 13 });
    return (
      moon +
      `<path d="M396 30C420 250 290 408 96 412C260 380 350 250 330 70z" fill="${accent}" opacity=".85"/><path d="M372 60C384 230 290 360 160 394C280 340 340 230 344 90z" fill="${light}" opacity=".9"/>` +
      placed(ship('rocket', palette, 90, 2), 216, 158, 1.02, -38) +
      flat(glint(60, 132, 24) + glint(300, 330, 16), light)
    );
  },
  small(palette) {
    const { body, trim, light, ink, sky, accent } = palette;
    const hull = mix(light, sky[1], 0.14);
    const drawing = new InkDrawing('rocket-s', palette)
      .inked('M42 74C36 88 46 88 50 98C54 88 64 88 58 74z', mix('#ff5a1f', accent, 0.3))
      .flat('M46 74C42 82 48 84 50 90C54 84 58 82 54 74z', '#ffd75a')
      .solid(
        'M36 46C20 54 16 70 20 84C26 76 32 74 40 74zM64 46C80 54 84 70 80 84C74 76 68 74 60 74z',
        [body[0], body[1], body[2]],
        '',
        [4, 4],
      )
      .solid(
        'M50 2C70 20 72 50 62 74C56 78 44 78 38 74C28 50 30 20 50 2z',
        [mix(hull, sky[0], 0.4), hull],
        '',
        [8, 3],
      )
      .solid(
        'M50 2C60 10 64 18 66 28C56 32 44 32 34 28C36 18 40 10 50 2z',
        [body[0], body[1], body[2]],
        '',
        [4, 3],
      )
      .solid(disc(49, 45, 10), [trim[0], trim[1], trim[2]])
      .inked(disc(49, 45, 6), mix(ink, '#56c8f0', 0.7));
    return drawing.finish({ contour: 7, inner: 2, transform: 'rotate(30 50 50)' });
  },
};
