import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, leafTones, placed, tinted } from './shine.ts';

function lavaTones(palette: Palette): readonly [string, string, string] {
  return [mix('#c81e12', palette.accent, 0.15), mix('#ff6a1a', palette.accent, 0.1), '#ffd84a'];
}

function rockTones(palette: Palette): readonly [string, string, string] {
  return ['#3a2b3a', '#6e5262', '#b08a88'].map((each) =>
    mix(tinted(palette, each, 0.28), palette.sky[0], 0.12),
  ) as unknown as [string, string, string];
}

function smoke(id: string, palette: Palette, outline: string, curls: string): string {
  const grey = mix(mix('#57485c', palette.sky[0], 0.35), palette.light, 0.12);
  const [, lava, hot] = lavaTones(palette);
  return new InkDrawing(id, palette)
    .solid(
      shape(outline),
      [mix(grey, palette.ink, 0.4), grey, mix(grey, palette.light, 0.4)],
      flat('M100 220C140 150 260 150 300 220L280 260H120z', lava, 0.8) +
        flat('M140 226C160 186 240 186 262 226L250 260H150z', hot, 0.9),
      [16, 22],
    )
    .line(curls, 4, palette.ink, 0.6)
    .finish({ contour: 13 });
}

function bombs(
  id: string,
  palette: Palette,
  list: readonly (readonly [number, number, number, number])[],
): string {
  const [deep, lava, hot] = lavaTones(palette);
  const rock = rockTones(palette);
  const drawing = new InkDrawing(id, palette);
  for (const [x, y, r, turn] of list)
    drawing.add(
      `<g transform="translate(${x} ${y})rotate(${turn})scale(${r / 20})"><path d="M-14-12C-6 20 -4 50 0 84C6 50 10 20 16-10z" fill="${lava}" stroke="none"/>${flat('M-7-6C-4 16-2 34 0 54C4 34 6 16 8-6z', hot)}<path d="M-18-2L-10-18 8-20 20-6 14 14-6 18z" fill="${rock[1]}"/>${flat('M-18-2L-10-18 8-20-4-4z', rock[2])}${line('M-4-4L4 8M-4-4L-8 6', deep, 4)}${line('M-4-4L4 8M-4-4L-8 6', hot, 2)}</g>`,
    );
  return drawing.finish({ contour: 9 });
}

