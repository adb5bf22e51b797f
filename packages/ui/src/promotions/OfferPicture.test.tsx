import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../private/renderInLanguage.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { storyPicture } from './promotions.fixtures.ts';

afterEach(cleanup);

it('replaces a picture that fails to load with an icon and the same text', () => {
  const { rerender } = renderInLanguage(
    <OfferPicture picture={storyPicture} over={false} className="place" />,
  );
  const name = storyPicture.alt;
  fireEvent.error(screen.getByRole('img', { name }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name }).className).toContain('place');

  // A new address is tried again.
  const other = { ...storyPicture, imagePhone: '/other.svg' };
  rerender(<OfferPicture picture={other} over={false} className="place" />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/other.svg');
});
