import { describe, expect, it } from 'vitest';

import { REFERENCE_THEMES } from '../themes/referenceThemes.ts';
import { defineTheme } from './defineTheme.ts';
import { derive } from './derive.ts';
import { distance, toHex, toOklch } from './oklch.ts';
import { FILL_PROMISES, GROUND_PROMISES, ownContrast } from './ownContrast.ts';
import { anyColour, cornerSextets, mulberry, sextets } from './testColours.ts';
import type { OperatorColours } from './themeInput.ts';

/** `PROVE=1` tests ten thousand random sets of six colours. */
declare const process: { env: Record<string, string | undefined> };

type Promises = typeof GROUND_PROMISES;

function broken(roles: Record<string, string>, promises: Promises, where: string): string[] {
  return promises.flatMap(([ink, surfaces, min]) =>
    surfaces
      .filter((on) => !(ownContrast(roles[ink] as string, roles[on] as string) >= min))
      .map((on) => `${where}: ${ink} ${roles[ink]} on ${on} ${roles[on]} is under ${min}`),
  );
}

/** The colours of the gradient, as a browser mixes them. */
function gradient({ accent, accentTop }: { accent: string; accentTop: string }): string[] {
  const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [bytes(accentTop), bytes(accent)];
  return Array.from({ length: 31 }, (_, i) => (i + 1) / 32).map((share) => {
    const mixed = from.map((byte, i) => Math.round(byte + ((to[i] as number) - byte) * share));
    return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The veil over pure white and pure black, from the generated CSS. */
function veiled(css: string): string[] {
  const [r, g, b, share] = (css.match(/[\d.]+/g) ?? []).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return [255, 0].map((under) => {
    const mixed = [r, g, b].map((byte) => Math.round((byte * share + under * (100 - share)) / 100));
    return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
}

function failures(colours: OperatorColours): string[] {
  const { grounds, fills, report } = derive(colours);
  const found = Object.entries(grounds).flatMap(([name, roles]) =>
    broken(roles, GROUND_PROMISES, name),
  );
  found.push(...broken(fills, FILL_PROMISES, 'fill'));
  for (const on of gradient(fills))
    if (ownContrast(fills.onAccent, on) < 4.5) found.push(`gradient ${on}`);
  for (const on of veiled(fills.artVeil)) {
    if (ownContrast(fills.onArt, on) < 4.5) found.push(`onArt ${fills.onArt} on ${on}`);
    if (ownContrast(fills.artLiked, on) < 3) found.push(`artLiked ${fills.artLiked} on ${on}`);
  }
  for (const pair of report.pairs) {
    if (!(ownContrast(pair.inkColour, pair.surfaceColour) >= pair.min))
      found.push(`report: ${pair.ground}.${pair.ink} on ${pair.surface}`);
  }
  return found.map((text) => `${text} ${JSON.stringify(colours)}`);
}

const runs = process.env.PROVE ? 10_000 : 250;
const tried = sextets(runs, 20260115);
const derived = [...cornerSextets(), ...tried.slice(0, 1000)].map((colours) => derive(colours));

describe('six colours', () => {
  it.each(Object.entries(REFERENCE_THEMES))('leave all text of %s readable', (_name, input) => {
    expect(failures(defineTheme(input).colours)).toEqual([]);
  });

  it('leave all text readable at the corners of the colour cube', () => {
    expect(cornerSextets().flatMap(failures)).toEqual([]);
  });

  it(`leave all text readable, ${runs} random sets`, { timeout: 600_000 }, () => {
    expect(tried.flatMap(failures)).toEqual([]);
  });

  it('are never changed', () => {
    for (const colours of tried.slice(0, 40)) {
      const { grounds, fills } = derive(colours);
      expect({
        bg: grounds.page.surface,
        bgMenu: grounds.menu.surface,
        bgBtn: fills.accent,
        bgCard: grounds.card.surface,
        bgSubBtnAndGbIcon: fills.secondary,
        bgBtnInContent: fills.content,
      }).toEqual(colours);
    }
  });
});

describe('derived colours', () => {
  it('have distinct hover and pressed colours for every button', () => {
    const dull: string[] = [];
    for (const { fills } of derived) {
      for (const name of ['accent', 'secondary', 'content', 'critical'] as const) {
        const [base, hover, pressed] = [
          fills[name],
          fills[`${name}Hover`],
          fills[`${name}Pressed`],
        ];
        const least = Math.min(
          distance(base, hover),
          distance(base, pressed),
          distance(hover, pressed),
        );
        if (least < 0.02) dull.push(`${name}: ${base} ${hover} ${pressed}`);
      }
    }
    expect(dull).toEqual([]);
  });

  it('have distinct ground, raised, inset, hover and pressed colours', () => {
    const alike: string[] = [];
    for (const { grounds } of derived) {
      for (const [name, ground] of Object.entries(grounds)) {
        const steps = [ground.surface, ground.raised, ground.hover, ground.pressed];
        const close = steps.some((one, i) =>
          steps.slice(i + 1).some((two) => distance(one, two) < 0.02),
        );
        // A field has a border as well.
        const unseen = steps.some((one) => distance(one, ground.inset) < 0.012);
        if (close || unseen) alike.push(`${name}: ${steps.join(' ')}`);
      }
    }
    expect(alike).toEqual([]);
  });

  it('never give muted text more contrast than text', () => {
    for (const { grounds } of derived) {
      for (const { surface, text, textMuted } of Object.values(grounds)) {
        const louder = ownContrast(textMuted, surface) - ownContrast(text, surface);
        expect(louder, `${text} ${textMuted} on ${surface}`).toBeLessThanOrEqual(0.35);
      }
    }
  });

  it('keep danger distinct from a red brand, and pending from a golden one', () => {
    const red = derive({ ...REFERENCE_THEMES.siam, bgBtn: '#d8331f' });
    const turn = (one: string, other: string) => {
      const degrees = Math.abs(toOklch(one).h - toOklch(other).h) % 360;
      return Math.min(degrees, 360 - degrees);
    };
    expect(turn(red.grounds.page.danger, '#d8331f')).toBeGreaterThan(18);
    const gold = derive({ ...REFERENCE_THEMES.lotus, bgBtn: '#f2b63c' });
    expect(turn(gold.grounds.page.pending, '#f2b63c')).toBeGreaterThan(14);
  });

  it.each(Object.values(REFERENCE_THEMES))(
    'give $name information the hue of its secondary colour',
    (input) => {
      const secondary = toOklch(input.bgSubBtnAndGbIcon);
      for (const { info, success } of Object.values(derive(input).grounds)) {
        expect(Math.abs(toOklch(info).h - secondary.h)).toBeLessThan(6);
        // A green brand has two greens: information is the pale one.
        expect(distance(info, success)).toBeGreaterThan(0.08);
      }
    },
  );

  it('are the same as in the report', () => {
    const { grounds, fills, report } = defineTheme(REFERENCE_THEMES.siam);
    for (const pair of report.pairs) {
      const roles: Record<string, string> = pair.ground === 'fill' ? fills : grounds[pair.ground];
      expect(roles[pair.ink]).toBe(pair.inkColour);
      if (!pair.surface.includes(' ')) expect(roles[pair.surface]).toBe(pair.surfaceColour);
    }
  });

  it('are reported with reason and amount when they are changed', () => {
    const { moves } = derive({ ...REFERENCE_THEMES.lotus, bgBtn: '#201a40' }).report;
    const link = moves.find((move) => move.role === 'page.link');
    expect(link).toMatchObject({ kind: 'ink', reason: 'contrast', from: '#201a40' });
    expect(link?.deltaL).toBeGreaterThan(0.2);
    expect(toOklch(link?.to as string).l - toOklch('#201a40').l).toBeCloseTo(
      link?.deltaL as number,
      2,
    );
  });
});

describe('OKLCH', () => {
  it('converts every 8-bit colour to OKLCH and back', () => {
    const random = mulberry(1);
    for (let i = 0; i < 2000; i += 1) {
      const hex = anyColour(random);
      expect(toHex(toOklch(hex))).toBe(hex);
    }
  });
});
