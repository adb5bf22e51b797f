import { useLayoutEffect, type HTMLAttributes } from 'react';

import { classes } from '../../src/private/classes.ts';
import type { Theme } from '../../src/theme/defineTheme.ts';
import { themeCss, themeVars } from '../../src/theme/themeRules.ts';
import * as css from './specimen.css.ts';

/** Props of {@link Specimen}. Other props go to the `div`. */
interface SpecimenProps extends HTMLAttributes<HTMLDivElement> {
  /** Its theme, independent of the page around it. */
  theme: Theme;
}

/**
 * The style sheet of a theme for one attribute. A theme without boxed cards has no rules for tiles. Here they are needed,
 * because otherwise those of the surrounding page would apply.
 */
function sheetOf(theme: Theme): string {
  const root = `[data-specimen="${theme.name}"]`;
  const tile = Object.entries(themeVars(theme)).map(([name, value]) => `${name}: ${value};`);
  const plain = `@layer brand.theme { ${root} [data-surface="tile"] { ${tile.join(' ')} } }`;
  return `${plain}\n${themeCss(theme, [root])}`;
}

/** A part of the page with its own theme. It uses an adopted style sheet, which the content policy allows. */
export function Specimen({ theme, className, ...rest }: SpecimenProps) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetOf(theme));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [theme]);
  return <div {...rest} data-specimen={theme.name} className={classes(css.specimen, className)} />;
}
