import type { CalculatorSubject } from '@/data/routes/paths/study/calculators';
import { CHEMISTRY_TEXTS } from '@/data/study/calculators/chemistryTexts';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { MATHS_TEXTS } from '@/data/study/calculators/mathsTexts';
import { PHYSICS_TEXTS } from '@/data/study/calculators/physicsTexts';
import type {
  ChemistryCalculatorId,
  PhysicsCalculatorId,
} from '@/data/study/calculators/scienceTitles';
import type { CalculatorText } from '@/data/study/calculators/text';
import { CHEMISTRY_TOOL_GROUPS, CHEMISTRY_TOOLS } from '@/data/study/calculators/tools/chemistry';
import { MATHS_TOOL_GROUPS, MATHS_TOOLS } from '@/data/study/calculators/tools/maths';
import { PHYSICS_TOOL_GROUPS, PHYSICS_TOOLS } from '@/data/study/calculators/tools/physics';
import type { ToolGroup, ToolText } from '@/data/study/calculators/tools/tool';
import { CALCULATOR_PRACTICE } from '@/data/study/practice/calculatorPractice';
import type { PracticeText } from '@/data/study/practice/practiceText';
import { chemistryCalculator } from './chemistry/definitions';
import type { CalculatorDefinition } from './definition';
import { mathsCalculator } from './maths/definitions';
import { physicsCalculator } from './physics/definitions';

/** All that is known of the calculators of a subject. For the server and the build. */
export type SubjectTools<Id extends string> = {
  subject: CalculatorSubject;
  groups: readonly ToolGroup<Id>[];
  /** What each is called. */
  tools: Readonly<Record<Id, ToolText>>;
  /** What stands beside each. */
  texts: Readonly<Record<Id, CalculatorText>>;
  practice: Readonly<Record<Id, readonly PracticeText[]>>;
  define: (id: Id) => CalculatorDefinition;
};

export const MATHS: SubjectTools<MathsCalculatorId> = {
  subject: 'maths',
  groups: MATHS_TOOL_GROUPS,
  tools: MATHS_TOOLS,
  texts: MATHS_TEXTS,
  practice: CALCULATOR_PRACTICE.maths,
  define: mathsCalculator,
};

export const PHYSICS: SubjectTools<PhysicsCalculatorId> = {
  subject: 'physics',
  groups: PHYSICS_TOOL_GROUPS,
  tools: PHYSICS_TOOLS,
  texts: PHYSICS_TEXTS,
  practice: CALCULATOR_PRACTICE.physics,
  define: physicsCalculator,
};

export const CHEMISTRY: SubjectTools<ChemistryCalculatorId> = {
  subject: 'chemistry',
  groups: CHEMISTRY_TOOL_GROUPS,
  tools: CHEMISTRY_TOOLS,
  texts: CHEMISTRY_TEXTS,
  practice: CALCULATOR_PRACTICE.chemistry,
  define: chemistryCalculator,
};

/** The calculators of a subject, in the order of its list. */
export const idsOf = <Id extends string>({ groups }: Pick<SubjectTools<Id>, 'groups'>): Id[] =>
  groups.flatMap(({ ids }) => ids);
