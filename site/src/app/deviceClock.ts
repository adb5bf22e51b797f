/** The phone's own time in unix ms, for what is compared with itself only. Deadlines follow the server's clock. */
export function deviceNow(): number {
  return Date.now();
}
