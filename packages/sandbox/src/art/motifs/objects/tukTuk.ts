import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { glint, placed } from './shine.ts';

function wheel(
  drawing: InkDrawing,
  palette: Palette,
  x: number,
  y: number,
  rx: number,
  ry: number,
): void {
  const { ink, trim, light, sky } = palette;
  const tyre = mix(ink, sky[1], 0.2);
  drawing
    .inked(oval(x + 12, y, rx, ry), mix(ink, '#000000', 0.3))
    .solid(oval(x, y, rx, ry), [mix(ink, '#000000', 0.3), tyre], '', [6, 8])
    .inked(oval(x - 2, y, Math.round(rx * 0.64), Math.round(ry * 0.64)), trim[1])
    .flat(oval(x + 2, y + 4, Math.round(rx * 0.5), Math.round(ry * 0.5)), trim[0])
    .inked(oval(x - 3, y, Math.round(rx * 0.28), Math.round(ry * 0.28)), light)
    .line(
      `M${x - rx * 0.8} ${y - ry * 0.3}Q${x - rx * 0.6} ${y - ry * 0.8} ${x - 4} ${y - ry * 0.86}`,
      4,
      mix(tyre, light, 0.6),
    );
}

/** Three-quarter view from the front left: one wheel ahead, bench behind, open sides, canopy. */
function tukTukAt(id: string, palette: Palette, lamps: boolean): string {
  const { body, trim, accent, light, ink, sky } = palette;
  const [dark, mid, bright] = body;
  const deep = mix(dark, ink, 0.45);
  const glass = mix(sky[1], '#9be4f5', 0.55);
  const seat = mix(accent, ink, 0.15);
  const drawing = new InkDrawing(id, palette);
  // First the parts that are visible through the open side: far side, bench, floor.
  drawing
    .inked('M62 112L372 88L380 262L180 292L66 250z', mix(ink, sky[0], 0.4))
    .flat('M190 120L360 106V176H190z', mix(sky[1], light, 0.25))
    .inked(
      'M250 176C252 152 262 146 280 146L350 140C366 140 370 150 372 166L376 214L254 226z',
      seat,
    )
    .flat(
      'M252 172C254 156 262 150 278 150L346 144C352 146 350 152 344 154L286 160C272 162 268 170 268 186z',
      mix(seat, light, 0.5),
    )
    .line('M290 152L292 220M330 148L334 216', 4)
    .inked('M196 232L256 214L380 204L384 228L268 244z', mix(seat, ink, 0.35))
    .line('M150 214L192 196M186 190L206 204', 11)
    .line('M150 214L192 196M186 190L206 204', 5, trim[2]);
  wheel(drawing, palette, 236, 328, 24, 40);
  wheel(drawing, palette, 336, 322, 33, 47);
  // The tub: side panel with a swept step, rear quarter over the wheel.
  drawing
    .solid(
      'M174 208C196 240 206 262 236 264C256 262 252 226 272 220L384 206C392 236 392 270 386 300L374 304C370 262 300 262 296 318L196 334C178 320 168 290 166 258z',
      [dark, mid, bright],
      flat('M160 296L400 262V320L180 350z', dark) +
        flat('M176 270L300 254L296 266L180 284z', trim[1]) +
        flat('M306 236L388 224V236L312 248z', light, 0.9),
      [14, 12],
    )
    .line('M300 252L386 240M284 318C286 250 376 240 386 298', 4)
    .flat('M344 214l12-2 2 14-12 2z', accent)
    .inked('M372 246l16-2v20l-14 2z', mix('#ff3b2f', accent, 0.3));
  // The nose: fender, fork, front wheel.
  wheel(drawing, palette, 104, 336, 25, 45);
  drawing
    .solid(
      'M60 318C58 270 84 252 112 256C144 260 152 292 150 322C140 300 126 290 108 292C88 292 72 302 60 318z',
      [dark, mid, bright],
      line('M74 290C82 270 96 266 112 268', light, 6),
      [10, 8],
    )
    .solid(
      'M50 196C90 188 146 196 182 208C186 240 184 270 172 300C160 286 140 274 112 272C90 270 70 278 58 290C46 262 44 226 50 196z',
      [dark, mid, bright],
      flat('M150 190C162 230 156 260 140 280L180 310L200 220z', dark) +
        flat('M46 226C90 216 146 224 186 238V250C140 236 92 230 46 240z', trim[1]) +
        flat('M58 202C84 198 104 200 124 202C90 206 70 216 58 232z', light, 0.8),
      [14, 10],
    )
    .solid(disc(108, 240, 30), [trim[0], trim[1], trim[2]], '', [7, 8])
    .solid(
      disc(107, 240, 21),
      [mix('#ffdf7a', light, 0.2), light],
      line('M96 226L90 240M108 222L98 250M120 226L108 256', trim[1], 2.5),
      [6, 6],
    )
    .solid(disc(64, 264, 11), [mix(accent, ink, 0.3), accent, light], '', [3, 4])
    .solid(disc(158, 270, 11), [mix(accent, ink, 0.3), accent, light], '', [3, 4])
    .inked('M84 300L136 304L134 318L84 314z', light)
    .line('M92 307l8 1M106 308l8 1M118 309l8 1', 3.5);
  // Windscreen and pillars.
  drawing
    .solid(
      'M66 106L176 112L184 210C146 196 92 190 52 198z',
      [mix(glass, sky[0], 0.35), glass],
      flat('M84 104L122 106L92 200H60z', light, 0.75) +
        flat('M134 106L148 108L122 200H110z', light, 0.5),
      [0, 0],
    )
    .line('M66 106L52 198C92 190 146 196 184 210L176 112', 13)
    .line('M66 106L52 198C92 190 146 196 184 210L176 112', 7, mid)
    .line('M108 194L136 162M150 198L172 170', 4)
    .line('M238 104L254 222M366 96L384 208', 13)
    .line('M238 104L254 222M366 96L384 208', 6, trim[1])
    .line('M184 126L250 120M258 176L374 162', 4, trim[2]);
  // Canopy, its fringe and the lamp on top.
  drawing
    .solid(
      'M40 94C46 66 96 44 150 40L330 34C370 36 390 56 392 84L180 112z',
      [dark, mid, bright],
      flat('M180 116L190 70L340 52L396 60V100z', dark, 0.55) +
        flat('M70 74C96 56 150 48 214 46C150 56 110 64 84 84z', light, 0.85) +
        line('M110 92C120 70 150 54 190 50M240 100C250 70 280 50 310 40', deep, 3),
      [10, 8],
    )
    .inked(
      'M38 90L182 106L394 80L396 104L384 98L372 110L358 101L346 114L330 104L316 118L300 107L286 121L270 110L254 124L238 113L222 126L206 115L184 130L168 116L152 126L138 113L120 123L106 110L90 119L76 106L60 113L40 104z',
      trim[1],
    )
    .line('M40 95L182 111L394 86', 4, trim[2])
    .solid(
      'M128 42L136 14L222 10L230 38z',
      [mix(light, sky[0], 0.4), light],
      flat('M132 30L230 26V32L130 36z', accent),
      [8, 4],
    )
    .line('M56 190L34 176', 7)
    .inked(oval(30, 168, 14, 18), trim[1])
    .flat(oval(28, 166, 8, 12), glass);
  const beam = lamps
    ? `<path d="M100 222L-60 250V360L104 262z" fill="${mix('#fff3b0', light, 0.4)}" opacity=".6"/>`
    : '';
  return drawing.finish({ contour: 13 }) + beam;
}

