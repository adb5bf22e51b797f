import type { Context } from '../context.ts';

/** Whether the operator has marked a usage problem for this member (section 8, Usage problem modal). */
export function hasUsageProblem({ db }: Context, member: string): boolean {
  return db.get('SELECT 1 FROM usage_problems WHERE member = ?', member) !== undefined;
}

/** Marks or clears the problem; repeated marking has no effect. */
export function markUsageProblem({ db, clock }: Context, member: string, marked: boolean): void {
  if (!marked) db.run('DELETE FROM usage_problems WHERE member = ?', member);
  else {
    db.run(
      'INSERT INTO usage_problems (member, since) VALUES (?, ?) ON CONFLICT (member) DO NOTHING',
      member,
      clock.now(),
    );
  }
}
