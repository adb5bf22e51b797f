import type { Operator } from '@brand/operator';
import { AgeGate } from '@brand/ui';
import { useHelpline } from '../../areas/account/protection/useHelpline.ts';

interface AgeQuestionProps {
  /** The operator's minimum age. */
  age: NonNullable<Operator['protection']['ageGate']>;
  /** The visitor has said that they are old enough. */
  onConfirm: () => void;
}

const YEARS = { '18+': 18, '20+': 20 };

/** The question for the minimum age, with the operator's help line. */
export function AgeQuestion({ age, onConfirm }: AgeQuestionProps) {
  return <AgeGate age={YEARS[age]} helpline={useHelpline()} onConfirm={onConfirm} />;
}
