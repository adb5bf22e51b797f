'use client';

import { type ThemeInput, defineTheme, themeCss } from '@brand/ui/theme';
import { useLayoutEffect } from 'react';

import { wearSheet } from './parts/wearSheet.ts';

/** The studio's own colours: neutral, so that they compete with no brand. */
const LOOK: ThemeInput = {
  name: 'studio',
  bg: '#151412',
  bgMenu: '#1c1b18',
  bgBtn: '#e8b44b',
  bgCard: '#1f1e1b',
  bgSubBtnAndGbIcon: '#3a3731',
  bgBtnInContent: '#2b2925',
  radius: 'soft',
  density: 'compact',
  type: 'looped-anuphan',
  card: 'outlined',
  elevation: 'flat',
};

const CSS = themeCss(defineTheme(LOOK));

/** Gives the page the studio's look while it is shown. */
export function useStudioLook() {
  useLayoutEffect(() => wearSheet(window, CSS), []);
}
