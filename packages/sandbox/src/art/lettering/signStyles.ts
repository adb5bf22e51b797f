import { contrast, mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Palette } from '../scene.ts';
import { type Lettering, inset, pick, stroke, tilted, upright } from './lettering.ts';
import { type Box, moved, pathData } from './path.ts';
import { layoutTitle } from './titleLayout.ts';

function tail(x: number, y: number, h: number, outwards: number, colour: string): string {
  const reach = 15 * outwards;
  return `<path fill="${colour}" d="M${n(x)} ${n(y)}h${reach}l${-reach * 0.45} ${n(h / 2)}l${reach * 0.45} ${n(h / 2)}h${-reach}z"/>`;
}

function band(line: Box, area: Box, cloth: string, palette: Palette): string {
  const h = line.h + 17;
  const y = line.y - 8.5;
  const half = Math.min(area.w / 2 - 12, line.w / 2 + 17);
  const [left, right] = [area.x + area.w / 2 - half, area.x + area.w / 2 + half];
  const bow = 5;
  const edge = (shift: number) =>
    `M${n(left)} ${n(y + shift)}q${n(half)} ${-bow * 2} ${n(half * 2)} 0`;
  const fold = mix(cloth, palette.ink, 0.55);
  return (
    tail(left + 9, y + 7, h, -1.6, mix(cloth, palette.ink, 0.35)) +
    tail(right - 9, y + 7, h, 1.6, mix(cloth, palette.ink, 0.35)) +
    `<path fill="${fold}" d="M${n(left)} ${n(y + h)}l9 7v-9zM${n(right)} ${n(y + h)}l-9 7v-9z"/>` +
    `<path fill="${cloth}" stroke="${palette.ink}" stroke-width="2.5" stroke-linejoin="round" d="${edge(0)}v${n(h)}q${n(-half)} ${-bow * 2} ${n(-half * 2)} 0z"/>` +
    `<path fill="none" stroke="${palette.light}" stroke-width="1.3" opacity=".7" d="${edge(4)}"/>` +
    `<path fill="none" stroke="${palette.ink}" stroke-width="1.3" opacity=".4" d="${edge(h - 4)}"/>`
  );
}

/** Each line on a band of cloth with folded ends. */
export const ribbon: Lettering = {
  id: 'ribbon',
  backed: true,
  draw(title, area, palette, hand) {
    const room = inset(area, 28, 12);
    const { outline, lines } = layoutTitle(title, room, {
      font: pick(['lilita', 'righteous', 'kanit'], hand),
      gap: 0.78,
      maxLines: 2,
      spacing: 1,
    });
    const middle = area.x + area.w / 2;
    const bent = moved(outline, (x, y) => {
      const aside = (x - middle) / (area.w / 2);
      return [x, y - 4 * (1 - aside * aside)];
    });
    // The brightest cloth with enough contrast for the light letters.
    const [cloth = palette.body[0]] = [
      palette.accent,
      palette.body[1],
      palette.trim[0],
      palette.body[0],
    ]
      .filter((colour) => contrast(colour, palette.light) >= 2.8)
      .toSorted((one, other) => contrast(other, '#000000') - contrast(one, '#000000'));
    return tilted(
      `<defs><path id="t" d="${pathData(bent)}"/></defs>` +
        lines.map((line) => band(line, area, cloth, palette)).join('') +
        stroke(mix(cloth, palette.ink, 0.75), 4.5, ' transform="translate(0 1.5)"') +
        `<use href="#t" fill="${palette.light}"/>`,
      area,
    );
  },
};

/** Bent glass tubes on a dark sign board with its own frame of light. */
export const neonLine: Lettering = {
  id: 'neon-line',
  backed: true,
  draw(title, area, palette, hand) {
    const room = inset(area, 18, 14);
    const { outline, box } = layoutTitle(title, room, {
      font: pick(['righteous', 'kaushan'], hand),
      spacing: 4,
      gap: 0.24,
      asWritten: hand % 2 === 1,
    });
    const [x, y, w, h] = [box.x - 15, box.y - 13, box.w + 30, box.h + 26].map(Math.round);
    const board = (grow: number, more: string) =>
      `<rect x="${(x ?? 0) - grow}" y="${(y ?? 0) - grow}" width="${(w ?? 0) + grow * 2}" height="${(h ?? 0) + grow * 2}" rx="${13 + grow}" ${more}/>`;
    const tube = contrast(palette.accent, palette.ink) > 6 ? palette.accent : palette.trim[2];
    const glow = (width: number, opacity: number) =>
      `<use href="#t" fill="none" stroke="${tube}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/></defs>` +
        board(4, `fill="${mix(palette.ink, '#000000', 0.25)}" opacity=".92"`) +
        board(0, `fill="none" stroke="${palette.body[1]}" stroke-width="5" opacity=".35"`) +
        board(0, `fill="none" stroke="${palette.body[2]}" stroke-width="1.8"`) +
        glow(9, 0.14) +
        glow(5.5, 0.22) +
        `<use href="#t" fill="${mix(tube, '#ffffff', 0.5)}" stroke="${tube}" stroke-width="2.4" stroke-linejoin="round"/>` +
        `<use href="#t" fill="none" stroke="${mix(tube, palette.ink, 0.45)}" stroke-width=".9" stroke-linejoin="round"/>`,
      area,
    );
  },
};

