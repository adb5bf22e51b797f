import { satangFromBaht } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { PromotionEndDialog } from './PromotionEndDialog.tsx';

afterEach(cleanup);

it.each([
  ['th', 'registration', 'เสียใจด้วย', 'ท่านสมัครสมาชิกไม่ทันในเวลาที่กำหนด!'],
  ['th', 'deposit', 'เสียใจด้วย', 'ท่านฝากเงินไม่ทันในเวลาที่กำหนด!'],
  ['en', 'registration', 'Sorry', 'You did not register in time!'],
  ['en', 'deposit', 'Sorry', 'You did not deposit in time!'],
] as const)('says in %s that the time of a %s is over, with the text of section 8', (...row) => {
  const [locale, kind, title, text] = row;
  const onOpenChange = vi.fn();
  renderInLanguage(
    <PromotionEndDialog open onOpenChange={onOpenChange} kind={kind} credit={satangFromBaht(50)} />,
    locale,
  );
  const dialog = screen.getByRole('dialog', { name: title, description: text });
  expect(dialog.textContent).toMatch(/50 (?:บาท|baht)/);
  fireEvent.click(within(dialog).getAllByRole('button').at(-1)!);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
