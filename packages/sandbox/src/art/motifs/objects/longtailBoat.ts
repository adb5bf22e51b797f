import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, placed, tinted } from './shine.ts';

function wood(palette: Palette): readonly [string, string, string] {
  return ['#6b3414', '#b8692c', '#f0b064'].map((each) =>
    tinted(palette, each, 0.18),
  ) as unknown as [string, string, string];
}

/** Silk scarves and a garland tied around the bow. */
function scarves(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { accent, body, trim, light, ink } = palette;
  const silk = (colour: string) =>
    [mix(colour, ink, 0.4), colour, mix(colour, light, 0.5)] as const;
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M-18 26C-6 70-34 104-22 150L-2 134L16 156C6 110 30 70 18 24z',
      silk(body[1]),
      '',
      [8, 8],
    )
    .solid('M6 26C34 60 26 96 56 128L58 104L84 112C56 80 56 50 28 18z', silk(accent), '', [8, 8])
    .solid(
      'M-28 20C-50 50-40 84-70 108L-44 106L-40 130C-16 100-20 60-4 30z',
      silk(trim[1]),
      '',
      [8, 8],
    );
  [accent, trim[1], body[1]].forEach((colour, at) =>
    drawing.solid(
      `M-34 ${-26 + at * 18}C-10 ${-14 + at * 18} 14 ${-16 + at * 18} 36 ${-30 + at * 18}L38 ${-8 + at * 18}C14 ${6 + at * 18}-12 ${8 + at * 18}-34 ${-4 + at * 18}z`,
      silk(colour),
      '',
      [5, 7],
    ),
  );
  drawing.add(
    `<path d="M-36-30C-50 20-10 60 30 20C44 4 42-20 38-32" fill="none" stroke-width="19" stroke-dasharray="0 13"/><path d="M-36-30C-50 20-10 60 30 20C44 4 42-20 38-32" fill="none" stroke="${mix('#ffb020', light, 0.15)}" stroke-width="13" stroke-dasharray="0 13"/>`,
  );
  return placed(drawing.finish({ contour: 11, inner: 3 }), x, y, scale, turn);
}

function water(id: string, palette: Palette, top: number): string {
  const sea = mix(mix('#12a0a8', palette.sky[1], 0.35), palette.light, 0.05);
  const deep = mix(sea, palette.ink, 0.4);
  return new InkDrawing(id, palette)
    .solid(
      `M-40 ${top + 20}C20 ${top - 8} 70 ${top + 26} 130 ${top + 8}C190 ${top - 8} 240 ${top + 24} 300 ${top + 4}C350 ${top - 10} 390 ${top + 14} 440 ${top + 4}V450H-40z`,
      [mix(sea, palette.light, 0.65), sea],
      flat(
        `M-40 ${top + 60}C40 ${top + 30} 120 ${top + 70} 200 ${top + 46}C280 ${top + 26} 360 ${top + 64} 440 ${top + 40}V450H-40z`,
        mix(sea, deep, 0.6),
      ) +
        line(
          `M20 ${top + 48}q24-12 48 0M140 ${top + 78}q30-14 60 0M260 ${top + 58}q24-12 48 0M330 ${top + 92}q24-10 44 0M50 ${top + 100}q24-10 44 0`,
          palette.light,
          6,
          0.85,
        ),
      [0, -12],
    )
    .finish({ contour: 10 });
}

