/**
 * Benchmark of the game lists. It starts a sandbox in a separate process, requests mixed lists at full speed and then
 * at the required rate, and prints the results. It has no thresholds.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startSandbox } from './benchedSandbox.ts';
import { requestMix } from './requestMix.ts';
import { steadyRun } from './steadyRun.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4690' },
    games: { type: 'string', default: '5000' },
    members: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '16' },
  },
});
const port = Number(values.port);
const size = { games: Number(values.games), members: Number(values.members) };
const STARTS = 3;
const LOGGED_IN = 50;

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${load()}`,
);

const starts: number[] = [];
for (let at = 0; at < STARTS; at += 1) {
  const sandbox = await startSandbox(port, { games: 400, members: 0 });
  starts.push(sandbox.startedIn);
  await sandbox.stop();
}
console.log(`starts with 400 games in ${starts.map(whole).join(', ')} ms`);

const sandbox = await startSandbox(port, size);
console.log(
  `starts with ${size.games} games and ${size.members} members in ${whole(sandbox.startedIn)} ms, ${whole(sandbox.memory())} MB`,
);
const tokens = await Promise.all(
  Array.from({ length: Math.min(LOGGED_IN, size.members) }, (_, at) => logIn(at + 1)),
);
const requests = requestMix(tokens);
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, sandbox.memory());
}, 500);
await run('warming up', 2);
await run('at full speed', Number(values.seconds));
await runSteadily();
clearInterval(watch);
console.log(`memory: maximum ${whole(most)} MB, at the end ${whole(sandbox.memory())} MB`);
await sandbox.stop();

async function logIn(number: number): Promise<string> {
  const username = `player${String(number).padStart(5, '0')}`;
  const reply = await fetch(`${sandbox.origin}/api/v1/member/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo1234' }),
  });
  const { result } = (await reply.json()) as { result: { access_token: string } };
  return result.access_token;
}

async function run(name: string, seconds: number): Promise<void> {
  const result = await autocannon({
    url: sandbox.origin,
    connections: Number(values.connections),
    duration: seconds,
    requests,
  });
  const { latency, non2xx, errors, timeouts } = result;
  const failed = non2xx + errors + timeouts;
  console.log(
    `${name}: ${whole(result.requests.average)} requests/s, ` +
      `${(result.throughput.average / 1024 / 1024).toFixed(1)} MB/s, ` +
      `p50 ${latency.p50} ms, p99 ${latency.p99} ms, max ${whole(latency.max)} ms, ` +
      `${failed} failed, load ${load()}`,
  );
}

async function runSteadily(): Promise<void> {
  const { rate, p50, p99, max, failed } = await steadyRun(sandbox.origin, requests, {
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  });
  console.log(
    `at ${values.rate} per second: ${whole(rate)} requests/s, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${whole(max)} ms, ` +
      `${failed} failed, load ${load()}`,
  );
}

function whole(value: number): string {
  return String(Math.round(value));
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}
