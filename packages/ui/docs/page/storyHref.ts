/**
 * The address of a story or page in Storybook, for a link that opens it in the full Storybook.
 *
 * @param id as in the address bar: `start-welcome--welcome`; for a component's page: `primitives-button--docs`
 */
export function storyHref(id: string): string {
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
}
