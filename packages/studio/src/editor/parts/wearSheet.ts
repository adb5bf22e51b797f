/**
 * Adds a style sheet to a page by script, which its content policy allows.
 *
 * @param view window of the page
 * @returns removes it
 */
export function wearSheet(view: Window & typeof globalThis, css: string): () => void {
  // Of the page itself: a sheet of another page cannot be adopted.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  const { document } = view;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
