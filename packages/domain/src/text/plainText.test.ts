import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<b>New:</b> 50&nbsp;baht', 'New: 50\u00a0baht'],
  ['Tom &amp; Jerry &#39;26', "Tom & Jerry '26"],
  ['5 < 6 > 4, ฝาก<strong>100</strong>บาท', '5 < 6 > 4, ฝาก100บาท'],
  ['&lt;b&gt;', '<b>'],
  ['one<br>two', 'one\ntwo'],
  ['<p> one </p><p></p><p>two</p>', 'one\ntwo'],
  ['one<!-- a\nnote -->two', 'onetwo'],
  ['one<!-- cut', 'one'],
  ['one<style>p { color: red }</style>two', 'onetwo'],
  ['&#x41;&#x1F41F;', 'A🐟'],
  ['&#0;&#x10ffff;&#x110000;', '\ufffd\u{10ffff}\ufffd'],
  ['cut <span class="x', 'cut'],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
