import { expect, it } from 'vitest';
import { inertJson } from './inertJson.ts';

it.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', 'น้ำ'.repeat(100)])(
  'keeps %j inside its element and unchanged',
  (name) => {
    const text = inertJson({ name });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name });
  },
);
