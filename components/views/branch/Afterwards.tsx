import { BranchCardList } from '@/components/blocks/BranchCardList';
import { Section } from '@/components/blocks/Section';
import type { BranchPage } from '@/lib/schools/directory/branchPage';

/** Where a pupil goes on after the last grade of the branch; nothing where school ends with it. */
export const Afterwards = ({ page: { profile, lastGrade, next } }: { page: BranchPage }) =>
  (next.length > 0 || profile.nextStep) && (
    <Section title={`After ${lastGrade}`}>
      {profile.nextStep && <p>{profile.nextStep}</p>}
      {next.length > 0 && <BranchCardList cards={next} kmOf={({ km }) => km} isCompact />}
    </Section>
  );