/** Front view from near: the nose fills the frame. */
function headOn(id: string, palette: Palette): string {
  const { body, trim, accent, light, ink, sky } = palette;
  const [dark, mid, bright] = body;
  const glass = mix(sky[1], '#9be4f5', 0.5);
  const drawing = new InkDrawing(id, palette);
  wheel(drawing, palette, 52, 338, 26, 48);
  wheel(drawing, palette, 340, 338, 26, 48);
  drawing.solid('M24 210H378L372 336H30z', [mix(dark, ink, 0.4), dark, mid], '', [14, 10]);
  drawing
    .solid(
      'M48 96L352 90L372 226C280 206 120 206 30 228z',
      [mix(glass, sky[0], 0.4), glass],
      flat('M80 90H150L100 230H48z', light, 0.75) +
        flat('M176 90H200L152 230H128z', light, 0.5) +
        flat('M230 230C228 180 250 150 280 152C310 154 322 190 322 230z', mix(sky[0], ink, 0.5)),
      [0, 0],
    )
    .line('M48 96L30 228M352 90L372 226M200 92V212', 16)
    .line('M48 96L30 228M352 90L372 226M200 92V212', 9, mid)
    .line('M90 214L152 170M240 210L300 166', 6)
    .solid(
      'M96 214C160 200 240 200 306 212C316 250 300 300 266 330C240 350 166 352 136 332C100 304 86 256 96 214z',
      [dark, mid, bright],
      flat('M240 196C262 250 240 310 190 350H300L330 210z', dark) +
        flat('M80 240H330V256H80z', trim[1]) +
        flat(
          'M112 220C140 212 170 210 200 210C160 222 130 240 122 270C110 260 106 236 112 220z',
          light,
          0.8,
        ),
      [18, 14],
    )
    .solid(
      'M142 396C132 340 150 310 200 308C250 310 272 338 260 396C246 360 230 346 200 346C170 346 154 360 142 396z',
      [dark, mid, bright],
      line('M160 350C168 326 180 322 200 322', light, 7),
      [10, 8],
    );
  wheel(drawing, palette, 198, 392, 30, 50);
  drawing
    .solid(disc(200, 266, 46), [trim[0], trim[1], trim[2]], '', [10, 12])
    .solid(
      disc(199, 266, 33),
      [mix('#ffdf7a', light, 0.2), light],
      line('M184 244L174 268M200 238L184 286M216 244L200 292', trim[1], 3),
      [9, 9],
    )
    .solid(disc(62, 254, 19), [mix(accent, ink, 0.35), accent, light], '', [5, 6])
    .solid(disc(340, 252, 19), [mix(accent, ink, 0.35), accent, light], '', [5, 6])
    .solid(
      'M10 84C30 40 110 22 200 20C292 20 370 38 392 78C300 66 100 68 10 84z',
      [dark, mid, bright],
      flat('M230 10C330 30 380 50 400 90L300 80z', dark) +
        flat('M50 64C80 44 140 34 196 34C150 44 100 54 70 70z', light, 0.85),
      [10, 8],
    )
    .inked(
      'M8 82C100 64 300 62 394 76L392 98L372 90L354 104L334 90L316 104L296 88L276 102L256 86L236 101L216 86L196 101L176 86L156 102L136 87L116 104L96 89L76 106L56 91L36 108L10 96z',
      trim[1],
    )
    .line('M14 87C100 70 300 68 388 81', 4, trim[2])
    .solid(
      'M146 24L154-8H246L254 24z',
      [mix(light, sky[0], 0.4), light],
      flat('M140 10H260V16H140z', accent),
      [8, 4],
    );
  return drawing.finish({ contour: 14 });
}

