const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The windows of the toolbar, and of test runs at every width. */
export const VIEWPORTS = {
  narrow: viewport('Narrow phone', 320, 568, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 820, 1180, 'tablet'),
  desktop: viewport('Desktop', 1440, 900, 'desktop'),
  wide: viewport('Wide desktop', 1920, 1080, 'desktop'),
} as const;
