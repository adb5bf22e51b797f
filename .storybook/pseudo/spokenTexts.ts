/** A text of the page, and where it is. */
export interface PlacedText {
  text: string;
  element: HTMLElement;
  /** The attribute that it is in; null for text between tags. */
  attribute: string | null;
}

/** Attributes that are shown or spoken. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  // Shown by the style sheet of a table whose rows are cards.
  'data-label',
];

/** No text of a page: code, the messages of Storybook, and letters of a drawing, such as the logo of a bank. */
const NOT_TEXT = 'script, style, template, noscript, .sb-wrapper, svg[aria-hidden=true]';

/** The text nodes of a page, with the elements that they are in. */
export function textNodesIn(root: HTMLElement): readonly { node: Text; element: HTMLElement }[] {
  const found: { node: Text; element: HTMLElement }[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element && node.data.trim() !== '' && !element.closest(NOT_TEXT)) {
      found.push({ node, element });
    }
  }
  return found;
}

/** Every text of a page that is shown or spoken, now or after a press: also of what is hidden. */
export function spokenTexts(root: HTMLElement): readonly PlacedText[] {
  const attributes = ATTRIBUTES.flatMap((attribute) =>
    [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)]
      .filter((element) => !element.closest(NOT_TEXT))
      .map((element) => ({ text: element.getAttribute(attribute) ?? '', element, attribute })),
  );
  const between = textNodesIn(root).map(({ node, element }) => ({
    text: node.data,
    element,
    attribute: null,
  }));
  return [...between, ...attributes];
}
