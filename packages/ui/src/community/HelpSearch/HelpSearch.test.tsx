import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { HelpSearch } from './HelpSearch.tsx';

afterEach(cleanup);

function Held({ count }: { count: number | null }) {
  const [value, setValue] = useState('');
  return <HelpSearch value={value} onValueChange={setValue} count={count} />;
}

it('accepts input, clears it, and keeps the focus', async () => {
  renderInLanguage(<Held count={null} />);
  const field = screen.getByRole('searchbox', { name: 'Search for an answer' });
  await userEvent.type(field, 'ถอน!');
  expect(field).toHaveProperty('value', 'ถอน!');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});

it.each([
  ['en', 1, '1 answer found'],
  ['en', 3, '3 answers found'],
  ['en', 0, 'No answer found'],
  ['th', 3, 'พบ 3 คำตอบ'],
  ['th', 0, 'ไม่พบคำตอบ'],
  ['th', null, ''],
] as const)('announces in %s the count of %s answers', (locale, count, words) => {
  renderInLanguage(<Held count={count} />, locale);
  expect(screen.getByRole('status').textContent).toBe(words);
});
