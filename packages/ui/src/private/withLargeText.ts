/**
 * For stories: runs a callback at a text size of 130 %, a common setting on phones.
 *
 * @param look callback that runs at that size
 */
export async function withLargeText(look: () => void | Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '130%';
  try {
    await look();
  } finally {
    style.removeProperty('font-size');
  }
}
