/** Whether a picture has ended without being shown. */
const hasFailed = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

const TASKS = 50;

/**
 * The components that still show a picture which had failed before they were hydrated.
 *
 * @param place with hydrated components
 */
export async function failedPictures(place: HTMLElement): Promise<string[]> {
  const failed = () => [...place.querySelectorAll('img')].filter(hasFailed);
  // The fallback is rendered some tasks after the browser has confirmed the error.
  await Promise.all(failed().map(async (image) => image.decode().catch(() => undefined)));
  for (let task = 0; task < TASKS && failed().length > 0; task += 1)
    await new Promise((resolve) => setTimeout(resolve));
  return failed().map(
    (image) => image.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? image.src,
  );
}
