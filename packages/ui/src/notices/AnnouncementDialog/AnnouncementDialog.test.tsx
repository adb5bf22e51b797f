import type { Announcement } from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyAnnouncement } from '../notices.fixtures.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

afterEach(cleanup);

function draw(rest: Partial<Announcement> = {}, locale: 'th' | 'en' = 'en') {
  const onClose = vi.fn<() => void>();
  renderInLanguage(
    <AnnouncementDialog
      open
      announcement={{ ...storyAnnouncement, ...rest }}
      imageHosts={[]}
      siteHref={(path) => `/en${path}`}
      onClose={onClose}
      onFollow={(event) => event.preventDefault()}
    />,
    locale,
  );
  return { onClose, dialog: screen.getByRole('dialog') };
}

describe('AnnouncementDialog', () => {
  it.each([
    ['th', 'ประกาศ', 'ปิด'],
    ['en', 'Announcement', 'Close'],
  ] as const)(
    'says in %s that it is an announcement, and closes by its one button',
    (locale, kind, close) => {
      const { dialog, onClose } = draw({ title: '' }, locale);
      expect(screen.getByRole('dialog', { name: kind })).toBe(dialog);
      expect(within(dialog).getAllByRole('button')).toHaveLength(1);
      fireEvent.click(within(dialog).getByRole('button', { name: close }));
      fireEvent.keyDown(dialog, { key: 'Escape' });
      expect(onClose).toHaveBeenCalledTimes(2);
    },
  );

  it('links to the address that the operator set', () => {
    const { dialog } = draw({ link: { to: 'site', path: '/promotion' } });
    const link = within(dialog).getByRole('link', { name: 'See details' });
    expect(link.getAttribute('href')).toBe('/en/promotion');
  });
});
