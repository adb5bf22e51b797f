import type { Announcement } from '@brand/domain';
import { useNow, wakeAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { announcementOptions } from './noticesCalls.ts';
import { seenAnnouncement } from './seenAnnouncement.ts';

const MINUTE_MS = 60_000;

/** State of the announcement. */
export interface AnnouncementState {
  /** Null if there is none, if it was closed, and while the operator has notifications switched off. */
  readonly announcement: Announcement | null;
  /** Whether dialogs may open. False while the operator has notifications switched off. */
  readonly isEnabled: boolean;
  /** Neither an announcement nor an error has arrived. */
  readonly isPending: boolean;
  close(): void;
}

/** The announcement of the operator, until it is closed, and again two hours later (section 2). */
export function useAnnouncement(): AnnouncementState {
  const services = useServices();
  const { clock } = services;
  const locale = useShownLocale();
  const query = useQuery(announcementOptions(services, locale));
  const memory = useSyncExternalStore(seenAnnouncement.subscribe, seenAnnouncement.read);
  const isEnabled = query.data?.notificationsEnabled !== false;
  const up = isEnabled ? (query.data?.announcement ?? null) : null;
  const until = up && seenAnnouncement.awayUntil(memory, up.id);
  const [reached, setReached] = useState(0);
  const now = Math.max(useNow(MINUTE_MS), reached);
  const isAway = seenAnnouncement.isAway(until, now);
  useEffect(
    () => (isAway && until ? wakeAt(until, () => setReached(until)) : undefined),
    [isAway, until],
  );
  const announcement = isAway ? null : up;
  return {
    announcement,
    // If the announcement cannot be read, notices are shown anyway.
    isEnabled,
    isPending: query.isPending,
    close: () => announcement && seenAnnouncement.note(announcement.id, clock.now()),
  };
}
