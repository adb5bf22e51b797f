/** Headers of every request of the benchmark. */
export const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };
