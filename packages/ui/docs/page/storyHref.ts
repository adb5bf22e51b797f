/**
 * The address of a story or page of the workshop, for a link that opens it in the whole workshop.
 *
 * @param id as in the address bar: `start-welcome--welcome`; of a component's page: `primitives-button--docs`
 */
export function storyHref(id: string): string {
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
}
