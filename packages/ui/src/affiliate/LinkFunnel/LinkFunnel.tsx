'use client';

import {
  AFFILIATE_PRESETS,
  type AffiliateLinkResult,
  type AffiliateLinkReport,
  type AffiliatePreset,
} from '@brand/domain';
import { type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { DataTable, type DataTableProps } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './LinkFunnel.css.ts';
import { LinkFunnelStep } from './LinkFunnelStep.tsx';

/** Props of {@link LinkFunnel}. Other props go to the `section`. */
export interface LinkFunnelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The links of the period, or a state instead of them; `content` of an error is an ErrorState. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly content: ReactNode }
    | { readonly status: 'ready'; readonly report: AffiliateLinkReport };
  /** The period that is shown. */
  period: AffiliatePreset;
  /** Called to select another period. */
  onPeriodChange: (period: AffiliatePreset) => void;
  /** An Illustration while no link has been visited. @default an icon */
  picture?: ReactElement;
}

/** Visits, sign-ups and first deposits of each affiliate link, with the share that takes each step. */
export function LinkFunnel({ state, period, onPeriodChange, picture, ...rest }: LinkFunnelProps) {
  const t = useText();
  const intl = useIntl();
  const heading = useId();
  const links = state.status === 'ready' ? state.report.links : [];
  const count = (value: number) => intl.formatNumber(value);
  const table = (): DataTableProps<AffiliateLinkResult>['state'] => {
    if (state.status === 'loading') return { status: 'loading', rows: 3 };
    if (state.status === 'error') return { status: 'error', content: state.content };
    if (links.length > 0) return { status: 'ready', rows: links };
    const content = (
      <EmptyState
        level={3}
        icon={glyphs.share}
        {...(picture && { picture })}
        title={t('affiliate.funnel.none')}
        text={t('affiliate.funnel.noneText')}
      />
    );
    return { status: 'empty', content };
  };
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      data-component="link-funnel"
      data-state={state.status}
    >
      <div className={css.root}>
        <div className={css.words}>
          <Heading level={2} id={heading}>
            {t('affiliate.funnel.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('affiliate.funnel.hint')}
          </Text>
        </div>
        <div role="group" aria-label={t('affiliate.range.title')} className={css.periods}>
          {AFFILIATE_PRESETS.map((preset) => (
            <Chip
              key={preset}
              selected={preset === period}
              onClick={() => onPeriodChange(preset)}
              data-part="period"
            >
              {t(`affiliate.range.${preset}`)}
            </Chip>
          ))}
        </div>
        <DataTable
          caption={t('affiliate.funnel.title')}
          captionHidden
          state={table()}
          rowKey={({ name }) => (name === null ? 'unnamed' : `name:${name}`)}
          columns={[
            {
              id: 'name',
              header: t('affiliate.funnel.link'),
              width: 1.4,
              cell: ({ name }) => <bdi>{name ?? t('affiliate.funnel.unnamed')}</bdi>,
            },
            {
              id: 'visits',
              header: t('affiliate.funnel.visits'),
              cell: ({ visits }) => <LinkFunnelStep count={visits} of={visits} first />,
            },
            {
              id: 'signUps',
              header: t('affiliate.funnel.signUps'),
              cell: ({ visits, signUps }) => <LinkFunnelStep count={signUps} of={visits} />,
            },
            {
              id: 'firstDeposits',
              header: t('affiliate.funnel.firstDeposits'),
              cell: ({ signUps, firstDeposits }) => (
                <LinkFunnelStep count={firstDeposits} of={signUps} />
              ),
            },
            {
              id: 'deposited',
              header: t('affiliate.funnel.deposited'),
              kind: 'number',
              cell: ({ deposited }) => <Money amount={deposited} />,
            },
          ]}
          {...(state.status === 'ready' &&
            links.length > 1 && {
              totals: {
                label: t('affiliate.funnel.total'),
                cells: {
                  visits: count(state.report.total.visits),
                  signUps: count(state.report.total.signUps),
                  firstDeposits: count(state.report.total.firstDeposits),
                  deposited: <Money amount={state.report.total.deposited} />,
                },
              },
            })}
        />
      </div>
    </Card>
  );
}
