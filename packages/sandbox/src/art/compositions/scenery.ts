import { n } from '../number.ts';
import type { Random } from '../random.ts';

/** Scattered four-pointed glints in a region, as one path. */
export function glints(
  random: Random,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const r = 2.5 + random() ** 2 * 6.5;
    const [cx, cy] = [x + random() * w, y + random() * h];
    const q = r * 0.16;
    path += `M${n(cx)} ${n(cy - r)}l${n(q)} ${n(r - q)} ${n(r - q)} ${n(q)} ${n(q - r)} ${n(q)} ${n(-q)} ${n(r - q)} ${n(-q)} ${n(q - r)} ${n(q - r)} ${n(-q)} ${n(r - q)} ${n(-q)}z`;
  }
  return path;
}

/** Round dots scattered in a region, as one path: stars, dust, drops. */
export function dots(
  random: Random,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  largest: number,
): string {
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const r = 0.6 + random() ** 2 * largest;
    path += `M${n(x + random() * w - r)} ${n(y + random() * h)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;
  }
  return path;
}

/** Bubbles with a rim and a highlight. */
export function bubbles(
  random: Random,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
): string {
  let svg = '';
  for (let at = 0; at < count; at += 1) {
    const r = 2 + random() ** 2 * 11;
    const [cx, cy] = [x + random() * w, y + random() * h];
    svg += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${light}" fill-opacity=".16" stroke="${light}" stroke-width="1.2" stroke-opacity=".7"/><circle cx="${n(cx - r * 0.35)}" cy="${n(cy - r * 0.4)}" r="${n(r * 0.22)}" fill="${light}"/>`;
  }
  return svg;
}

/** A ragged chain of hills from edge to edge, closed below at `floor`. */
export function hills(
  random: Random,
  y: number,
  height: number,
  steps: number,
  floor: number,
  across = 300,
): string {
  const wide = (across + 40) / steps;
  let path = `M-20 ${n(y - random() * height)}`;
  for (let at = 0; at < steps; at += 1) {
    path += `q${n(wide * 0.5)} ${n(-height * (0.3 + random() * 0.9))} ${n(wide)} ${n((random() - 0.5) * height * 0.5)}`;
  }
  return `${path}V${floor}H-20z`;
}

/** Karst islands: steep humps in the sea, on a line at `y`. */
export function karsts(
  random: Random,
  y: number,
  tallest: number,
  count: number,
  across = 300,
): string {
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const x = (at + random()) * (across / count) - 20;
    const h = tallest * (0.35 + random() * 0.65);
    const w = h * (0.45 + random() * 0.45);
    path += `M${n(x)} ${y}c${n(w * 0.05)} ${n(-h * 0.7)} ${n(w * 0.12)} ${n(-h)} ${n(w * 0.42)} ${n(-h)}s${n(w * 0.3)} ${n(h * 0.22)} ${n(w * 0.42)} ${n(h * 0.4)} ${n(w * 0.12)} ${n(h * 0.5)} ${n(w * 0.22)} ${n(h * 0.6)}z`;
  }
  return path;
}

/** A scalloped bank of cloud from edge to edge, closed below at `floor`. */
export function cloudBank(
  random: Random,
  y: number,
  puff: number,
  floor: number,
  across = 300,
): string {
  let x = -puff;
  let path = `M${n(x)} ${y}`;
  while (x < across + 10) {
    const w = puff * (0.8 + random() * 0.9);
    path += `a${n(w / 2)} ${n(w * (0.42 + random() * 0.16))} 0 0 1 ${n(w)} ${n((random() - 0.5) * puff * 0.3)}`;
    x += w;
  }
  return `${path}V${floor}H${n(-puff)}z`;
}

/** One drifting cloud, flat below, with a curl. */
export function cloud(x: number, y: number, w: number): string {
  const u = w / 10;
  return `M${n(x)} ${n(y)}c${n(-u)} 0 ${n(-u)} ${n(-u * 1.5)} ${n(u * 0.6)} ${n(-u * 1.4)}c${n(u * 0.1)} ${n(-u * 1.8)} ${n(u * 2.6)} ${n(-u * 2)} ${n(u * 3.1)} ${n(-u * 0.6)}c${n(u * 0.9)} ${n(-u * 1.7)} ${n(u * 3.4)} ${n(-u * 1)} ${n(u * 3)} ${n(u * 0.8)}c${n(u * 1.6)} ${n(-u * 0.7)} ${n(u * 2.6)} ${n(u * 1.2)} ${n(u * 0.9)} ${n(u * 1.2)}z`;
}

/** A long leaf of `length` from a point, bending; `turn` in degrees from pointing right. */
export function leaf(x: number, y: number, length: number, turn: number, width = 0.16): string {
  const a = (turn * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${n(x + Math.cos(a) * along - Math.sin(a) * aside)} ${n(y + Math.sin(a) * along + Math.cos(a) * aside)}`;
  const w = length * width;
  return `M${n(x)} ${n(y)}C${at(length * 0.25, -w * 1.3)} ${at(length * 0.7, -w)} ${at(length, w * 0.6)}C${at(length * 0.65, w * 0.9)} ${at(length * 0.25, w * 0.9)} ${n(x)} ${n(y)}z`;
}

/** A split palm or fern frond from a point, as one path. */
export function frond(x: number, y: number, length: number, turn: number, pairs = 7): string {
  const a = (turn * Math.PI) / 180;
  let path = leaf(x, y, length, turn, 0.02);
  for (let at = 1; at <= pairs; at += 1) {
    const share = at / (pairs + 0.6);
    const size = length * 0.52 * Math.sin(Math.PI * (0.2 + share * 0.72));
    const bend = share * share * length * 0.06;
    const px = x + Math.cos(a) * length * share - Math.sin(a) * bend;
    const py = y + Math.sin(a) * length * share + Math.cos(a) * bend;
    path +=
      leaf(px, py, size, turn - 48 + share * 22, 0.13) +
      leaf(px, py, size, turn + 48 - share * 22, -0.13);
  }
  return path;
}

/** A row of houses and towers standing on `y`, as silhouettes. */
export function skyline(
  random: Random,
  y: number,
  lowest: number,
  tallest: number,
  floor: number,
  across = 300,
): string {
  let x = -6;
  let path = `M-6 ${floor}V${y}`;
  while (x < across + 10) {
    const w = 14 + random() * 26;
    const top = y - lowest - random() ** 1.5 * tallest;
    const roof = random();
    path += `V${n(top)}`;
    if (roof < 0.25) path += `l${n(w / 2)} ${n(-w * 0.5)} ${n(w / 2)} ${n(w * 0.5)}`;
    else if (roof < 0.45) path += `h${n(w * 0.3)}v-9h${n(w * 0.4)}v9h${n(w * 0.3)}`;
    else if (roof < 0.6) path += `h${n(w * 0.48)}v-20h2v20h${n(w * 0.52 - 2)}`;
    else path += `h${n(w)}`;
    x += w;
  }
  return `${path}V${floor}z`;
}

/** Small lit windows in a grid with gaps, as one path. */
export function windows(
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  share: number,
): string {
  let path = '';
  for (let row = 0; row < h / 9; row += 1) {
    for (let column = 0; column < w / 7; column += 1) {
      if (random() < share) path += `M${n(x + column * 7)} ${n(y + row * 9)}h3v4h-3z`;
    }
  }
  return path;
}
