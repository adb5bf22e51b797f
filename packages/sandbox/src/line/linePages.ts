import type { ShippedLocale } from '@brand/domain';
import type { Context } from '../context.ts';
import { memberById } from '../members/members.ts';
import { escaped } from '../pages/escaped.ts';
import { type LineAccount, lineAccounts, memberOfLine } from './lineAccounts.ts';
import type { LineRequest } from './lineRequests.ts';
import { type LineMessages, lineMessages } from './lineMessages.ts';

type Lang = ShippedLocale;

/** Layout of every page: no scripts and no inline styles, so that its CSP can be strict. */
function page(lang: Lang, { title, body, self }: { title: string; body: string; self: string }) {
  const words = lineMessages(lang);
  const other: Lang = lang === 'th' ? 'en' : 'th';
  const name = other === 'en' ? 'English' : 'ภาษาไทย';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/line/page/fonts/kanit.css">
<link rel="stylesheet" href="/line/page/line.css">
</head>
<body>
<header>
<p class="play">${words.play}</p>
<nav aria-label="${words.language}"><a href="${escaped(`${self}lang=${other}`)}" lang="${other}" hreflang="${other}">${name}</a></nav>
</header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The page on which the user selects an account and allows or refuses. */
export function consentPage(
  context: Context,
  { request, token, lang }: { request: LineRequest; token: string; lang: Lang },
): string {
  const words = lineMessages(lang);
  const member = request.member === null ? null : memberById(context, request.member);
  const site = `<b class="site">${escaped(new URL(request.site_origin).host)}</b>`;
  const asks = member
    ? `${site} ${words.asksLink} <b>${escaped(member.username)}</b>`
    : `${site} ${request.action === 'register' ? words.asksRegister : words.asksLogin}`;
  const rows = accountRows(context, request, words);
  const first = Math.max(
    rows.findIndex(({ works }) => works),
    0,
  );
  const body = `<p class="asks">${asks}</p>
<div class="shares"><p>${words.shares}</p><p>${words.sharesNot}</p></div>
<form method="post" action="/line/consent">
<input type="hidden" name="request" value="${escaped(token)}">
<input type="hidden" name="lang" value="${lang}">
<fieldset><legend>${words.who}</legend>
${rows.map((row, at) => accountRow(row, lang, at === first)).join('\n')}
</fieldset>
<div class="actions">
<button name="choice" value="allow">${words.allow}</button>
<button name="choice" value="refuse" class="quiet">${words.refuse}</button>
</div>
</form>`;
  const self = `/line/consent?request=${encodeURIComponent(token)}&`;
  return page(lang, { title: words[request.action], body, self });
}

interface AccountRow {
  account: LineAccount;
  note: string;
  /** Whether this account makes the request succeed. */
  works: boolean;
}

function accountRows(context: Context, request: LineRequest, words: LineMessages): AccountRow[] {
  return lineAccounts.map((account) => {
    const holder = memberOfLine(context, account.id);
    if (request.action === 'login') {
      return holder
        ? { account, note: `${words.of} ${holder.username}`, works: true }
        : { account, note: words.noMember, works: false };
    }
    if (!holder) return { account, note: words.free, works: true };
    if (request.action === 'register') {
      return { account, note: `${words.of} ${holder.username}`, works: false };
    }
    const isOwn = holder.id === request.member;
    return { account, note: isOwn ? words.yours : words.taken, works: false };
  });
}

function accountRow({ account, note }: AccountRow, lang: Lang, checked: boolean): string {
  const name = escaped(lang === 'en' ? account.nameEn : account.nameTh);
  const initial = escaped(account.nameEn.slice(0, 1));
  return `<label><input type="radio" name="account" value="${account.id}"${checked ? ' checked' : ''}>
<span class="face ${account.id.toLowerCase()}" aria-hidden="true">${initial}</span>
<span class="who"><b>${name}</b><small>${escaped(note)}</small></span></label>`;
}

/** The page for a link that has expired or was used. */
export function overPage(lang: Lang, siteOrigin: string): string {
  const words = lineMessages(lang);
  const body = `<p class="asks">${words.overText}</p>
<p class="actions"><a class="button" href="${escaped(siteOrigin)}${lang === 'en' ? '/en' : '/'}">${words.toSite}</a></p>`;
  return page(lang, { title: words.over, body, self: '/line/consent?' });
}

/** The page behind the operator’s LINE contact link. */
export function contactPage(lang: Lang, { id, siteOrigin }: { id: string; siteOrigin: string }) {
  const words = lineMessages(lang);
  const body = `<p class="asks"><b class="site">${escaped(id)}</b></p><p class="asks">${words.contactText}</p>
<p class="actions"><a class="button" href="${escaped(siteOrigin)}${lang === 'en' ? '/en' : '/'}">${words.toSite}</a></p>`;
  return page(lang, { title: words.contact, body, self: '/line/contact?' });
}
