import { dirname } from 'node:path';

import type { Module } from './modules.ts';

type Modules = ReadonlyMap<string, Module>;
type Sheets = ReadonlyMap<string, string>;

const isStyle = (file: string): boolean => file.endsWith('.css.ts');

/** A component's folder is one thing, whatever it is cut into; outside of those a file is. */
const unitOf = (file: string): string =>
  /^src\/[a-z]+\/[A-Z]\w+\//.test(file) ? dirname(file) : file;

/** Rules that belong to no component: several share them. */
const isLoose = (file: string): boolean => isStyle(file) && unitOf(file) === file;

/** How many things with rules stand on each other: a part is below what it is a part of. */
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
 * Every style module in a step of its layer, `brand.primitive.s3`: what a component says about its parts stands in
 * a later step than the parts, whichever sheet brings them. Rules that several components share stand below each.
 *
 * @returns the sheets by file, and the one line that names all steps in order
 */
export function steps(modules: Modules, sheets: Sheets): { sheets: Sheets; order: string } {
  const depth = depths(modules);
  const stepOf = new Map<string, number>();
  for (const file of sheets.keys()) {
    const users = [...modules.values()].filter(({ imports }) => imports.includes(file));
    const lowest = Math.min(...users.map((user) => depth(user.file)));
    stepOf.set(file, isLoose(file) ? 2 * lowest - Number(users.length > 1) : 2 * depth(file));
  }
  const used = new Set<string>();
  const layered = [...sheets].map(([file, css]) => {
    const stepped = css
      .replaceAll(/@layer brand\.\w+;\s*/g, '')
      .replaceAll(/@layer brand\.(primitive|panel|page)\b/g, (_, layer: string) => {
        const name = `brand.${layer}.s${stepOf.get(file)}`;
        used.add(name);
        return `@layer ${name}`;
      });
    return [file, stepped] as const;
  });
  const names = ['brand.reset', 'brand.theme', 'brand.primitive', 'brand.panel', 'brand.page'];
  const numbers = [...new Set(stepOf.values())].sort((a, b) => a - b);
  const order = names.flatMap((layer) => [
    layer,
    ...numbers.map((step) => `${layer}.s${step}`).filter((name) => used.has(name)),
  ]);
  return { sheets: new Map(layered), order: `@layer ${order.join(',')};` };
}
