import { motifOf } from '../motifs/motifs.ts';
import { n } from '../number.ts';
import type { BannerStage } from './bannerScene.ts';

/** Position of a motif. */
export interface Standing {
  /** Offset from the focus, as a share of the stage's height. */
  dx: number;
  dy: number;
  /** Size relative to the usual hero of the stage. */
  size: number;
  turn?: number;
  flip?: boolean;
  variant?: 0 | 1 | 2;
}

function stand(stage: BannerStage, spot: Standing, half: number, scale: number): string {
  const reach = half * scale * spot.size * 0.8;
  const x = Math.max(stage.focus.x + spot.dx * stage.height, stage.clear + reach);
  const y = stage.focus.y + spot.dy * stage.height;
  const size = Math.round(scale * spot.size * 1000) / 1000;
  return `translate(${n(x)} ${n(y)})rotate(${spot.turn ?? 0})scale(${spot.flip ? -size : size} ${size})translate(${-half} ${-half})`;
}

/** A hero of the banner, with a soft shadow. */
export function bannerHero(stage: BannerStage, motif: string, spot: Standing): string {
  const svg = motifOf(motif).hero(stage.palette, spot.variant ?? 0);
  return (
    `<filter id="lift-${motif}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="${stage.palette.ink}" flood-opacity=".6"/></filter>` +
    `<g filter="url(#lift-${motif})"><g transform="${stand(stage, spot, 200, stage.scale)}">${svg}</g></g>`
  );
}

/** A small object of the banner. */
export function bannerExtra(stage: BannerStage, motif: string, spot: Standing): string {
  return `<g transform="${stand(stage, spot, 50, stage.scale * 1.6)}">${motifOf(motif).small(stage.palette)}</g>`;
}

/** A filled rectangle over the whole stage. */
export function field(stage: BannerStage, fill: string, more = ''): string {
  return `<path fill="${fill}" d="M0 0h${stage.width}v${stage.height}H0z"${more}/>`;
}
