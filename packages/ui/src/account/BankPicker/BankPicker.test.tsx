import { BANKS } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { BankPicker } from './BankPicker.tsx';

const onChosen = vi.fn();
const onSubmit = vi.fn();

function Picker() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form onSubmit={onSubmit}>
      <BankPicker
        label="Bank"
        banks={BANKS}
        value={value}
        onValueChange={setValue}
        onChosen={onChosen}
      />
    </form>
  );
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.textContent);
const checked = () => screen.queryByRole('radio', { checked: true })?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('BankPicker', () => {
  it.each(['siam com', 'ไทยพาณิชย์', 'SCB'])('finds a bank by %s', async (typed) => {
    renderInLanguage(<Picker />);
    await userEvent.setup().type(screen.getByRole('searchbox'), typed);
    expect(names()).toEqual(['SCBSiam Commercial Bank']);
  });

  it('says when no bank matches the search', async () => {
    renderInLanguage(<Picker />);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByRole('status').textContent).toContain('No bank found');
  });

  it('selects the first match on Enter without submitting the form', async () => {
    renderInLanguage(<Picker />);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'ttb{Enter}');
    expect(onChosen.mock.calls).toEqual([['tmb']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is one tab stop, previews with arrow keys and selects with Enter', async () => {
    renderInLanguage(<Picker />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('searchbox'));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('KBANKKasikornbank');
    await user.keyboard('{ArrowRight}');
    expect(checked()).toBe('SCBSiam Commercial Bank');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(checked()).toBe('KKPKiatnakin Phatra Bank');
    expect(onChosen).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChosen.mock.calls).toEqual([['kkp']]);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows bank names in the language of the page', () => {
    renderInLanguage(<Picker />, 'th');
    expect(names()[0]).toBe('KBANKกสิกรไทย');
  });
});
