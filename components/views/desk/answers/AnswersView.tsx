import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import { ANSWERS_COPY } from '@/data/copy/desk/answers';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import type { AnswersPage } from '@/lib/desk/answersPage';
import { AnswersTable } from './AnswersTable';
import styles from './AnswersView.module.scss';

/** How soon parents are first answered, by week and by branch. */
export const AnswersView = ({
  branch,
  branchName,
  week,
  weekName,
  branches,
  weeks,
  byWeek,
  byBranch,
}: AnswersPage) => (
  <div className={styles.root}>
    <DeskHead title={ANSWERS_COPY.title} />
    <h1>{ANSWERS_COPY.title}</h1>
    <p className={styles.how}>{ANSWERS_COPY.how}</p>
    <form method="get" action={DESK_PATHS.answers} className={styles.form}>
      {/* With another choice the fields begin anew. */}
      <SelectField
        key={`branch ${branch}`}
        id="answers-branch"
        name="branch"
        label={ANSWERS_COPY.branch}
        placeholder={ANSWERS_COPY.allBranches}
        options={branches}
        defaultValue={branch}
      />
      <SelectField
        key={`week ${week}`}
        id="answers-week"
        name="week"
        label={ANSWERS_COPY.week}
        options={weeks}
        defaultValue={week}
      />
      <Button type="submit">{ANSWERS_COPY.show}</Button>
    </form>
    <AnswersTable
      caption={ANSWERS_COPY.weeks(branchName)}
      first={ANSWERS_COPY.week}
      rows={byWeek}
    />
    {byBranch.length === 0 ? (
      <p>{ANSWERS_COPY.noEnquiries}</p>
    ) : (
      <AnswersTable
        caption={ANSWERS_COPY.branches(weekName)}
        first={ANSWERS_COPY.branch}
        rows={byBranch}
      />
    )}
  </div>
);