/** The boat from the left of its bow: the stem sweeps up, and the hull runs off to the right. */
function boat(id: string, palette: Palette): string {
  const [dark, mid, bright] = wood(palette);
  const { body, trim, light, ink, accent, sky } = palette;
  const deep = mix(dark, ink, 0.5);
  const roof = body;
  return new InkDrawing(id, palette)
    .inked('M74 88C120 170 170 192 230 198L420 204L420 250L190 262C130 230 90 160 74 88z', deep)
    .inked('M196 200L226 232L260 230L238 202zM274 203L300 228L336 226L316 204z', mid)
    .line('M180 196L170 96M258 202L254 84M352 206L354 82', 12)
    .line('M180 196L170 96M258 202L254 84M352 206L354 82', 5, mid)
    .solid(
      'M26-12C66 18 90 42 98 74C112 140 150 214 216 232C280 244 360 242 430 240V330C330 346 220 340 160 312C90 276 66 180 60 100C54 60 42 20 26-12z',
      [dark, mid, bright],
      flat(
        'M60 130C84 240 140 300 220 316C300 326 380 324 440 316V350H180C100 320 60 220 60 130z',
        dark,
      ) +
        flat(
          'M74 190C110 270 160 300 240 306L440 304V318C300 330 200 330 150 300C110 270 90 240 74 190z',
          body[1],
        ) +
        flat(
          'M88 64C104 150 150 226 220 244C290 256 360 252 440 250V262C350 266 280 266 214 256C140 238 96 160 80 72z',
          trim[1],
        ) +
        line('M74 110C100 210 150 270 232 284C300 290 370 288 440 284', dark, 4) +
        line('M56 50C66 100 74 146 90 186', light, 6, 0.8),
      [14, 10],
    )
    .line('M212 246h0m50 8h0m56 2h0m54 0h0', 11, accent)
    .line('M248 216L240 322M330 220L328 330', 3, deep, 0.6)
    .inked('M26-12C56 10 76 26 88 46L52 62C46 36 38 12 26-12z', trim[1])
    .line('M40 6C56 18 68 28 76 40', 5, trim[2])
    .line('M212 222L196 94M310 228L308 78M404 226L412 84', 13)
    .line('M212 222L196 94M310 228L308 78M404 226L412 84', 6, bright)
    .solid(
      'M136 98C140 74 190 50 260 44L440 40V94C340 92 240 96 150 116z',
      [roof[0], roof[1], roof[2]],
      flat(
        'M220 40C190 60 184 84 190 114L150 130L130 90zM300 36C280 60 276 80 280 104L236 108C232 80 240 56 262 40zM400 36C384 60 380 80 384 100L330 100C328 76 336 54 352 38z',
        light,
      ) +
        flat('M130 104C240 80 340 80 450 82V120H130z', ink, 0.32) +
        line('M160 78C200 60 240 54 300 50', light, 5, 0.7),
      [10, 10],
    )
    .inked(
      'M148 112C240 92 340 88 440 90V104L424 98L406 108L388 99L370 109L350 100L330 111L310 102L290 113L270 104L250 117L230 108L208 122L190 114L168 128L152 122z',
      trim[1],
    )
    .solid(
      disc(320, 200, 24),
      [mix(accent, ink, 0.4), accent, mix(accent, light, 0.5)],
      flat(disc(320, 200, 11), sky[1]),
      [5, 6],
    )
    .finish({ contour: 14 });
}

/** Seen from the front: the stem rises above the viewer. */
function bowOn(id: string, palette: Palette): string {
  const [dark, mid, bright] = wood(palette);
  const { body, trim, light, ink } = palette;
  return new InkDrawing(id, palette)
    .line('M92 224L86 130M320 214L330 124M140 206L138 124M276 200L282 122', 14)
    .line('M92 224L86 130M320 214L330 124M140 206L138 124M276 200L282 122', 6, bright)
    .solid(
      'M44 138C90 84 320 76 374 128L352 148C290 116 130 120 66 156z',
      [body[0], body[1], body[2]],
      flat(
        'M120 90L104 150H160L166 90zM226 80L222 140H270L272 86zM320 90L312 150H350L352 100z',
        light,
      ) + flat('M40 150C140 110 300 108 380 140V170H40z', ink, 0.3),
      [8, 10],
    )
    .solid(
      'M36 206C50 320 120 380 196 392C290 380 350 310 372 196C330 232 260 240 222 232C190 240 90 250 36 206z',
      [dark, mid, bright],
      flat('M206 230C250 280 240 350 200 400C300 390 370 310 380 190z', dark) +
        flat(
          'M30 200C60 270 140 296 200 300C280 294 340 260 376 190V214C340 280 270 318 204 322C130 318 56 288 34 224z',
          trim[1],
        ) +
        flat(
          'M48 260C80 330 140 356 200 360C270 352 330 310 356 252L340 300C300 360 250 384 200 392C140 384 80 340 48 260z',
          body[1],
        ) +
        line('M50 232C70 290 110 330 150 350', light, 6, 0.8),
      [16, 8],
    )
    .solid(
      'M172 398C188 300 184 190 160 96C152 56 150 10 164-24C180 24 222 66 240 124C248 200 238 290 226 398z',
      [dark, mid, bright],
      flat('M164-24C200 100 216 280 204 400H240L280 120z', dark) +
        line('M166 40C180 120 196 220 192 330', light, 7, 0.8),
      [10, 8],
    )
    .inked('M164-24C176 10 200 40 218 68C196 66 172 72 154 82C150 40 152 6 164-24z', trim[1])
    .line('M164 10C162 34 162 50 164 64', 5, trim[2])
    .finish({ contour: 15 });
}

