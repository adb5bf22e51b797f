/** Safari does not treat a list without markers as a list unless it has the role. */
export function listRole(element: string): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
