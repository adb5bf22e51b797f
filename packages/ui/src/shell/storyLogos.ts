import type { LogoImage } from './Logo/Logo.tsx';

const svg = (width: number, height: number, drawing: string): LogoImage => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )}`,
  width,
  height,
});

/** A square logo: three tiles. */
export const SQUARE_LOGO = svg(
  40,
  40,
  '<rect x="3" y="3" width="22" height="22" rx="7" fill="#e0982f"/><rect x="15" y="15" width="22" height="22" rx="7" fill="#d64f6c" opacity=".85"/>',
);

/** A wide logo, four times as wide as high. */
export const WIDE_LOGO = svg(
  160,
  40,
  '<path fill="#e0982f" d="M4 34V6h8l9 15 9-15h8v28h-7V17l-8 13h-4l-8-13v17z"/><circle cx="62" cy="20" r="14" fill="#d64f6c"/><circle cx="98" cy="20" r="14" fill="#5a7de0"/><path fill="#2fa37c" d="M120 6h36L138 34z"/>',
);

/** A logo whose file is missing. */
export const LOST_LOGO: LogoImage = { src: 'data:image/png;base64,AAAA', width: 120, height: 30 };
