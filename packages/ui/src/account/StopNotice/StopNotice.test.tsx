import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { StopNotice } from './StopNotice.tsx';

afterEach(cleanup);

describe('StopNotice', () => {
  it('cannot be closed by Escape or a press outside', () => {
    renderInLanguage(<StopNotice reason="closed" />);
    const notice = screen.getByRole('alertdialog', { name: 'The site is closed for now' });
    fireEvent.keyDown(notice, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.querySelector('[data-part=scrim]')!);
    expect(screen.getByRole('alertdialog')).toBe(notice);
    expect(notice.dataset['component']).toBe('stop-notice');
  });

  it('says what the specification says of a usage problem, in Thai', () => {
    renderInLanguage(<StopNotice reason="problem" />, 'th');
    expect(screen.getByText('ตรวจพบปัญหาการใช้งาน กรุณาติดต่อแอดมิน')).toBeTruthy();
  });

  it('says the operator’s own words instead of ours', () => {
    renderInLanguage(<StopNotice reason="closed" text="Back on Monday." />);
    expect(screen.getByText('Back on Monday.')).toBeTruthy();
    expect(screen.queryByText(/Please contact admin/)).toBeNull();
  });

  it('leads to admin and out, where there is a way', () => {
    const onLogout = vi.fn();
    renderInLanguage(
      <StopNotice reason="problem" contactHref="https://line.example/chat" onLogout={onLogout} />,
    );
    const contact = screen.getByRole('link', { name: 'Contact admin' });
    expect(contact.getAttribute('href')).toBe('https://line.example/chat');
    expect(contact.getAttribute('rel')).toContain('noopener');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });
});
