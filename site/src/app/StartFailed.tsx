import { ErrorState } from '@brand/ui';
import { localeOfPath } from './locale.ts';

/** Its words stand in the code: when the site cannot start, the catalogues may be what is missing. */
const WORDS = {
  th: {
    title: 'เปิดเว็บไซต์ไม่สำเร็จ',
    text: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
    retry: 'ลองใหม่',
  },
  en: {
    title: 'The site could not be opened',
    text: 'Check your internet connection and try again.',
    retry: 'Retry',
  },
};

/** Shown when the configuration or the words of the site cannot be loaded. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  const words = WORDS[localeOfPath(location.pathname)];
  return (
    <main>
      <ErrorState
        title={words.title}
        text={words.text}
        retryLabel={words.retry}
        onRetry={onRetry}
        level={2}
      />
    </main>
  );
}
