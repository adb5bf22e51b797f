/** Props of {@link LineMark}. */
export interface LineMarkProps {
  /** Edge in px. @default 24 */
  size?: 20 | 24 | 44;
  /** Merged with the class name of the logo. */
  className?: string;
}

/**
 * The logo of the messenger LINE as a plain speech bubble on LINE green. It is decorative: the name is next to it in a text
 * colour of the theme, because white text on that green is not readable.
 */
export function LineMark({ size = 24, className }: LineMarkProps) {
  return (
    <svg
      className={className}
      data-component="line-mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect width="24" height="24" rx="6" fill="#06c755" />
      <path
        d="M12 5.6c4 0 7 2.4 7 5.5 0 2.9-3.1 5.4-7 7.7v-2.3c-4 0-7-2.4-7-5.4s3-5.5 7-5.5z"
        fill="#fff"
      />
      <path
        d="M8.9 11h.01M12 11h.01M15.1 11h.01"
        stroke="#06c755"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
