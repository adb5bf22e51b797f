import { describe, expect, it } from 'vitest';

import { checkSvg } from './checkSvg.ts';

const svg = (inside: string, root = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('checkSvg', () => {
  it('reads the size from the viewBox', () => {
    expect(checkSvg(svg('<path d="M0 0h1"/>'))).toEqual({ width: 160, height: 40 });
  });

  it.each([
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n' + svg('<g/>'),
    svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
    ),
    svg('<style>.a{fill:#fff;clip-path:url(#b)}</style><path class="a" d="M0 0"/>'),
    svg(
      '<title>A &amp; B &#39;x&#x27;</title><use href="#a"/><use xlink:href="#b"/>',
      'viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
    svg("<g transform='rotate(3)'><circle r='1'/></g>"),
  ])('accepts %j', (source) => {
    expect(() => checkSvg(source)).not.toThrow();
  });

  it.each([
    [
      svg('<script>alert(1)</script>'),
      'has <script>, which is not allowed: an SVG must not contain scripts',
    ],
    [svg('<SCRIPT/>'), 'has <SCRIPT>'],
    [svg('<foreignObject><p>x</p></foreignObject>'), 'has <foreignObject>'],
    [svg('<a href="#x"/>'), 'has <a>, which is not allowed: an SVG must not contain links'],
    [svg('<image href="#x"/>'), 'has <image>'],
    [svg('<text>Brand</text>'), 'letters must be converted to paths'],
    [svg('<animate attributeName="href"/>'), 'has <animate>'],
    [svg('<set attributeName="onclick"/>'), 'has <set>'],
    [svg('<feImage href="#x"/>'), 'has <feImage>'],
    [svg('<metadata/>'), 'save it as plain or optimised SVG'],
    [svg('<svg:script/>'), 'has <svg:script>'],
    [svg('<g onclick="alert(1)"/>'), 'has onclick="alert(1)" on <g>, which would run a script'],
    [svg('<g OnLoad="alert(1)"/>'), 'which would run a script'],
    [svg('', 'viewBox="0 0 1 1" onload="alert(1)"'), 'which would run a script'],
    [svg('<use href="https://evil.example/x.svg#a"/>'), 'which loads an external resource'],
    [svg('<use xlink:href="data:image/svg+xml,x"/>'), 'which loads an external resource'],
    [svg('<use href="&#x6a;avascript:alert(1)"/>'), 'which loads an external resource'],
    [svg('<rect fill="url(https://evil.example)"/>'), 'which loads an external resource'],
    [svg('<rect style="fill:u\\72l(x)"/>'), 'which loads an external resource'],
    [svg('<rect style="background:URL(x)"/>'), 'which loads an external resource'],
    [svg('<g xml:base="https://evil.example"/>'), 'which is not allowed'],
    [svg('<style>@import "x";</style>'), 'has a <style> that loads something'],
    [svg('<style>a{fill:url(&#104;ttp://x)}</style>'), 'has a <style> that loads something'],
    [svg('<style>a{}<!-- -->@import "x";</style>'), 'has a <style> that loads something'],
    [svg('<style><g></g>@import "x";</style>'), 'has a <style> that loads something'],
    [
      `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`,
      'says that it is written in ISO-2022-JP; it must be UTF-8',
    ],
    [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'has <!DOCTYPE'],
    [`<!doctype svg>${svg('')}`, 'has <!doctype'],
    [svg('<title>&x;</title>'), 'has the entity &x;'],
    [svg('<title>&constructor;</title>'), 'has the entity &constructor;'],
    [svg('<title><![CDATA[<script>]]></title>'), 'has a CDATA section'],
    [svg('<?xml-stylesheet href="x"?>'), 'has a processing instruction'],
    [svg('<g><path d="M0 0"></g>'), 'closes <g> where another element is open'],
    [svg('<g>').replace('</svg>', ''), 'does not close'],
    [svg('<g a=b/>'), 'is not well-formed'],
    [svg('<g fill="a" fill="b"/>'), 'has fill twice'],
    [svg('<g <script>alert(1)</script>'), 'is not well-formed'],
    [`${svg('')}<svg/>`, 'has more than one <svg>'],
    [`${svg('')}x`, 'has text outside of <svg>'],
    ['<html><body/></html>', 'does not begin with <svg>'],
    ['GIF89a', 'is not well-formed'],
    ['<svg viewBox="0 0 1 1"/>', 'needs xmlns='],
    [svg('', 'width="10" height="10"'), 'needs a viewBox'],
    [svg('', 'viewBox="0 0 0 40"'), 'needs a viewBox'],
    [svg('', 'viewBox="0 0 1e9 40"'), 'needs a viewBox'],
  ])('refuses %j with the reason', (source, words) => {
    expect(() => checkSvg(source)).toThrow(words);
  });

  it('has no slow path for crafted files', () => {
    const slow = svg(`<g ${'a="b" '.repeat(8000)}x`);
    expect(() => checkSvg(slow)).toThrow('is not well-formed');
    expect(() => checkSvg(`<!--${'-'.repeat(60_000)}`)).toThrow('is not well-formed');
  });
});
