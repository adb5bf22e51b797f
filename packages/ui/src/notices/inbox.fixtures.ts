import type { InboxNotice } from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';
import { bankNotice, gameNotice, maintenanceNotice, promotionNotice } from './notices.fixtures.ts';

const HOUR = 3_600_000;

/** Notices of a member, newest first: two unread, one that is over. */
export const inboxNotices: readonly InboxNotice[] = [
  { ...bankNotice, publishedAt: NOW - 0.5 * HOUR, isRead: false },
  { ...gameNotice, publishedAt: NOW - 5 * HOUR, isRead: false },
  { ...promotionNotice, publishedAt: NOW - 30 * HOUR, isRead: true },
  { ...maintenanceNotice, publishedAt: NOW - 31 * HOUR, endsAt: NOW - 4 * HOUR, isRead: true },
  {
    ...maintenanceNotice,
    id: 'n_other',
    type: 'other',
    title: 'แบบสอบถามความพึงพอใจ',
    unsafeHtml: '<p>ช่วยบอกเราว่าบริการเป็นอย่างไร ใช้เวลาเพียง 1 นาที</p>',
    link: { to: 'web', address: 'https://lotus.example/survey' },
    publishedAt: NOW - 90 * HOUR,
    isRead: true,
  },
];