/** Quick script with a dry brush stroke under it. */
export const brush: Lettering = {
  id: 'brush',
  draw(title, area, palette) {
    const { outline, box } = layoutTitle(title, inset(area, 9, 6), {
      font: 'kaushan',
      align: 'block',
      grow: 1.25,
      asWritten: true,
      gap: 0.02,
    });
    const [x, y, w] = [box.x - 12, box.y + box.h * 0.9, box.w + 26];
    const sweep = `<path fill="${palette.accent}" d="M${n(x)} ${n(y + 6)}c${n(w * 0.3)}-13 ${n(w * 0.72)}-15 ${n(w)}-16l-7 5 11 1-17 5 6 3c${n(-w * 0.3)}-3 ${n(-w * 0.66)} 2 ${n(-w * 0.86)} 9l4-5-15 4z"/>`;
    const lines = stroke(palette.ink, 11) + stroke(palette.ink, 9, ' transform="translate(2 5)"');
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/></defs>` +
        lines +
        sweep +
        stroke(palette.ink, 5) +
        stroke(palette.light, 1.6),
      area,
      (area.tilt ?? 0) - 5,
    );
  },
};

/** Inscription capitals in cut metal between two rules. */
export const engraved: Lettering = {
  id: 'engraved',
  draw(title, area, palette) {
    const { outline, box, lines } = layoutTitle(title, inset(area, 10, 9), {
      font: 'cinzel',
      align: 'block',
      grow: 1.3,
      spacing: 3.5,
      gap: 0.2,
      asWritten: true,
    });
    const [dark, mid, bright] = palette.trim;
    const rule = (y: number) =>
      `<path d="M${n(area.x + area.w / 2 - 62)} ${n(y)}h48m28 0h48" stroke="${mid}" stroke-width="1.8"/><path d="M${n(area.x + area.w / 2)} ${n(y - 5)}l6 5-6 5-6-5z" fill="${bright}"/>`;
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/>${upright('t-f', box, [
        [0, palette.light],
        [0.42, bright],
        [0.5, mid],
        [0.56, bright],
        [1, mid],
      ])}</defs>` +
        stroke(palette.ink, 13, ' transform="translate(0 3)"') +
        stroke(palette.ink, 12) +
        stroke(dark, 4.5, ' transform="translate(0 1.5)"') +
        stroke(palette.light, 2.4, ' transform="translate(0 -.8)"') +
        '<use href="#t" fill="url(#t-f)" stroke="url(#t-f)" stroke-width="1.6"/>' +
        (lines.length === 1 ? rule(box.y - 12) + rule(box.y + box.h + 13) : ''),
      area,
    );
  },
};

/** An enamel plate with a double rim and rivets. */
export const badge: Lettering = {
  id: 'badge',
  backed: true,
  draw(title, area, palette, hand) {
    const { outline, box } = layoutTitle(title, inset(area, 23, 16), {
      font: pick(['kanit', 'lilita', 'righteous'], hand),
      spacing: 1,
    });
    const [x, y, w, h] = [box.x - 21, box.y - 15, box.w + 42, box.h + 30];
    const cut = 15;
    const plate = (grow: number) => {
      const c = cut + grow * 0.4;
      return `M${n(x - grow + c)} ${n(y - grow)}h${n(w + 2 * (grow - c))}q0 ${n(c)} ${n(c)} ${n(c)}v${n(h + 2 * (grow - c))}q${n(-c)} 0 ${n(-c)} ${n(c)}h${n(-w - 2 * (grow - c))}q0 ${n(-c)} ${n(-c)} ${n(-c)}v${n(-h - 2 * (grow - c))}q${n(c)} 0 ${n(c)} ${n(-c)}z`;
    };
    const enamel = contrast(palette.body[0], palette.light) > 5 ? palette.body[0] : palette.ink;
    const rivet = (cx: number) =>
      `<circle cx="${n(cx)}" cy="${n(y + h / 2)}" r="3.4" fill="${palette.trim[1]}" stroke="${palette.ink}" stroke-width="1.2"/><circle cx="${n(cx - 0.9)}" cy="${n(y + h / 2 - 0.9)}" r="1.1" fill="${palette.light}"/>`;
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/>${upright('t-f', { x, y, w, h }, [
        [0, palette.trim[2]],
        [0.5, palette.trim[1]],
        [1, palette.trim[0]],
      ])}</defs>` +
        `<path d="${plate(5)}" transform="translate(0 5)" fill="${palette.ink}" opacity=".5"/>` +
        `<path d="${plate(5)}" fill="url(#t-f)" stroke="${palette.ink}" stroke-width="2.5"/>` +
        `<path d="${plate(0)}" fill="${enamel}" stroke="${palette.ink}" stroke-width="1.5"/>` +
        `<path d="${plate(-4)}" fill="none" stroke="${palette.trim[1]}" stroke-width="1.3"/>` +
        stroke(mix(enamel, '#000000', 0.55), 5, ' transform="translate(0 2)"') +
        `<use href="#t" fill="${palette.light}"/>` +
        rivet(x + 6.5) +
        rivet(x + w - 6.5),
      area,
    );
  },
};
