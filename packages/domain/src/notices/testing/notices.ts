import type { Notice } from '../notice.ts';

/** For tests: a notice that opens automatically, with text only. */
export const notice = (id: string, rest: Partial<Notice> = {}): Notice => ({
  id,
  type: 'promotion',
  title: id,
  unsafeHtml: '',
  image: null,
  gameName: null,
  link: null,
  showOnce: false,
  forcesUpgrade: false,
  opensByItself: true,
  endsAt: null,
  ...rest,
});
