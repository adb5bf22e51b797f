import { shown } from '../settings/problem.ts';
import { SvgError, type SvgTag, svgTags } from './svgScanner.ts';

const DRAWING = 'svg g path circle ellipse rect line polyline polygon defs symbol use title desc';
const PAINT = 'linearGradient radialGradient stop clipPath mask pattern style';
const FILTER =
  'filter feGaussianBlur feOffset feFlood feComposite feMerge feMergeNode feColorMatrix feBlend feDropShadow';
const ALLOWED = new Set(`${DRAWING} ${PAINT} ${FILTER}`.split(' '));

/** Reasons for common elements that are not allowed. */
const REASONS: Record<string, string> = {
  script: 'an SVG must not contain scripts',
  foreignObject: 'an SVG must not contain HTML',
  image: 'an SVG must not load a picture; use paths',
  a: 'an SVG must not contain links',
  text: 'letters must be converted to paths, because the file contains no font',
  animate: 'an SVG must not be animated',
  set: 'an SVG must not be animated',
};

/** A url(…) outside the SVG, or a rule that loads something. */
const LOADS = /url\(\s*(?!['"]?#)|@import|@font-face|image-set|expression\(|\bsrc\(|\\/i;

/**
 * Checks that an SVG contains only allowed elements, and returns its size.
 *
 * @returns width and height in its own units
 * @throws SvgError whose message names the first problem
 */
export function checkSvg(source: string): { width: number; height: number } {
  const tags = svgTags(source);
  const [root, ...rest] = tags;
  if (root?.name !== 'svg') throw new SvgError('does not begin with <svg>');
  if (rest.some(({ depth }) => depth === 0)) throw new SvgError('has more than one <svg>');
  if (root.attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') {
    throw new SvgError('needs xmlns="http://www.w3.org/2000/svg" on <svg>');
  }
  for (const tag of tags) checkTag(tag);
  return sizeOf(root);
}

function checkTag({ name, attributes, text }: SvgTag): void {
  if (!ALLOWED.has(name)) {
    const reason = REASONS[name] ?? 'save it as plain or optimised SVG';
    throw new SvgError(`has <${name}>, which is not allowed: ${reason}`);
  }
  if (name === 'style' && LOADS.test(text)) {
    throw new SvgError('has a <style> that loads something, which is not allowed');
  }
  for (const [attribute, value] of attributes) {
    const words = `${attribute}=${shown(value)} on <${name}>`;
    if (/^on/i.test(attribute)) throw new SvgError(`has ${words}, which would run a script`);
    if (/^xml:base$/i.test(attribute)) throw new SvgError(`has ${words}, which is not allowed`);
    if (/^(?:xlink:)?href$/i.test(attribute) ? !value.startsWith('#') : loads(attribute, value)) {
      throw new SvgError(`has ${words}, which loads an external resource`);
    }
  }
}

const loads = (attribute: string, value: string) =>
  !/^xmlns(?::|$)/.test(attribute) && (LOADS.test(value) || /^\s*(?:java|vb)script:/i.test(value));

function sizeOf({ attributes }: SvgTag): { width: number; height: number } {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = NaN, height = NaN] = box;
  if (box.length !== 4 || !(width > 0 && height > 0 && width < 1e5 && height < 1e5)) {
    throw new SvgError('needs a viewBox such as viewBox="0 0 160 40" on <svg>');
  }
  return { width, height };
}
