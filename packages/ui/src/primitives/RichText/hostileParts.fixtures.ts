/** The effect of every script in a payload, so that one check detects whether any of them ran. */
export const RUN = "window.hostileText='ran'";

const coded = (text: string, code: (letter: string) => string) =>
  Array.from(text, (letter) => code(letter)).join('');
const decimal = (text: string) => coded(text, (letter) => `&#${letter.charCodeAt(0)};`);
const padded = (text: string) =>
  coded(text, (letter) => `&#${String(letter.charCodeAt(0)).padStart(7, '0')}`);
const hex = (text: string) =>
  coded(text, (letter) => `&#x${letter.charCodeAt(0).toString(16).toUpperCase()};`);
const mixed = (text: string) =>
  coded(text, (letter) => (Math.abs(letter.charCodeAt(0)) % 2 ? letter.toUpperCase() : letter));

/** A handler in spellings that browsers accept. */
export const HANDLERS: readonly string[] = [
  `onerror="${RUN}"`,
  `onload=${RUN}`,
  `OnFoCuS='${RUN}'`,
  `ontoggle ="${RUN}"`,
  `onanimationstart\n=\n"${decimal(RUN)}"`,
  `/onpointerover="${RUN}"`,
  `x=""onmouseenter="${RUN}"`,
  `x=''onbegin='${RUN}'onend='${RUN}'`,
  `\fonpageshow\f=\f${RUN}`,
  `a=b onbeforetoggle="${hex(RUN)}" onfocusin="${RUN}" onscroll="${RUN}"`,
];

const SCRIPT = `javascript:${RUN}`;

/** An address that runs or shows its content, and its disguises. */
export const SCHEMES: readonly string[] = [
  SCRIPT,
  mixed(SCRIPT),
  ` \t\n ${SCRIPT}`,
  `\u0001${SCRIPT}`,
  `\u00a0${SCRIPT}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `java&Tab;script&colon;${RUN}`,
  decimal(SCRIPT),
  padded(SCRIPT),
  hex(SCRIPT),
  `javascript://%0a${RUN}`,
  `javascript:/*--></title></style></textarea></script>*/${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>`,
  `blob:https://evil.example/1`,
  `filesystem:https://evil.example/1`,
  `view-source:https://evil.example`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  String.raw`\\evil.example\x`,
  String.raw`/\evil.example/x`,
  `https://user:pass@evil.example/x`,
  `feed:${SCRIPT}`,
  `intent://evil.example#Intent;scheme=https;end`,
];

/** Alternative spellings that bypass filters for the usual one. */
export const disguises: readonly string[] = [
  `<script>${RUN}</script>`,
  `<SCRIPT\n>${RUN}</SCRIPT\n>`,
  `<script/x>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>${RUN}//`,
  `<<script>${RUN}//<</script>`,
  `<script\u0000>${RUN}</script>`,
  `<\u0000script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\ufe64script\ufe65${RUN}\ufe64/script\ufe65`,
  `<img src="x\`" onerror="${RUN}">`,
  `<img src=x onerror\u0000="${RUN}">`,
  `<img src='x'\u000bonerror="${RUN}">`,
  `<img src=x:x onerror=${RUN.replaceAll("'", '`')}>`,
  `<img """><script>${RUN}</script>">`,
  `<x-y onclick="${RUN}"></x-y><a is="x-y" onclick="${RUN}">x</a>`,
  `<p onclick="${RUN}" onclick="x">ซ้ำ</p>`,
  `<p \ufdd0onclick="${RUN}" o\ufdd0nclick="${RUN}" st\ufdd0yle="position:fixed">x</p>`,
  `<template shadowrootmode=open><script>${RUN}</script><slot></slot></template>`,
  `<div><template shadowrootmode=open><img src=x onerror="${RUN}"></template></div>`,
  `<slot name=x onslotchange="${RUN}"></slot>`,
  `<xml><script>${RUN}</script></xml><?xml-stylesheet href="javascript:${RUN}"?>`,
  `<!DOCTYPE html [<!ENTITY x "<script>${RUN}</script>">]>&x;`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<p title="--><script>${RUN}</script>">x</p>`,
];

/** The same alone, and in contexts with other parsing rules. */
export function contexts(html: string): string[] {
  return [html, `<table><tr><td>ตาราง</td></tr>${html}</table>`, `<ul><li><b>${html}</li></ul>`];
}
