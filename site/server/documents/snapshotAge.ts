import { type Locale, shippedLocale } from '@brand/domain';
import type { PublicDatum } from '../siteCode.ts';

interface AgedPage {
  readonly isSnapshot?: boolean;
  readonly answers: readonly PublicDatum[];
}

const AS_OF = { th: 'ข้อมูล ณ วันที่', en: 'Content as of' } as const;
const LANGUAGES = { th: 'th-TH', en: 'en-GB' } as const;

/** Whether a document has content that its build has read. */
export function isSnapshot({ isSnapshot: isFile = false, answers }: AgedPage): boolean {
  return isFile && answers.length > 0;
}

/** When the oldest content was read, for `snapshot.ts`, which hides it after a day. Empty for other documents. */
export function ageOfSnapshot(page: AgedPage): string {
  return isSnapshot(page) ? ` data-content-at="${readAt(page)}"` : '';
}

/** The same for readers: without a script, old content stays. */
export function dateOfSnapshot(page: AgedPage, locale: Locale, main: Locale): string {
  if (!isSnapshot(page)) return '';
  const language = shippedLocale(locale, main);
  const format = new Intl.DateTimeFormat(LANGUAGES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  });
  return `<p>${AS_OF[language]} ${format.format(readAt(page))}</p>`;
}

function readAt({ answers }: AgedPage): number {
  return Math.floor(Math.min(...answers.map(({ at }) => at)));
}
