/** Notices, announcements and the state of the service. */
export * from './announcement.ts';
export * from './closedNotices.ts';
export * from './notice.ts';
export * from './noticeQueue.ts';
export * from './service.ts';
