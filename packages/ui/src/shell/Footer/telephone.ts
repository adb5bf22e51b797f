/** Address that dials a number, written in any way. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
