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

  it.each([
    ['th', 'problem', 'ตรวจพบปัญหาการใช้งาน กรุณาติดต่อแอดมิน'],
    ['en', 'problem', 'We found a problem with this account. Please contact admin.'],
    ['th', 'closed', 'ขณะนี้เว็บไซต์ปิดให้บริการ กรุณาติดต่อแอดมิน'],
    ['en', 'closed', 'The site is closed at the moment. Please contact admin.'],
  ] as const)('shows in %s for a %s the text of the specification', (locale, reason, sentence) => {
    renderInLanguage(<StopNotice reason={reason} />, locale);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('also shows the announcements of the operator', () => {
    renderInLanguage(<StopNotice reason="closed">Back on Monday</StopNotice>);
    const said = screen.getByRole('alertdialog').textContent;
    expect(said).toContain('The site is closed at the moment.');
    expect(said).toContain('Back on Monday');
  });

  it('shows a text in the other language below its own sentence', () => {
    renderInLanguage(<StopNotice reason="closed" text="ปิดปรับปรุงถึงวันจันทร์" />);
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toMatch(/[a-z]{4}.*ปิดปรับปรุงถึงวันจันทร์/);
    expect(screen.getByText('ปิดปรับปรุงถึงวันจันทร์').closest('[lang=th]')).toBeTruthy();
  });

  it('shows the text of the operator instead of the default', () => {
    renderInLanguage(<StopNotice reason="closed" text="Back on Monday." />);
    expect(screen.getByText('Back on Monday.')).toBeTruthy();
    expect(screen.queryByText(/Please contact admin/)).toBeNull();
  });

  it('shows the admin and logout actions only if they are configured', () => {
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
