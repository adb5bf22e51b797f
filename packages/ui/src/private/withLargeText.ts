/**
 * For stories: does something while letters are as large as many people set them on their phone, 130 %.
 *
 * @param look what is looked at meanwhile
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
