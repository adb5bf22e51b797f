import { expect, it } from 'vitest';
import { firstFacesOf } from './firstFaces.ts';

const face = (family: string, weight: string, source: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; }`;

const pairing = {
  font: { body: "'Text', system-ui", heading: "'Label', system-ui", display: "'Title', serif" },
  fontWeight: { display: '600' },
};

it('takes text, labels and titles in the weights of a first screen, and no face of the device', () => {
  const css = [
    face('Text', '400', "url('text/files/text-400.woff2') format('woff2')"),
    face('Text', '600', "url('text/files/text-600.woff2') format('woff2')"),
    face('Label', '100 700', 'url(label.woff2)'),
    face('Title', '500', 'url(title-500.woff2)'),
    face('Title', '600', 'url(title-600.woff2)'),
    face('Fallback', '100 700', "local('Arial')"),
  ].join('\n');
  expect(firstFacesOf(css, pairing)).toEqual(['text-400', 'label', 'title-600']);
});

it('takes both weights of labels where each has a file', () => {
  const css = ['400', '500', '600'].map((weight) => face('Label', weight, `url(${weight}.woff2)`));
  expect(firstFacesOf(css.join('\n'), pairing)).toEqual(['500', '600']);
});
