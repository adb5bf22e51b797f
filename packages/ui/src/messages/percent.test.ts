import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { percentText } from './percent.ts';

describe.each(['th-TH', 'en-GB'])('percentages in %s', (locale) => {
  const intl = createIntl({ locale });

  it.each([
    [96.5, {}, '96.5%'],
    [0.1 + 0.2, {}, '0.3%'],
    [5, {}, '5%'],
    [96.25, { maximumFractionDigits: 1 }, '96.3%'],
    [96, { maximumFractionDigits: 1 }, '96%'],
    [1234.5, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, '1,234.50%'],
  ])('%d with %j is %s', (percent, digits, text) => {
    expect(percentText(intl, percent, digits)).toBe(text);
  });
});
