import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { VipEmblem, type VipEmblemProps } from './VipEmblem.tsx';

afterEach(cleanup);

const drawingOf = (props: VipEmblemProps) => {
  const { container } = render(<VipEmblem {...props} />);
  return [...container.querySelectorAll('svg > path')].map((path) => path.getAttribute('d')).join();
};

it('draws another symbol for each of the first six levels, and the last one from then on', () => {
  const drawings = [0, 1, 2, 3, 4, 5].map((level) => drawingOf({ level }));
  expect(new Set(drawings).size).toBe(6);
  expect(drawingOf({ level: 12 })).toBe(drawings[5]);
});

it('mixes its tones from the colour of the operator', () => {
  const { container } = render(<VipEmblem level={1} color="#102030" />);
  const fills = [...container.querySelectorAll('svg > path')].map((path) =>
    path.getAttribute('fill'),
  );
  expect(fills).toContain('#102030');
  expect(fills).not.toContain('#a9713d');
});

it('is hidden from screen readers, because the name is next to it', () => {
  const { container } = render(<VipEmblem level={0} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
