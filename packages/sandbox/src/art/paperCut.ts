import { n } from './number.ts';

/** Colours of cut paper, dark to light. */
export const NAVY = ['#16264d', '#22397a', '#3a5ba8'] as const;
export const VERMILION = ['#b3220f', '#d9381e', '#f0714f'] as const;
export const SAND = '#f8ecd2';
export const CREAM = '#fffaf0';

/** A sheet of paper whose upper edge is cut in scallops. */
export function paperWaves(
  y: number,
  { width, height }: { width: number; height: number },
  step: number,
  shift: number,
): string {
  let path = `M${n(-step + shift)} ${n(y)}`;
  for (let x = -step + shift; x < width + step; x += step)
    path += `c${n(step * 0.2)} ${n(-step * 0.34)} ${n(step * 0.62)} ${n(-step * 0.34)} ${n(step * 0.72)} ${n(-step * 0.06)}c${n(step * 0.02)} ${n(step * 0.1)} ${n(-step * 0.14)} ${n(step * 0.12)} ${n(-step * 0.16)} ${n(step * 0.02)}c${n(-step * 0.02)} ${n(step * 0.24)} ${n(step * 0.28)} ${n(step * 0.22)} ${n(step * 0.44)} ${n(step * 0.04)}`;
  return `${path}V${height + 10}H-80z`;
}

/** A cloud of cut paper: flat below, round above. */
export function paperCloud(x: number, y: number, size: number): string {
  const u = size / 10;
  return `M${n(x)} ${n(y)}h${n(u * 10)}a${n(u * 1.6)} ${n(u * 1.6)} 0 0 0 ${n(-u * 1.2)} ${n(-u * 2.9)}a${n(u * 2.3)} ${n(u * 2.3)} 0 0 0 ${n(-u * 4)} ${n(-u * 1.2)}a${n(u * 1.9)} ${n(u * 1.9)} 0 0 0 ${n(-u * 3.4)} ${n(u * 1.3)}a${n(u * 1.5)} ${n(u * 1.5)} 0 0 0 ${n(-u * 1.4)} ${n(u * 2.8)}z`;
}

/** A disc of cut paper. */
export function paperDisc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
}
