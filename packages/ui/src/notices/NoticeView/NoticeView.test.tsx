import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { inboxNotices } from '../inbox.fixtures.ts';
import { STORY_PLACES } from '../notices.fixtures.ts';
import { NoticeView, type NoticeViewState } from './NoticeView.tsx';

const nothing = (): void => undefined;

const view = (state: NoticeViewState) => (
  <NoticeView
    state={state}
    backHref="/notices"
    onBack={nothing}
    onRetry={nothing}
    imageHosts={STORY_PLACES.imageHosts}
    siteHref={(path) => `/en${path}`}
  />
);
const [bank, game] = inboxNotices;

afterEach(cleanup);

const GONE = { status: 'gone' } as const;
const FAILED = {
  status: 'error',
  failure: { messageId: 'error.general.timeout', code: null },
} as const;

describe('NoticeView', () => {
  it('takes the focus when it opens, and is named by its title', () => {
    renderInLanguage(view({ status: 'ready', notice: bank! }));
    expect(document.activeElement).toBe(screen.getByRole('article', { name: bank!.title }));
  });

  it('links to the target of the notice, in the language of the page', () => {
    renderInLanguage(view({ status: 'ready', notice: game! }));
    expect(screen.getByRole('link', { name: 'Play this game' }).getAttribute('href')).toBe(
      '/en/game/g_crab-cannon/crab-cannon',
    );
    expect(screen.getByText(game!.gameName!)).toBeTruthy();
  });

  it.each([
    ['th', GONE, 'ไม่พบการแจ้งเตือนนี้', ''],
    ['en', GONE, 'This notification was not found', ''],
    ['th', FAILED, 'โหลดการแจ้งเตือนไม่สำเร็จ', 'เซิร์ฟเวอร์ไม่ตอบภายในเวลาที่กำหนด'],
    ['en', FAILED, 'Notifications could not be loaded', 'The server did not respond in time.'],
  ] as const)('says why there is no notice: %s %o', (locale, state, title, reason) => {
    renderInLanguage(view(state), locale);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(document.body.textContent).toContain(reason);
  });

  it.each([
    ['th', 'บัญชีฝาก', 'ถึง 16 ม.ค. 2569 09:30', 'การแจ้งเตือนทั้งหมด'],
    ['en', 'Deposit account', 'Until 16 Jan 2026 09:30', 'All notifications'],
  ] as const)('shows its type and until when it is valid: %s', (locale, type, end, all) => {
    const putClockBack = setClock(() => Date.UTC(2026, 0, 15, 2, 30));
    const endsAt = Date.UTC(2026, 0, 16, 2, 30);
    renderInLanguage(view({ status: 'ready', notice: { ...bank!, endsAt } }), locale);
    expect(screen.getByText(type)).toBeTruthy();
    expect(screen.getByText(end)).toBeTruthy();
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/notices');
    putClockBack();
  });
});
