import type { Notice } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { bankNotice, gameNotice, maintenanceNotice, promotionNotice } from '../notices.fixtures.ts';
import { NoticeDialog, type NoticeDialogProps } from './NoticeDialog.tsx';

const CDN = 'https://cdn.example';

function draw(rest: Partial<NoticeDialogProps> = {}, locale: 'th' | 'en' = 'en') {
  const heard = {
    onClose: vi.fn<() => void>(),
    onAcknowledge: vi.fn<() => void>(),
    onFollow: vi.fn((event: MouseEvent) => event.preventDefault()),
    onInbox: vi.fn((event: MouseEvent) => event.preventDefault()),
    onLogout: vi.fn<() => void>(),
  };
  const element = (more: Partial<NoticeDialogProps>) => (
    <NoticeDialog
      open
      notice={promotionNotice}
      place={{ number: 1, count: 1 }}
      imageHosts={[CDN]}
      siteHref={(path) => `/en${path}`}
      inboxHref="/en/notices"
      contactHref="https://line.example/admin"
      {...heard}
      {...rest}
      {...more}
    />
  );
  const { rerender } = renderInLanguage(element({}), locale);
  return { ...heard, change: (more: Partial<NoticeDialogProps>) => rerender(element(more)) };
}

const dialog = () => screen.getByRole('dialog');
const part = (name: string) => dialog().querySelector<HTMLElement>(`[data-part=${name}]`);
const changed = (notice: Notice, rest: Partial<Notice>) => ({ ...notice, ...rest });

/** All ways to close a closable notice, except its button. */
function tryToClose() {
  fireEvent.keyDown(dialog(), { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.querySelector('[data-part=scrim]')!);
}

afterEach(cleanup);

describe('NoticeDialog', () => {
  it('closes by its one button and by Escape', () => {
    const { onClose } = draw();
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('shows the position, goes to the next notice, and offers all of them in the inbox', () => {
    const { onInbox, change } = draw({ place: { number: 2, count: 100 } });
    expect(part('place')?.textContent).toBe('2 of 100');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'See all' }));
    expect(onInbox).toHaveBeenCalledTimes(1);
    change({ place: { number: 100, count: 100 } });
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it('closes all pending notices, but not from the last one', () => {
    const onCloseAll = vi.fn<() => void>();
    const { onClose, change } = draw({ onCloseAll, place: { number: 1, count: 8 } });
    fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect([onCloseAll.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    change({ place: { number: 8, count: 8 } });
    expect(part('close-all')).toBeNull();
    change({ notice: bankNotice, place: { number: 1, count: 8 } });
    expect(part('close-all')).toBeNull();
  });

  it('announces the name of the next notice and starts at its top', () => {
    const { change } = draw({ place: { number: 1, count: 2 } });
    const body = part('body')!;
    body.scrollTop = 200;
    screen.getByRole('button', { name: 'Next' }).focus();
    change({ notice: maintenanceNotice, place: { number: 2, count: 2 } });
    expect(screen.getByRole('dialog', { name: maintenanceNotice.title })).toBe(dialog());
    expect(document.activeElement).toBe(dialog());
    expect(part('body')!.scrollTop).toBe(0);
  });

  it.each([
    ['bank', 'บัญชีฝาก', 'Deposit account'],
    ['promotion', 'โปรโมชั่น', 'Promotion'],
    ['game', 'เกม', 'Game'],
    ['maintenance', 'ปิดปรับปรุงระบบ', 'Maintenance'],
    ['other', 'การแจ้งเตือน', 'Notification'],
  ] as const)('names its type %s in both languages', (type, th, en) => {
    const notice = changed(maintenanceNotice, { type });
    draw({ notice }, 'th');
    expect(part('header')?.textContent).toContain(th);
    cleanup();
    draw({ notice });
    expect(part('header')?.textContent).toContain(en);
  });

  it('uses the type as its name when there is no title', () => {
    draw({ notice: changed(promotionNotice, { title: '' }) });
    expect(screen.getByRole('dialog', { name: 'Promotion' })).toBeTruthy();
    expect(part('title')).toBeNull();
  });

  it.each([
    ['/deposit', 'Go to deposit'],
    ['/game/g_1/crab', 'Play this game'],
    ['/game/g_1', 'See this game'],
    ['/vip', 'See details'],
  ])('links to %s of the site as “%s”, in the language of the page', (path, name) => {
    const { onFollow } = draw({ notice: changed(gameNotice, { link: { to: 'site', path } }) });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/en${path}`);
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledWith(expect.anything(), { to: 'site', path });
  });

  it('opens another site in a new tab without opener, and says so', () => {
    const address = 'https://lotus.example/news';
    draw({ notice: changed(maintenanceNotice, { link: { to: 'web', address } }) });
    const link = screen.getByRole('link', { name: /Open the website.*\(Opens in a new tab\)/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps the space of a picture that fails, and requests none from unknown hosts', () => {
    draw({ notice: changed(promotionNotice, { image: `${CDN}/banner.png` }) });
    const picture = part('picture')!;
    const image = picture.querySelector('img')!;
    expect(image.src).toBe(`${CDN}/banner.png`);
    fireEvent.error(image);
    expect(part('picture')?.dataset['state']).toBe('failed');
    cleanup();
    draw({ notice: changed(promotionNotice, { image: 'https://evil.example/banner.png' }) });
    expect(part('picture')?.dataset['state']).toBe('failed');
    expect(dialog().querySelector('img')).toBeNull();
  });

  it('shows a title of 300 letters, and never markup in it', () => {
    const title = `<b>${'ยาว'.repeat(98)}</b>`;
    draw({ notice: changed(promotionNotice, { title }) });
    expect(part('title')?.textContent).toBe(title);
  });
});

describe('a bank notice', () => {
  const bank = { notice: bankNotice };

  it('needs an answer, ignores Escape and presses outside, and has no close button', () => {
    const { onClose, onAcknowledge } = draw(bank);
    tryToClose();
    expect(onClose).not.toHaveBeenCalled();
    expect(part('close')).toBeNull();
    expect(part('handle')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I have checked the account number' }));
    expect(onAcknowledge).toHaveBeenCalledTimes(1);
  });

  it('links to the deposit, to admin and to the logout', () => {
    const { onLogout } = draw(bank);
    expect(screen.getByRole('link', { name: 'Go to deposit' })).toBeTruthy();
    const contact = screen.getByRole('link', { name: 'Contact admin' });
    expect(contact.getAttribute('href')).toBe('https://line.example/admin');
    expect(contact.getAttribute('rel')).toContain('noopener');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['th', 'แจ้งเปลี่ยนแปลงบัญชีฝาก', 'กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง'],
    [
      'en',
      'Our deposit account has changed',
      'Please check the account number before every deposit.',
    ],
  ] as const)('shows in %s the text of section 8, once', (locale, name, check) => {
    draw({ notice: changed(bankNotice, { title: '' }) }, locale);
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
    expect(screen.getAllByText(check)).toHaveLength(1);
    cleanup();
    draw({ notice: changed(bankNotice, { unsafeHtml: `<p>${check}</p>` }) }, locale);
    expect(screen.getAllByText(check)).toHaveLength(1);
  });
});
