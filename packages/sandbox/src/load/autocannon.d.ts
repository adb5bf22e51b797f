/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** Number of requests instead of a duration. */
    amount?: number;
    /** Requests per second of all connections. */
    overallRate?: number;
    requests: readonly Request[];
  }

  interface Result {
    requests: { average: number; total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number; max: number };
    throughput: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
