/** Longest address that says something; the rest of a picture in an address does not. */
const LONG = 60;

/**
 * Makes the printed code of a story readable: without the layout that only stories have around a component, and without
 * the content of pictures.
 */
export function storyCode(code: string): string {
  const bare = code.replace(
    /^<div(?:\s+className="story__\w+")(?:\s+\/>|>\n([\s\S]*)\n<\/div>)$/,
    (whole, inner: string | undefined) => inner?.replace(/^ {2}/gm, '') ?? whole,
  );
  return bare.replace(/(["'])(data:[\w+/]+)[^"']*\1/g, (whole, quote: string, start: string) =>
    whole.length > LONG ? `${quote}${start},…${quote}` : whole,
  );
}
