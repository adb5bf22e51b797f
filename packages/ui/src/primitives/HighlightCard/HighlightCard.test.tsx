import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { HighlightCard } from './HighlightCard.tsx';

afterEach(cleanup);

it('is one link with its subject as name, and has the second link before it', () => {
  const onPress = vi.fn((event) => event.preventDefault());
  renderInLanguage(
    <HighlightCard
      title="Durian Riot"
      href="#play"
      onPress={onPress}
      art={null}
      label="Continue"
      detail="Pixel Durian"
      action="Play"
      corner={{ href: '#about', label: 'Details', fullLabel: 'Details of Durian Riot' }}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#about', '#play']);
  fireEvent.click(screen.getByRole('link', { name: 'Durian Riot' }));
  fireEvent.click(screen.getByRole('link', { name: 'Details of Durian Riot' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
