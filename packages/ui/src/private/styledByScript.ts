type Styles = Partial<Pick<CSSStyleDeclaration, 'backgroundColor' | 'borderColor' | 'transform'>>;

/**
 * A ref that sets styles through the CSSOM. A strict policy allows no `style` attribute in a server's HTML, and hydration does
 * not set again what it finds there.
 */
export function styledByScript(styles: Styles): (element: HTMLElement | null) => void {
  return (element) => {
    if (element) Object.assign(element.style, styles);
  };
}

/** The dominant colour of a picture, shown until it has loaded. */
export const groundColor = (color: string | null | undefined) =>
  styledByScript({ backgroundColor: color ?? '' });

/** A picture as the value of a custom property, which a style sheet uses as a background. */
export function pictureVariable(
  name: string,
  picture: string | undefined,
): (element: HTMLElement | null) => void {
  return (element) =>
    element?.style.setProperty(name, picture ? `url(${JSON.stringify(picture)})` : '');
}
