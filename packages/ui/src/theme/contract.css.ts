import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme contract: every design decision a component may read, under a stable `--brand-*` name.
 *
 * These names are the operator's API: a plain style sheet may set any of them on `:root`. The file
 * holds names only; values live with each theme, so that a component's style sheet that loads late
 * can never overwrite what an operator has set.
 *
 * Colours come in two kinds:
 * - fills (`accent`, `secondary`, `content`, `critical`) are the same everywhere;
 * - inks and steps (`surface`, `raised`, `text`, `border`, …) belong to the *ground* they stand on.
 *   `<html>` is the page ground; an element with `data-surface="overlay" | "menu" | "card"` starts
 *   another ground, and every ink below it changes with it. A dark menu on a light page is therefore
 *   readable without any component knowing.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The ground itself: page, overlay, menu or card, by the nearest `data-surface`. */
      surface: 'color-surface',
      /** One step nearer to the eye: rows, tiles, secondary blocks on the ground. */
      raised: 'color-raised',
      /** One step away: fields, wells, tracks, code. */
      inset: 'color-inset',
      /** The chosen one of several: list row, channel, tab. Tinted by the accent. */
      selected: 'color-selected',
      /** Placeholder shapes while content loads. Decorative. */
      skeleton: 'color-skeleton',
      /** Text and icons; at least 4.5:1 on surface, raised, inset, selected and every soft fill. */
      text: 'color-text',
      /** Secondary text; at least 4.5:1 on the same. */
      textMuted: 'color-text-muted',
      /** The accent as ink: links, active icons, selected marks. At least 4.5:1. */
      link: 'color-link',
      /** Hairline between things. Decorative. */
      border: 'color-border',
      /** A border that carries meaning (field, checkbox, selected). At least 3:1. */
      borderStrong: 'color-border-strong',
      /** Focus ring. At least 3:1. */
      focus: 'color-focus',
      /** Success as ink, at least 4.5:1, also on its soft fill. */
      success: 'color-success',
      /** Soft fill behind success content. */
      successSoft: 'color-success-soft',
      /** Pending (waiting, in progress) as ink. */
      pending: 'color-pending',
      /** Soft fill behind pending content. */
      pendingSoft: 'color-pending-soft',
      /** Danger (error, refused, withdrawn) as ink. */
      danger: 'color-danger',
      /** Soft fill behind danger content. */
      dangerSoft: 'color-danger-soft',
      /** Neutral information as ink. */
      info: 'color-info',
      /** Soft fill behind information. */
      infoSoft: 'color-info-soft',
      /** Fill of a disabled control. */
      disabled: 'color-disabled',
      /** Text of a disabled control; at least 3:1 on `disabled`. */
      onDisabled: 'color-on-disabled',

      /** Primary action (the operator's `bgBtn`). */
      accent: 'color-accent',
      /** Upper end of the one gradient, on the primary action. */
      accentTop: 'color-accent-top',
      accentHover: 'color-accent-hover',
      accentPressed: 'color-accent-pressed',
      /** Text on all four; at least 4.5:1. */
      onAccent: 'color-on-accent',

      /** Secondary button and icon tile (the operator's `bgSubBtnAndGbIcon`). */
      secondary: 'color-secondary',
      secondaryHover: 'color-secondary-hover',
      secondaryPressed: 'color-secondary-pressed',
      /** Text on all three; at least 4.5:1. */
      onSecondary: 'color-on-secondary',

      /** Button within content: chips, quick amounts (the operator's `bgBtnInContent`). */
      content: 'color-content',
      contentHover: 'color-content-hover',
      contentPressed: 'color-content-pressed',
      /** Text on all three; at least 4.5:1. */
      onContent: 'color-on-content',

      /** Filled destructive action and the 'hot' badge. */
      critical: 'color-critical',
      criticalHover: 'color-critical-hover',
      criticalPressed: 'color-critical-pressed',
      /** Text on all three; at least 4.5:1. */
      onCritical: 'color-on-critical',

      /** Filled positive mark: the success check, the 'new' badge. */
      positive: 'color-positive',
      /** Text on `positive`; at least 4.5:1. */
      onPositive: 'color-on-positive',

      /** Dims the page behind an overlay. Carries its own transparency. */
      scrim: 'color-scrim',
      /** The page as it looks under the scrim: the scroll bar's gutter while an overlay is open. */
      scrimmed: 'color-scrimmed',
    },
    font: {
      /** Reading text: Thai with loops. Needs `lineHeight.body`. */
      body: 'font-body',
      /** Headings, buttons, labels, figures. Safe from `lineHeight.heading`. */
      heading: 'font-heading',
    },
    /** The scale: 12, 14, 16, 18, 20, 24, 32, 40 px (in rem). */
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
    },
    lineHeight: {
      /** Reading text in `font.body`: Thai tone marks need 1.65 with looped faces. */
      body: 'line-height-body',
      /** Headings and labels in `font.heading`. */
      heading: 'line-height-heading',
    },
    /** Distances: 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64 px at normal density. */
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
      /** Badges, ticks. */
      sm: 'radius-sm',
      /** Rows, tiles, notices. */
      md: 'radius-md',
      /** Sheets, dialogs, banners. */
      lg: 'radius-lg',
      /** Buttons and fields. */
      control: 'radius-control',
      /** Cards and game covers. */
      card: 'radius-card',
      /** Chips and round buttons. */
      pill: 'radius-pill',
    },
    /** Heights of controls; on a coarse pointer the target is never under `control.touch`. */
    control: {
      sm: 'control-sm',
      md: 'control-md',
      lg: 'control-lg',
      touch: 'control-touch',
    },
    elevation: {
      /** Under a raised card, often none. */
      card: 'elevation-card',
      /** Under what floats: menus, toasts. */
      floating: 'elevation-floating',
      /** Under dialogs, sheets and side panels. */
      overlay: 'elevation-overlay',
    },
    motion: {
      /** 120 ms. */
      press: 'motion-press',
      /** 200 ms. */
      fade: 'motion-fade',
      /** 280 ms. */
      sheet: 'motion-sheet',
      /** The one curve. */
      ease: 'motion-ease',
    },
    /** How a card is set off from its ground. */
    card: {
      borderWidth: 'card-border-width',
      borderColor: 'card-border-color',
      /** Inner distance. */
      padding: 'card-padding',
    },
    /** Fixed measures of the frame. */
    frame: {
      /** 56 px on a phone. */
      headerPhone: 'frame-header-phone',
      /** 64 px on a desktop. */
      headerDesktop: 'frame-header-desktop',
      /** 64 px, without the safe area. */
      tabBar: 'frame-tab-bar',
      /** 240 px. */
      sidebar: 'frame-sidebar',
      /** 72 px. */
      sidebarFolded: 'frame-sidebar-folded',
      /** 1280 px. */
      content: 'frame-content',
      /** 440 px. */
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
