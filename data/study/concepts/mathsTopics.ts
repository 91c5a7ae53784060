import { PRIMARY_TOPICS } from './primaryTopics';
import { SENIOR_TOPICS } from './seniorTopics';
import type { ConceptTopic } from './topic';

/** Every lesson in mathematics, in the order of learning. Not for the browser. */
export const MATHS_TOPICS: readonly ConceptTopic[] = [...PRIMARY_TOPICS, ...SENIOR_TOPICS];
