import { BranchCardList } from '@/components/blocks/BranchCardList';
import { Section } from '@/components/blocks/Section';
import type { BranchPage } from '@/lib/schools/directory/branchPage';

/** Where a pupil goes on after the last grade of the branch. */
export const Afterwards = ({ page: { profile, lastGrade, next } }: { page: BranchPage }) => (
  <Section title={`After ${lastGrade}`}>
    <p>{profile.afterwards}</p>
    {next.length > 0 && <BranchCardList cards={next} />}
  </Section>
);
