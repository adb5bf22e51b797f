import { visuallyHidden } from '../../private/visuallyHidden.css.ts';

/** Seconds at which the time left is announced. More announcements would interrupt everything else. */
const MOMENTS = [60, 30, 10];
/** A tick may be late: the sentence stays for this many seconds and is then removed silently. */
const STANDS_FOR = 3;

/** Props of {@link CountdownAnnouncement}. */
export interface CountdownAnnouncementProps {
  /** Whole seconds left. */
  secondsLeft: number;
  /** The sentence for 60, 30 and 10. */
  announce: (seconds: number) => string;
}

/** Announces the time left at 60, 30 and 10 seconds. Visually hidden. */
export function CountdownAnnouncement({ secondsLeft, announce }: CountdownAnnouncementProps) {
  const moment = MOMENTS.find((at) => secondsLeft <= at && secondsLeft > at - STANDS_FOR);
  return (
    <span role="status" className={visuallyHidden} data-part="announcement">
      {moment === undefined ? '' : announce(moment)}
    </span>
  );
}
