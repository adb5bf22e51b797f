import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme contract: every design decision a component may read, under a stable `--brand-*` name.
 *
 * These names are the operator's API: a plain style sheet may set any of them on `:root`. The file
 * holds names only. What each is for stands in `colourDocs.ts` and `measureDocs.ts`, as data; values live
 * with each theme, so that a component's style sheet that loads late can never overwrite what an
 * operator has set.
 *
 * Colours come in two kinds:
 * - fills (`accent`, `secondary`, `content`, `critical`) are the same everywhere;
 * - inks and steps (`surface`, `raised`, `text`, `border`, …) belong to the *ground* they stand on.
 *   `<html>` is the page ground; an element with `data-surface="overlay" | "menu" | "card"` starts
 *   another ground, and every ink below it changes with it. A dark menu on a light page is therefore
 *   readable without any component knowing. A game card is a `tile`: a ground only where cards are boxes.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: 'color-surface',
      raised: 'color-raised',
      inset: 'color-inset',
      selected: 'color-selected',
      hover: 'color-hover',
      pressed: 'color-pressed',
      skeleton: 'color-skeleton',
      text: 'color-text',
      textMuted: 'color-text-muted',
      link: 'color-link',
      mark: 'color-mark',
      onMark: 'color-on-mark',
      track: 'color-track',
      border: 'color-border',
      borderStrong: 'color-border-strong',
      focus: 'color-focus',
      success: 'color-success',
      successSoft: 'color-success-soft',
      pending: 'color-pending',
      pendingSoft: 'color-pending-soft',
      danger: 'color-danger',
      dangerSoft: 'color-danger-soft',
      info: 'color-info',
      infoSoft: 'color-info-soft',
      disabled: 'color-disabled',
      onDisabled: 'color-on-disabled',
      accentEdge: 'color-accent-edge',
      secondaryEdge: 'color-secondary-edge',
      contentEdge: 'color-content-edge',
      accent: 'color-accent',
      accentTop: 'color-accent-top',
      accentHover: 'color-accent-hover',
      accentPressed: 'color-accent-pressed',
      onAccent: 'color-on-accent',
      secondary: 'color-secondary',
      secondaryHover: 'color-secondary-hover',
      secondaryPressed: 'color-secondary-pressed',
      onSecondary: 'color-on-secondary',
      content: 'color-content',
      contentHover: 'color-content-hover',
      contentPressed: 'color-content-pressed',
      onContent: 'color-on-content',
      critical: 'color-critical',
      criticalHover: 'color-critical-hover',
      criticalPressed: 'color-critical-pressed',
      onCritical: 'color-on-critical',
      positive: 'color-positive',
      onPositive: 'color-on-positive',
      artVeil: 'color-art-veil',
      onArt: 'color-on-art',
      artLiked: 'color-art-liked',
      paper: 'color-paper',
      onPaper: 'color-on-paper',
      scrim: 'color-scrim',
      scrimmed: 'color-scrimmed',
    },
    font: {
      body: 'font-body',
      heading: 'font-heading',
      display: 'font-display',
    },
    fontSize: {
      xs: 'font-size-xs',
      sm: 'font-size-sm',
      md: 'font-size-md',
      lg: 'font-size-lg',
      xl: 'font-size-xl',
      '2xl': 'font-size-2xl',
      '3xl': 'font-size-3xl',
      '4xl': 'font-size-4xl',
    },
    fontWeight: {
      regular: 'font-weight-regular',
      medium: 'font-weight-medium',
      bold: 'font-weight-bold',
      display: 'font-weight-display',
    },
    lineHeight: {
      body: 'line-height-body',
      heading: 'line-height-heading',
      display: 'line-height-display',
    },
    space: {
      half: 'space-half',
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      8: 'space-8',
      10: 'space-10',
      12: 'space-12',
      16: 'space-16',
    },
    radius: {
      sm: 'radius-sm',
      md: 'radius-md',
      lg: 'radius-lg',
      control: 'radius-control',
      card: 'radius-card',
      pill: 'radius-pill',
    },
    control: {
      sm: 'control-sm',
      md: 'control-md',
      lg: 'control-lg',
      touch: 'control-touch',
    },
    elevation: {
      card: 'elevation-card',
      floating: 'elevation-floating',
      overlay: 'elevation-overlay',
    },
    motion: {
      press: 'motion-press',
      fade: 'motion-fade',
      sheet: 'motion-sheet',
      ease: 'motion-ease',
    },
    card: {
      borderWidth: 'card-border-width',
      borderColor: 'card-border-color',
      padding: 'card-padding',
      background: 'card-background',
      artInset: 'card-art-inset',
      artRadius: 'card-art-radius',
      wordsInset: 'card-words-inset',
      wordsAlign: 'card-words-align',
    },
    section: {
      bar: 'section-bar',
      barGap: 'section-bar-gap',
      rule: 'section-rule',
      gap: 'section-gap',
    },
    icon: {
      stroke: 'icon-stroke',
      cap: 'icon-cap',
      join: 'icon-join',
    },
    frame: {
      headerPhone: 'frame-header-phone',
      headerDesktop: 'frame-header-desktop',
      tabBar: 'frame-tab-bar',
      sidebar: 'frame-sidebar',
      sidebarFolded: 'frame-sidebar-folded',
      content: 'frame-content',
      sidePanel: 'frame-side-panel',
    },
    z: {
      sticky: 'z-sticky',
      header: 'z-header',
      overlay: 'z-overlay',
      toast: 'z-toast',
    },
  },
  (name) => `brand-${name}`,
);
