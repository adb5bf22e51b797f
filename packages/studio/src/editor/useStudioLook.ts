'use client';

import { type ThemeInput, defineTheme, themeCss } from '@brand/ui/theme';
import { useLayoutEffect } from 'react';

import { wearSheet } from './parts/wearSheet.ts';

/** The studio's own colours: neutral, so that they compete with no brand. */
const LOOK: ThemeInput = {
  name: 'studio',
  bg: '#151412',
  bgMenu: '#1c1b18',
  bgBtn: '#ece8e0',
  bgCard: '#1f1e1b',
  bgSubBtnAndGbIcon: '#3a3731',
  bgBtnInContent: '#2b2925',
  radius: 'soft',
  density: 'compact',
  type: 'looped-anuphan',
  card: 'outlined',
  elevation: 'flat',
};

/** The parts of the studio scroll, never the page. */
const PAGE = ':root { overflow: hidden; scrollbar-gutter: auto; }';
const CSS = `${themeCss(defineTheme(LOOK))}\n${PAGE}`;

/** Gives the page the studio's look while it is shown. */
export function useStudioLook() {
  useLayoutEffect(() => wearSheet(window, CSS), []);
}
