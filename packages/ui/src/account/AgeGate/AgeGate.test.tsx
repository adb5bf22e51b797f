import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { AgeGate } from './AgeGate.tsx';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('AgeGate', () => {
  it('closes neither on Escape nor on a press outside', () => {
    const onConfirm = vi.fn();
    renderInLanguage(<AgeGate age={20} onConfirm={onConfirm} />);
    const gate = screen.getByRole('alertdialog', { name: 'Are you 20 or older?' });
    fireEvent.keyDown(gate, { key: 'Escape' });
    fireEvent.click(document.querySelector('[data-part=scrim]')!);
    expect(screen.getByRole('alertdialog')).toBe(gate);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('reports a confirmed age', () => {
    const onConfirm = vi.fn();
    renderInLanguage(<AgeGate age={18} onConfirm={onConfirm} />);
    press('Yes, I am 18 or older');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('says when a visitor may come back, with the helpline, and lets the answer be corrected', () => {
    renderInLanguage(
      <AgeGate age={20} onConfirm={vi.fn()} helpline={{ name: 'Helpline', phone: '1323' }} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    press('No, I am younger');
    expect(screen.getByText('You may come back when you are 20.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:1323');
    press('Answer again');
    expect(screen.getByRole('alertdialog', { name: 'Are you 20 or older?' })).toBeTruthy();
  });

  it('asks in Thai', () => {
    renderInLanguage(<AgeGate age={20} onConfirm={vi.fn()} />, 'th');
    expect(screen.getByRole('alertdialog', { name: 'คุณอายุ 20 ปีขึ้นไปหรือไม่' })).toBeTruthy();
  });
});
