import { dirname } from 'node:path';

import type { Module } from './modules.ts';

type Modules = ReadonlyMap<string, Pick<Module, 'file' | 'imports'>>;
type Sheets = ReadonlyMap<string, string>;

const isStyle = (file: string): boolean => file.endsWith('.css.ts');

/** The files of a component's folder are one unit; other files are their own unit. */
const unitOf = (file: string): string =>
  /(?:^|\/)src\/[a-z]+\/[A-Z]\w+\//.test(file) ? dirname(file) : file;

/** Rules that several components share. */
const isLoose = (file: string): boolean => isStyle(file) && unitOf(file) === file;

/** Depth of the dependencies of a unit: a part has a lower step than the component that uses it. */
function depths(modules: Modules): (file: string) => number {
  const below = new Map<string, Set<string>>();
  for (const { file, imports } of modules.values()) {
    const unit = unitOf(file);
    const parts = imports.filter((next) => !isLoose(next)).map(unitOf);
    below.set(
      unit,
      new Set([...(below.get(unit) ?? []), ...parts.filter((part) => part !== unit)]),
    );
  }
  const known = new Map<string, number>();
  const depth = (unit: string): number => {
    const found = known.get(unit);
    if (found !== undefined) return found;
    known.set(unit, 0);
    const result = 1 + Math.max(0, ...[...(below.get(unit) ?? [])].map(depth));
    known.set(unit, result);
    return result;
  };
  return (file) => depth(unitOf(file));
}

/**
 * The step of every style module. A component's rules for its parts are in a later step than the parts' own rules. Rules
 * that several components share are below both.
 */
export function stepsOf(modules: Modules): Map<string, number> {
  const depth = depths(modules);
  const stepOf = (file: string): number => {
    const users = [...modules.values()].filter(({ imports }) => imports.includes(file));
    if (!isLoose(file) || users.length === 0) return 2 * depth(file);
    const lowest = Math.min(...users.map((user) => depth(user.file)));
    return 2 * lowest - Number(users.length > 1);
  };
  return new Map([...modules.keys()].filter(isStyle).map((file) => [file, stepOf(file)]));
}

/** The rules of a style module in a step of their layer: `brand.primitive.s3`. */
export const inStep = (css: string, step: number | undefined): string =>
  css
    .replaceAll(/@layer brand\.\w+;\s*/g, '')
    .replaceAll(/@layer brand\.(primitive|panel|page)\b/g, `@layer brand.$1.s${step}`);

/** Every layer followed by its steps, weakest first. */
export function orderOf(steps: Iterable<number>): string[] {
  const numbers = [...new Set(steps)].sort((a, b) => a - b);
  const stepped = ['brand.primitive', 'brand.panel', 'brand.page'].flatMap((layer) => [
    layer,
    ...numbers.map((step) => `${layer}.s${step}`),
  ]);
  return ['brand.reset', 'brand.theme', ...stepped];
}

/**
 * Wraps every style module in its step, so that its rules have the same priority in every sheet.
 *
 * @returns the sheets by file, and the layer statement with all steps in order
 */
export function steps(modules: Modules, sheets: Sheets): { sheets: Sheets; order: string } {
  const stepOf = stepsOf(modules);
  const layered = new Map([...sheets].map(([file, css]) => [file, inStep(css, stepOf.get(file))]));
  const all = [...layered.values()].join('\n');
  const used = new Set(all.match(/brand\.\w+\.s\d+/g));
  const order = orderOf(stepOf.values()).filter((name) => !/\.s/.test(name) || used.has(name));
  return { sheets: layered, order: `@layer ${order.join(',')};` };
}
