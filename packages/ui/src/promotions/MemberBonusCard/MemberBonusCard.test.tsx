import { satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { memberBonus } from '../promotions.fixtures.ts';
import { MemberBonusCard } from './MemberBonusCard.tsx';

afterEach(cleanup);

const turnover = { required: satangFromBaht(9900), done: satangFromBaht(2475) };

it.each([
  ['running', 'In progress', true],
  ['done', 'Completed', false],
  ['lost', 'Used up', false],
] as const)(
  'shows the state of a bonus that is %s, and what is left only while it runs',
  (status, word, left) => {
    renderInLanguage(<MemberBonusCard bonus={{ ...memberBonus, status, turnover }} />);
    expect(screen.getByText(word)).toBeTruthy();
    expect(document.body.textContent?.includes('7,425')).toBe(left);
  },
);
