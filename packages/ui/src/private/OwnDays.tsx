'use client';

import { bangkokDay, type DayRange } from '@brand/domain';
import type { FormEvent } from 'react';

import { useNow } from '../hooks/useNow.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as css from './OwnDays.css.ts';

const MINUTE_MS = 60_000;

/** Props of {@link OwnDays}. */
export interface OwnDaysProps {
  /** The days in the fields. They may be incomplete. */
  days: DayRange;
  onDaysChange: (days: DayRange) => void;
  onSubmit: (event: FormEvent) => void;
  messages: { readonly from: string; readonly to: string; readonly show: string };
}

/** Two fields for the first and the last day, up to today. */
export function OwnDays({ days, onDaysChange, onSubmit, messages }: OwnDaysProps) {
  const today = bangkokDay(useNow(MINUTE_MS));
  const day = (name: keyof DayRange) => (
    <TextField
      type="date"
      name={name}
      label={messages[name]}
      value={days[name]}
      max={today}
      onChange={({ currentTarget: { value } }) => onDaysChange({ ...days, [name]: value })}
      className={css.day}
    />
  );
  return (
    <form noValidate onSubmit={onSubmit} className={css.root} data-part="days">
      {day('from')}
      {day('to')}
      <Button type="submit" variant="soft" tone="neutral" className={css.show}>
        {messages.show}
      </Button>
    </form>
  );
}
