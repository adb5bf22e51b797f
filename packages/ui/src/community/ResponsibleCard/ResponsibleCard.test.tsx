import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ResponsibleCard } from './ResponsibleCard.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Responsible play', /aged 20 and over/, 'Mental health line 1323'],
  ['th', 'เล่นอย่างรับผิดชอบ', /อายุ 20 ปีขึ้นไป/, 'Mental health line 1323'],
] as const)('states the age as text and calls the helpline (%s)', (locale, name, age, line) => {
  renderInLanguage(
    <ResponsibleCard age={20} helpline={{ name: 'Mental health line', phone: '1323' }} />,
    locale,
  );
  expect(screen.getByRole('region', { name })).toBeDefined();
  expect(screen.getByText(age)).toBeDefined();
  expect(screen.getByRole('link', { name: line }).getAttribute('href')).toBe('tel:1323');
});

it('shows neither if the operator has not configured them', () => {
  renderInLanguage(<ResponsibleCard age={null} helpline={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/aged/)).toBeNull();
});
