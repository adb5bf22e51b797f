import { visuallyHidden } from '../../private/visuallyHidden.css.ts';

/** Seconds at which a screen reader hears what is left. More often would drown everything else. */
const MOMENTS = [60, 30, 10];
/** A tick may come late: the sentence stands this many seconds, then goes without a sound. */
const STANDS_FOR = 3;

/** Props of {@link CountdownAnnouncement}. */
export interface CountdownAnnouncementProps {
  /** Whole seconds left. */
  secondsLeft: number;
  /** The sentence for 60, 30 and 10. */
  announce: (seconds: number) => string;
}

/** Says at 60, 30 and 10 seconds what is left. Never seen. */
export function CountdownAnnouncement({ secondsLeft, announce }: CountdownAnnouncementProps) {
  const moment = MOMENTS.find((at) => secondsLeft <= at && secondsLeft > at - STANDS_FOR);
  return (
    <span role="status" className={visuallyHidden} data-part="announcement">
      {moment === undefined ? '' : announce(moment)}
    </span>
  );
}