function palms(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = leafTones(palette);
  const frond = (d: string) => drawing.solid(d, [dark, mid, bright], '', [5, 6]);
  const drawing = new InkDrawing(id, palette)
    .line('M0 120C6 60 4 30-6 0', 22)
    .line('M0 120C6 60 4 30-6 0', 13, tinted(palette, '#8a5a30', 0.15))
    .line('M-2 90h10M0 66h10M-2 42h10M-6 20h10', 4);
  frond('M-6 0C-40-40-90-30-110 16C-84 2-70 10-66 22C-54 4-30-4-6 4z');
  frond('M-6 0C20-46 80-44 104 4C80-8 66-2 62 12C48-6 20-8-6 4z');
  frond('M-6 2C-20-60-60-78-96-66C-76-54-70-44-70-32C-48-38-20-24-6 4z');
  frond('M-6 2C-6-60 30-90 76-82C58-68 52-56 54-42C34-44 10-26-6 4z');
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

function mountain(id: string, palette: Palette): string {
  const [dark, mid, bright] = rockTones(palette);
  const [deep, lava, hot] = lavaTones(palette);
  const leaf = leafTones(palette);
  return new InkDrawing(id, palette)
    .solid(
      'M-30 420L40 352L84 268L126 216L148 186L176 196L200 186L232 194L262 182L286 222L330 280L368 352L430 420z',
      [dark, mid],
      flat('M262 182L248 250L284 290L266 340L310 420H430L368 352L330 280z', dark) +
        flat('M286 222L300 280L340 330L350 420H440L368 352z', mix(dark, palette.ink, 0.45)) +
        flat('M148 186L126 216L84 268L40 352L-30 420H20L70 360L100 290L140 236z', bright) +
        flat(
          'M160 200L140 250L150 280L120 330L130 370L150 320L172 280L166 240z',
          mix(bright, mid, 0.4),
        ) +
        flat(
          'M150 188C160 240 186 250 176 300C168 340 130 360 120 430H180C184 390 220 360 216 320C212 290 224 270 232 300C240 340 226 370 260 430H310C290 370 268 340 272 300C274 260 250 240 262 180z',
          deep,
        ) +
        flat(
          'M166 188C172 236 196 250 190 300C182 344 150 364 146 430H166C170 380 206 360 204 316C202 280 228 256 240 300C250 344 244 376 276 430H292C270 370 256 344 256 300C254 264 240 236 248 180z',
          lava,
        ) +
        flat('M184 186C188 230 206 250 204 290L218 262L228 250C232 230 230 210 236 182z', hot) +
        flat(
          'M-40 430C0 392 30 380 60 388C90 376 120 396 130 430zM300 430C310 400 340 384 370 392C400 384 420 400 440 430z',
          leaf[1],
        ) +
        flat('M-40 420C0 386 30 376 60 384C40 392 20 404 10 430z', leaf[2]),
      [0, 0],
    )
    .line('M148 186L176 196L200 186L232 194L262 182', 5, hot)
    .line('M326 300L342 330M300 330L316 366M92 300L80 326M64 350L54 372', 4)
    .finish({ contour: 14 });
}

function crater(palette: Palette): string {
  const [dark, mid, bright] = rockTones(palette);
  const [deep, lava, hot] = lavaTones(palette);
  return new InkDrawing('volcano-m', palette)
    .solid(
      'M-40 440L20 300L36 214L80 172L120 150L170 140L226 138L284 146L330 168L366 210L384 300L440 440z',
      [dark, mid, bright],
      flat('M330 168L312 250L340 330L320 440H450L384 300L366 210z', dark) +
        flat('M60 250L30 330L-20 430H40L80 340zM130 300L110 350L90 440H130L150 360z', bright),
      [0, 0],
    )
    .solid(
      'M64 214C84 176 150 156 214 158C280 158 336 182 342 214C340 256 280 280 206 280C130 280 70 256 64 214z',
      [mix(dark, palette.ink, 0.6), dark],
      flat(
        'M60 200C90 236 120 226 140 240C170 232 200 244 230 234C262 240 300 226 346 206V150H60z',
        mix(dark, palette.ink, 0.45),
      ),
      [-8, -16],
    )
    .solid(
      'M100 236C120 212 160 206 208 206C256 206 300 214 312 236C300 258 256 268 208 268C156 268 112 258 100 236z',
      [deep, lava],
      flat('M130 232C160 216 250 214 286 232C262 248 160 250 130 232z', hot) +
        line('M120 240l30 8M180 258l40-6M250 254l34-12', deep, 5),
      [0, -6],
    )
    .inked(
      'M176 262C184 300 160 330 168 370C172 400 150 420 150 450H250C240 410 232 390 240 350C246 320 226 300 234 262C216 270 194 270 176 262z',
      deep,
    )
    .flat(
      'M188 262C198 300 176 330 184 370C188 400 172 420 172 450H226C220 410 212 390 220 350C228 320 212 300 220 262z',
      lava,
    )
    .flat(
      'M198 262C206 300 192 330 198 366C202 390 194 410 196 450H208C206 410 204 390 208 350C214 320 204 300 210 262z',
      hot,
    )
    .inked(
      'M196 232C160 190 180 140 168 90C150 120 130 130 116 166C110 120 140 80 150 30C176 60 186 80 190 110C200 70 190 30 206-20C234 30 230 70 226 112C240 90 256 80 262 54C284 100 276 140 258 176C252 160 250 150 240 140C244 180 230 210 214 232z',
      lava,
    )
    .flat(
      'M198 226C178 180 190 140 184 110C196 130 200 150 202 170C206 110 200 60 208 20C222 60 216 110 218 160C226 150 232 140 236 120C240 160 228 200 212 226z',
      hot,
    )
    .line('M84 186C110 168 150 160 200 160', 6, mix(bright, hot, 0.5))
    .finish({ contour: 14 });
}

export const volcano: Motif = {
  id: 'volcano',
  hero(palette, variant) {
    const { light } = palette;
    if (variant === 0)
      return (
        smoke(
          'volcano-a',
          palette,
          '140,222 96,200! 44,190 30,136 74,104! 64,44 130,14 176,44! 210,-10 300,0 308,52! 366,52 390,118 344,154! 350,196 310,214 264,210',
          'M84 118C104 112 120 124 120 142M180 56C196 66 200 82 194 96M306 66C292 70 284 80 284 96M330 160C316 150 302 152 294 162',
        ) +
        mountain('volcano-b', palette) +
        bombs('volcano-c', palette, [
          [82, 232, 15, 214],
          [322, 214, 19, 150],
          [60, 60, 12, 200],
          [350, 262, 11, 146],
        ]) +
        palms('volcano-d', palette, 66, 316, 0.78, -8) +
        flat(glint(208, 166, 26), light)
      );
    if (variant === 1)
      return (
        crater(palette) +
        bombs('volcano-c', palette, [
          [88, 96, 20, 205],
          [318, 84, 24, 150],
          [352, 160, 14, 136],
          [52, 156, 12, 226],
        ]) +
        flat(glint(208, 120, 28), light)
      );
    const sea = new InkDrawing('volcano-sea', palette)
      .solid(
        'M-40 330C40 316 120 336 200 326C290 316 360 336 440 324V440H-40z',
        [mix(palette.sky[2], light, 0.6), mix(palette.sky[1], '#1d6f9a', 0.4)],
        flat(
          'M150 330C160 360 140 380 150 430H260C246 390 262 360 250 330z',
          lavaTones(palette)[1],
          0.8,
        ) +
          flat(
            'M186 330C190 360 180 390 186 430H220C214 390 222 360 216 330z',
            lavaTones(palette)[2],
            0.8,
          ) +
          line('M30 352h60M300 350h70M60 384h90M270 386h90M10 374h30', light, 6, 0.7),
        [0, -10],
      )
      .finish({ contour: 10 });
    return (
      smoke(
        'volcano-a',
        palette,
        '120,232 60,236! 10,230 -10,180 30,156! 0,116 36,60 84,76! 84,30 146,6 178,42! 240,10 288,60 262,110! 300,140 290,190 252,210',
        'M52 166C70 160 84 170 84 188M100 90C116 92 126 104 124 118M222 70C208 76 200 90 204 104',
      ) +
      placed(mountain('volcano-b', palette), 44, 40, 0.8) +
      sea +
      `<g fill="none" stroke-linejoin="round">${line('M120 110L150 150L134 158L172 206M262 96L238 132L254 140L232 176', palette.ink, 12)}${line('M120 110L150 150L134 158L172 206M262 96L238 132L254 140L232 176', light, 6)}</g>` +
      bombs('volcano-c', palette, [
        [316, 196, 18, 140],
        [336, 110, 14, 156],
      ]) +
      palms('volcano-d', palette, 350, 288, 0.72, 12) +
      palms('volcano-e', palette, 36, 330, 0.9, -14)
    );
  },
  small(palette) {
    return placed(
      smoke(
        'volcano-s',
        palette,
        '140,222 96,200! 44,190 30,136 74,104! 64,44 130,14 176,44! 210,-10 300,0 308,52! 366,52 390,118 344,154! 350,196 310,214 264,210',
        '',
      ) + mountain('volcano-t', palette),
      2,
      4,
      0.24,
    );
  },
};
