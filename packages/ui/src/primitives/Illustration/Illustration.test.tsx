import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { drawing } from '../../illustrations/owl.ts';
import { Illustration } from './Illustration.tsx';

afterEach(cleanup);

it('draws every part and is hidden from screen readers', () => {
  const { container } = render(<Illustration drawing={drawing} />);
  expect(container.querySelectorAll('path')).toHaveLength(drawing.length);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('keeps its box before the drawing has loaded', () => {
  const { container } = render(<Illustration drawing={null} />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('loading');
  expect(container.querySelector('svg')).toBeNull();
});

it('has drawings of at most 3 kB, gzipped', () => {
  const folder = join(import.meta.dirname, '../../illustrations');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(gzipSync(readFileSync(join(folder, file))).length, file).toBeLessThanOrEqual(3000);
  }
});
