import type { Palette } from '../../scene.ts';

/** Dark, mid, and a bright tone for the lit edge. */
export type Tones = readonly [shade: string, base: string, lit?: string];

/** Placement of a finished drawing in its box. */
export interface Setting {
  /** thickness of the outer contour in drawing units @default 13 */
  contour?: number;
  /** thickness of inner lines @default 4 */
  inner?: number;
  /** SVG transform of the whole */
  transform?: string;
}

/**
 * A drawing in ink: shapes are stacked, each with an inked edge, and one thicker contour surrounds them all. The
 * contour is the same drawing repeated behind itself with a thicker pen, so it needs no additional path data.
 */
export class InkDrawing {
  readonly id: string;
  readonly palette: Palette;
  #count = 0;
  #parts = '';
  #over = '';
  #light: 1 | -1;

  /** `light` is -1 when the finished drawing will be mirrored, so that the light stays top left. */
  constructor(id: string, palette: Palette, light: 1 | -1 = 1) {
    this.id = id;
    this.palette = palette;
    this.#light = light;
  }

  /**
   * A shape with crisp shade on the side away from the light and an optional lit edge. `inside`
   * is drawn within the shape; `[dx, dy]` is how far the shade reaches in.
   */
  solid(
    d: string,
    tones: Tones,
    inside = '',
    [dx, dy]: readonly [number, number] = [10, 12],
  ): this {
    this.#count += 1;
    const name = `${this.id}-${this.#count}`;
    const [shade, base, lit] = tones;
    const x = dx * this.#light;
    const at = (right: number, down: number) => `transform="translate(${right} ${down})"`;
    const use = `<use href="#${name}p" `;
    const moved = lit
      ? `<g clip-path="url(#${name})" ${at(-x, -dy)}>${use}fill="${lit}"/>${use}fill="${base}" ${at(Math.round(x * 1.5), Math.round(dy * 1.5))}/></g>`
      : `${use}fill="${base}" ${at(-x, -dy)}/>`;
    this.#parts +=
      `<clipPath id="${name}"><path id="${name}p" d="${d}"/></clipPath>${use}fill="${shade}"/>` +
      `<g clip-path="url(#${name})" stroke="none">${moved}${inside.replaceAll(' stroke="none"', '')}</g>${use}fill="none"/>`;
    return this;
  }

  /** A plain shape with an inked edge. */
  inked(d: string, fill: string): this {
    this.#parts += `<path d="${d}" fill="${fill}"/>`;
    return this;
  }

  /** A plain shape without an edge. */
  flat(d: string, fill: string, opacity = 1): this {
    this.#parts += flat(d, fill, opacity);
    return this;
  }

  /** A line of even width. */
  line(d: string, width = 4, colour = this.palette.ink, opacity = 1): this {
    this.#parts += line(d, colour, width, opacity);
    return this;
  }

  /** A plain shape with a fine edge on top of everything; the contour does not follow it. For whiskers. */
  over(d: string, fill: string): this {
    this.#over += `<path d="${d}" fill="${fill}" stroke-width="6" paint-order="stroke"/>`;
    return this;
  }

  /** Any ready fragment. */
  add(fragment: string): this {
    this.#parts += fragment;
    return this;
  }

  /** The finished fragment. */
  finish({ contour = 13, inner = 4, transform }: Setting = {}): string {
    const name = `${this.id}-0`;
    const place = transform ? ` transform="${transform}"` : '';
    return (
      `<g stroke="${this.palette.ink}" stroke-linejoin="round" stroke-linecap="round"${place}>` +
      `<g stroke-width="${contour}"><use href="#${name}"/></g>` +
      `<g stroke-width="${inner}"><g id="${name}">${this.#parts}</g></g>${this.#over}</g>`
    );
  }
}

/** A plain shape without an edge. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" stroke="none"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A line of even width. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A disc as path data. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** An oval as path data. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
}
