import { satangFromBaht } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { PromotionCreditDialog } from './PromotionCreditDialog.tsx';

afterEach(cleanup);

it.each([
  ['th', 'ได้รับเครดิตแล้ว', '+100.00\u00a0บาท'],
  ['en', 'Credit received', '+100.00\u00a0baht'],
] as const)(
  'shows in %s the credit received; button and Escape confirm',
  (locale, title, credit) => {
    const onConfirm = vi.fn();
    renderInLanguage(
      <PromotionCreditDialog open credit={satangFromBaht(100)} onConfirm={onConfirm} />,
      locale,
    );
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).toContain(credit);
    fireEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onConfirm).toHaveBeenCalledTimes(2);
  },
);
