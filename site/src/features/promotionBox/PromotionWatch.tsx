/** Draws nothing yet. */
export function PromotionWatch() {
  return <></>;
}
