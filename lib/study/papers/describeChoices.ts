import { listWords } from '@/data/copy/listWords';
import { PATTERN_WORDS } from '@/data/study/papers/pageTexts';
import type { PaperPattern, SectionPattern } from '@/data/study/papers/pattern';

type Choice = NonNullable<SectionPattern['choices']>[number];

const isOfCases = ({ rows }: SectionPattern, { marks }: Choice): boolean =>
  rows.some((row) => row.kind === 'case' && marks.includes(row.marks));

const inSection = (section: SectionPattern, choice: Choice): string =>
  isOfCases(section, choice)
    ? PATTERN_WORDS.lastParts(choice.questions, section.parts?.length ?? 0)
    : PATTERN_WORDS.inSection(choice.questions, section.name);

const inEach = (section: SectionPattern, choice: Choice): string =>
  isOfCases(section, choice) ? PATTERN_WORDS.lastPart : PATTERN_WORDS.oneOf(choice.marks);

/** Where the paper of `who` (`Class 10`, `Physics`) offers one of two questions: a sentence, or none. */
export const describeChoices = ({ sections }: PaperPattern, who: string): string[] => {
  const offering = sections.flatMap((section) =>
    (section.choices ?? []).map((choice) => ({ section, choice })),
  );
  if (offering.length === 0) return [];
  const [first] = sections;
  const places = first?.about
    ? PATTERN_WORDS.inEverySection(
        listWords((first.choices ?? []).map((choice) => inEach(first, choice))),
      )
    : listWords(offering.map(({ section, choice }) => inSection(section, choice)));
  return [PATTERN_WORDS.choices(who, places)];
};