export const longtailBoat: Motif = {
  id: 'longtail-boat',
  hero(palette, variant) {
    const { light, ink, trim } = palette;
    const foam = (d: string, letter = 'w') =>
      new InkDrawing(`longtail-boat-${letter}`, palette)
        .solid(d, [mix(light, palette.sky[1], 0.45), light], '', [6, 10])
        .finish({ contour: 9 });
    if (variant === 0)
      return (
        boat('longtail-boat-a', palette) +
        scarves('longtail-boat-b', palette, 84, 110, 0.92, 10) +
        water('longtail-boat-c', palette, 306) +
        foam(
          'M20 352C40 318 76 320 92 330C104 300 142 296 160 316C196 308 226 320 250 336C200 332 180 344 150 342C120 360 60 356 20 352z',
        ) +
        flat(glint(58, 28, 26), light)
      );
    if (variant === 1)
      return (
        bowOn('longtail-boat-a', palette) +
        scarves('longtail-boat-b', palette, 198, 138, 1.24, 4) +
        water('longtail-boat-c', palette, 356) +
        foam(
          'M60 396C70 360 110 346 140 364C150 336 190 336 200 362C214 334 256 336 264 364C296 346 334 364 342 396z',
        ) +
        flat(glint(172, 20, 28), light)
      );
    const engine = new InkDrawing('longtail-boat-e', palette)
      .line('M86 226L-10 344', 17)
      .line('M86 226L-10 344', 9, trim[1])
      .solid(
        'M60 190L122 176L136 214L78 232z',
        [ink, mix(ink, trim[1], 0.4), trim[2]],
        line('M74 200l44-10M78 212l44-10', light, 3),
        [8, 8],
      )
      .line('M126 184L176 162', 9)
      .finish({ contour: 11 });
    return (
      `<g transform="matrix(-.94 .06 .05 .94 396 0)">${boat('longtail-boat-a', palette)}${scarves('longtail-boat-b', palette, 84, 110, 0.92, 10)}</g>` +
      engine +
      water('longtail-boat-c', palette, 312) +
      foam(
        'M-30 380C-40 330-10 300 10 322C10 280 40 262 52 296C72 270 96 290 88 322C110 318 120 340 108 356C80 380 20 392-30 380z',
      ) +
      foam(
        'M240 346C262 322 290 330 304 336C322 306 350 312 358 330C376 322 392 334 394 350C340 362 290 360 240 346z',
        'x',
      ) +
      flat(glint(340, 34, 22), light)
    );
  },
  small(palette) {
    const [dark, mid, bright] = wood(palette);
    const { body, trim, accent, light, sky } = palette;
    return new InkDrawing('longtail-boat-s', palette)
      .line('M42 52L40 26M64 54L64 24M86 54L88 24', 5)
      .line('M42 52L40 26M64 54L64 24M86 54L88 24', 2, bright)
      .solid(
        'M6 2C20 10 24 22 28 34C38 52 60 58 96 56V78C60 84 40 78 28 66C18 54 14 30 6 2z',
        [dark, mid, bright],
        flat('M26 28C36 54 60 62 98 58V64C60 68 34 62 22 34z', trim[1]),
        [4, 4],
      )
      .solid(
        'M28 26C34 18 60 14 98 14V26C70 24 46 26 30 31z',
        [body[0], body[1], body[2]],
        flat('M48 14L46 30H58L60 14zM76 12V28H88V12z', light),
        [3, 3],
      )
      .inked('M14 28L28 22L30 32L16 36z', trim[2])
      .inked('M18 34L12 58L20 54L24 60L26 33z', accent)
      .solid(
        'M0 80C14 72 24 82 38 78C54 72 66 82 80 78L100 76V96H0z',
        [mix('#12a0a8', light, 0.6), mix('#12a0a8', sky[1], 0.35)],
        '',
        [0, -4],
      )
      .finish({ contour: 7, inner: 2 });
  },
};