export const tukTuk: Motif = {
  id: 'tuk-tuk',
  hero(palette, variant) {
    const { light } = palette;
    if (variant === 0)
      return tukTukAt('tuk-tuk', palette, false) + flat(glint(104, 236, 34), light);
    if (variant === 1) {
      const dust = new InkDrawing('tuk-tuk-d', palette)
        .solid(
          'M250 380C240 350 270 334 292 348C300 318 344 320 350 348C378 334 410 350 404 378C420 400 390 420 360 410C330 424 260 420 250 380z',
          [mix(light, palette.sky[1], 0.5), mix(light, palette.sky[2], 0.2), light],
          '',
          [12, 14],
        )
        .finish({ contour: 11 });
      return (
        `<g stroke-linecap="round">${line('M300 40H420M330 120H430M260 396H420', light, 7, 0.7)}</g>` +
        dust +
        placed(tukTukAt('tuk-tuk', palette, true), 6, 78, 0.98, -14) +
        `<g stroke-linecap="round">${line('M8 30L36 54M60 10L70 40', light, 6, 0.8)}</g>`
      );
    }
    return headOn('tuk-tuk', palette) + flat(glint(200, 262, 48), light);
  },
  small(palette) {
    const { body, trim, accent, light, ink, sky } = palette;
    const [dark, mid, bright] = body;
    return new InkDrawing('tuk-tuk-s', palette)
      .inked('M18 28L92 24L94 62L20 62z', mix(ink, sky[0], 0.4))
      .inked('M62 40L92 38L93 54L64 56z', accent)
      .inked(`${disc(80, 80, 11)}${disc(26, 84, 10)}`, ink)
      .solid(
        'M44 52C48 62 52 66 60 64L66 54L96 50C98 62 97 70 96 76L92 76C90 66 72 66 70 80L46 84C42 76 40 68 40 62z',
        [dark, mid, bright],
        flat('M44 68L98 62V67L45 73z', trim[1]),
        [4, 4],
      )
      .solid(
        'M12 48C24 46 36 48 46 52C47 62 46 68 42 76C34 70 22 68 14 74C10 66 10 56 12 48z',
        [dark, mid, bright],
        '',
        [4, 4],
      )
      .solid(
        'M16 28L44 28L46 52C36 48 24 46 12 49z',
        [mix('#9be4f5', sky[0], 0.3), mix('#9be4f5', light, 0.3)],
        '',
        [8, 0],
      )
      .line('M60 28L64 56M92 24L94 52', 3, trim[1])
      .solid(
        'M10 26C12 14 26 10 44 10L84 8C94 10 98 16 98 22L46 30z',
        [dark, mid, bright],
        '',
        [4, 3],
      )
      .inked(
        'M9 24L46 28L99 20V26L90 24L82 30L74 26L64 32L56 28L46 34L36 29L28 33L18 27L10 29z',
        trim[1],
      )
      .inked(disc(27, 59, 8), trim[2])
      .inked(disc(27, 59, 4), light)
      .inked(`${disc(80, 80, 5)}${disc(26, 84, 4)}`, trim[1])
      .finish({ contour: 7, inner: 2 });
  },
};
