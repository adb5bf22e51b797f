/** Safari takes a list without marks for a group, unless its role says otherwise. */
export function listRole(element: string): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
