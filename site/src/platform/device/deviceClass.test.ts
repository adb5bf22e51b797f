import { expect, it } from 'vitest';
import { deviceClassOf } from './deviceClass.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

it.each([
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['mobile', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X)', 5],
  ['mobile', 'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36', 5],
  ['ipad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['ipad', MAC, 5],
  ['desktop', MAC, 0],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 10],
  ['desktop', '', 0],
])('is %s: %s with %i touch points', (device, userAgent, maxTouchPoints) => {
  expect(deviceClassOf({ userAgent, maxTouchPoints })).toBe(device);
});
