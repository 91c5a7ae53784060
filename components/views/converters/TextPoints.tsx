import { Section } from '@/components/blocks/Section';
import { Points } from './Points';

type TextPointsProps = { title: string; points: readonly string[] };

/** Short sentences under a heading. */
export const TextPoints = ({ title, points }: TextPointsProps) => (
  <Section title={title}>
    <Points points={points} />
  </Section>
);
