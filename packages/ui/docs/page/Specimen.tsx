import { useLayoutEffect, type HTMLAttributes } from 'react';

import { classes } from '../../src/private/classes.ts';
import type { Theme } from '../../src/theme/defineTheme.ts';
import { themeCss, themeVars } from '../../src/theme/themeRules.ts';
import * as css from './specimen.css.ts';

/** Props of {@link Specimen}. Other props go to the `div`. */
interface SpecimenProps extends HTMLAttributes<HTMLDivElement> {
  /** What it wears, whatever the page around it wears. */
  theme: Theme;
}

/**
 * The style sheet of a theme below one attribute. A theme without boxes says nothing of tiles; here it must, or those
 * of the page around it would shine through.
 */
function sheetOf(theme: Theme): string {
  const root = `[data-specimen="${theme.name}"]`;
  const tile = Object.entries(themeVars(theme)).map(([name, value]) => `${name}: ${value};`);
  const plain = `@layer brand.theme { ${root} [data-surface="tile"] { ${tile.join(' ')} } }`;
  return `${plain}\n${themeCss(theme, [root])}`;
}

/** A piece of page in a theme of its own. Its style sheet is adopted, which the policy of the page allows. */
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
