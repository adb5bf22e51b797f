import { type Satang, formatSatang, formatSatangShort, satang } from '@brand/domain';
import { BarChart, type BarDatum, Card, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

interface IncomeChartProps {
  /** Label of the chart. */
  label: string;
  /** Summary of the data in one sentence. */
  summary: string;
  /** Income in satang, in order. */
  bars: readonly (Omit<BarDatum, 'value'> & { readonly value: Satang })[];
}

/** Income as bars. The table below shows the same figures. */
export function IncomeChart({ label, summary, bars }: IncomeChartProps) {
  const t = useText();
  const intl = useIntl();
  // A tick of the scale may be between two satang.
  const whole = (value: number) => satang(Math.round(value));
  return (
    <Card>
      <BarChart
        label={label}
        summary={summary}
        bars={bars}
        formatValue={(value) => `${formatSatang(whole(value))} ${t('common.baht')}`}
        formatTick={(value) => formatSatangShort(whole(value))}
        noValueLabel={intl.formatMessage({ id: 'site.affiliate.chartNone' })}
      />
    </Card>
  );
}
