import { ErrorState } from '@brand/ui';
import { localeOfPath, writtenLocale } from '../language/locale.ts';

/** The messages are in the code: when the site cannot start, the catalogues may be what is missing. */
const WORDS = {
  th: {
    title: 'เปิดเว็บไซต์ไม่สำเร็จ',
    network: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
    operator: 'เว็บไซต์นี้ยังตั้งค่าไม่เรียบร้อย กรุณาติดต่อแอดมิน',
    retry: 'ลองใหม่',
  },
  en: {
    title: 'The site could not be opened',
    network: 'Check your internet connection and try again.',
    operator: 'This site has not been set up correctly yet. Please contact admin.',
    retry: 'Retry',
  },
};

interface StartFailedProps {
  /** `operator` when the operator folder is invalid, which the visitor cannot fix. */
  reason: 'network' | 'operator';
  onRetry: () => void;
}

/** Shown when the operator folder or the message catalogues cannot be loaded. */
export function StartFailed({ reason, onRetry }: StartFailedProps) {
  const words = WORDS[writtenLocale(localeOfPath(location.pathname))];
  return (
    <main>
      <ErrorState
        title={words.title}
        text={words[reason]}
        retryLabel={words.retry}
        onRetry={onRetry}
        level={2}
      />
    </main>
  );
}
