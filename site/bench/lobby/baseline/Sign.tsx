/** A small inline icon. */
export function Sign() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4h16v16H4z" />
    </svg>
  );
}
