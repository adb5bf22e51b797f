import type { ShippedLocale } from '@brand/domain';

/** Errors that a person can meet while loading a page. */
export type ErrorStatus = 400 | 414 | 421 | 431 | 500;

interface ErrorMessage {
  readonly title: string;
  readonly text: string;
}

/** Labels of what a visitor can do next. */
export const ACTIONS: Readonly<
  Record<ShippedLocale, { readonly home: string; readonly retry: string }>
> = {
  th: { home: 'กลับหน้าแรก', retry: 'ลองใหม่' },
  en: { home: 'Go to home', retry: 'Try again' },
};

/** In the code of the server: an error page must not depend on the build, which may be the part that is broken. */
export const ERROR_MESSAGES: Readonly<
  Record<ShippedLocale, Readonly<Record<ErrorStatus, ErrorMessage>>>
> = {
  th: {
    400: {
      title: 'ลิงก์ไม่ถูกต้อง',
      text: 'ตรวจสอบลิงก์อีกครั้ง หรือเริ่มใหม่จากหน้าแรก',
    },
    414: {
      title: 'ลิงก์ยาวเกินไป',
      text: 'ลิงก์นี้ยาวเกินกว่าที่เว็บไซต์รับได้ กรุณาเริ่มใหม่จากหน้าแรก',
    },
    421: {
      title: 'ไม่พบเว็บไซต์สำหรับที่อยู่นี้',
      text: 'กรุณาตรวจสอบที่อยู่ของเว็บไซต์',
    },
    431: {
      title: 'คุกกี้มีขนาดใหญ่เกินไป',
      text: 'ลบคุกกี้ของเว็บไซต์นี้ในเบราว์เซอร์ แล้วลองใหม่อีกครั้ง',
    },
    500: { title: 'เกิดข้อผิดพลาด', text: 'โหลดหน้านี้ไม่สำเร็จ กรุณารอสักครู่แล้วลองใหม่อีกครั้ง' },
  },
  en: {
    400: { title: 'This link is not valid', text: 'Check the link, or start at the home page.' },
    414: {
      title: 'This link is too long',
      text: 'The link is longer than this site accepts. Start at the home page.',
    },
    421: {
      title: 'No site configured for this host',
      text: 'Check the address of the site.',
    },
    431: {
      title: 'The cookies are too large',
      text: 'Delete the cookies of this site in your browser, then try again.',
    },
    500: {
      title: 'Something went wrong',
      text: 'The page could not be loaded. Wait a moment, then try again.',
    },
  },
};
