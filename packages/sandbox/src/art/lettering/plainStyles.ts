import { mix } from '../colour.ts';
import { n } from '../number.ts';
import { type Lettering, inset, pick, stroke, tilted, upright } from './lettering.ts';
import { cutLines, moved, pathData } from './path.ts';
import { layoutTitle } from './titleLayout.ts';

const down = (y: number) => ` transform="translate(0 ${y})"`;

/** Fat rounded letters with a dark rim, a coloured rim and a lit upper half. */
export const outlined: Lettering = {
  id: 'outlined',
  draw(title, area, palette, hand) {
    const room = inset(area, 10);
    const { outline, box } = layoutTitle(title, room, {
      font: pick(['lilita', 'kanit'], hand),
      align: 'block',
      grow: 1.35,
    });
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/>${upright('t-f', box, [
        [0, palette.light],
        [0.45, palette.trim[2]],
        [1, palette.trim[1]],
      ])}</defs>` +
        stroke(palette.ink, 17, `${down(5)} opacity=".55"`) +
        stroke(palette.ink, 16) +
        stroke(mix(palette.body[1], palette.ink, 0.1), 9) +
        stroke(palette.ink, 4.5, down(2.5)) +
        '<use href="#t" fill="url(#t-f)"/>',
      area,
    );
  },
};

/** Letters that are larger in the middle and follow an arch. */
export const arched: Lettering = {
  id: 'arched',
  draw(title, area, palette, hand) {
    const lift = area.h * 0.18;
    const room = inset({ ...area, y: area.y + lift * 0.55, h: area.h - lift * 0.7 }, 9, 6);
    const { outline, box } = layoutTitle(title, room, {
      font: pick(['lilita', 'bangers', 'bungee'], hand),
      align: 'block',
      grow: 1.25,
      maxLines: 2,
    });
    const middle = area.x + area.w / 2;
    const bent = moved(cutLines(outline, 9), (x, y) => {
      const aside = (x - middle) / (area.w / 2);
      const share = (y - box.y) / box.h;
      return [x, y - lift * 0.55 + lift * aside * aside * (1 - share * 0.65) + lift * 0.25 * share];
    });
    return tilted(
      `<defs><path id="t" d="${pathData(bent)}"/>${upright('t-f', area, [
        [0.1, palette.light],
        [0.5, palette.trim[2]],
        [0.52, palette.trim[1]],
        [1, palette.trim[2]],
      ])}</defs>` +
        stroke(palette.ink, 17, down(5)) +
        stroke(palette.light, 10) +
        stroke(palette.accent, 7) +
        stroke(palette.ink, 3.5, down(2)) +
        '<use href="#t" fill="url(#t-f)"/>',
      area,
    );
  },
};

/** A tight block: each line is as wide as the block, flat colour, hard shadow. */
export const stacked: Lettering = {
  id: 'stacked',
  draw(title, area, palette, hand) {
    const { outline, lines } = layoutTitle(title, inset(area, 9), {
      font: pick(['bungee', 'kanit', 'righteous'], hand),
      align: 'block',
      gap: 0.12,
    });
    const last = lines.at(-1);
    const rule = last
      ? `<path d="M${n(last.x)} ${n(last.y + last.h + 8)}h${n(last.w)}" stroke="${palette.accent}" stroke-width="3"/>`
      : '';
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/></defs>` +
        stroke(palette.ink, 11) +
        stroke(palette.ink, 8, ' transform="translate(5 5)"') +
        `<use href="#t" fill="${palette.accent}" transform="translate(3.5 3.5)"/>` +
        stroke(palette.ink, 3) +
        `<use href="#t" fill="${palette.light}"/>` +
        rule,
      area,
    );
  },
};

/** Blocks of letters with depth below, like wooden type. */
export const extruded: Lettering = {
  id: 'extruded',
  draw(title, area, palette, hand) {
    const depth = 11;
    const room = inset({ ...area, h: area.h - depth }, 9, 7);
    const { outline, box } = layoutTitle(title, room, {
      font: pick(['bungee', 'lilita', 'bangers'], hand),
      align: 'block',
      grow: 1.3,
      spacing: 2,
    });
    const side = palette.body[0];
    let sides = '';
    for (let at = depth; at > 0; at -= 2) {
      sides += stroke(mix(side, palette.ink, at / depth / 1.4), 4, down(at));
    }
    return tilted(
      `<defs><path id="t" d="${pathData(outline)}"/>${upright('t-f', box, [
        [0, palette.light],
        [0.5, palette.body[2]],
        [1, palette.body[1]],
      ])}</defs>` +
        stroke(palette.ink, 14, down(depth)) +
        stroke(palette.ink, 13) +
        sides +
        stroke(side, 4) +
        '<use href="#t" fill="url(#t-f)"/>' +
        `<use href="#t" fill="none" stroke="${palette.light}" stroke-width="1.2" opacity=".8"/>`,
      area,
    );
  },
};

/** Comic letters that grow along a rising line. */
export const rising: Lettering = {
  id: 'rising',
  draw(title, area, palette, hand) {
    const room = inset({ ...area, y: area.y + area.h * 0.07, h: area.h * 0.88 }, 11, 7);
    const { outline, box } = layoutTitle(title, room, {
      font: pick(['bangers', 'kanitItalic'], hand),
      align: 'block',
      grow: 1.5,
      spacing: 2,
    });
    const middle = box.y + box.h / 2;
    const bent = moved(cutLines(outline, 14), (x, y) => {
      const along = (x - area.x) / area.w;
      return [x, middle + (y - middle) * (0.82 + 0.3 * along) - (along - 0.5) * area.h * 0.16];
    });
    return tilted(
      `<defs><path id="t" d="${pathData(bent)}"/></defs>` +
        stroke(palette.ink, 15, ' transform="translate(4 6)"') +
        stroke(palette.ink, 14) +
        stroke(palette.light, 8) +
        stroke(palette.ink, 3) +
        `<use href="#t" fill="${palette.accent}"/>` +
        `<clipPath id="t-c"><use href="#t"/></clipPath><path clip-path="url(#t-c)" fill="${palette.light}" opacity=".45" d="M${area.x} ${n(middle - 2)}L${area.x + area.w} ${n(middle - area.h * 0.14)}V${area.y - 40}H${area.x}z"/>`,
      area,
    );
  },
};
