import type { BranchIdWhere } from '@/data/places/places';

/**
 * Where pupils of an ICSE branch go on after Grade 10, and what changes with the board. Each says it
 * in words of its own. For prerendering.
 */
export const BOARD_CHANGES = {
  3: 'Grade 11 at Sarjapur Road and Kanakapura Road follows CBSE, a usual change after ICSE: physics, chemistry and biology, a paper each in Grade 10, are subjects of their own there.',
  5: 'Going on to Sarjapur Road or Kanakapura Road means changing from ICSE to CBSE, for which Grade 11 is the usual time; the Council’s migration certificate goes along.',
  21: 'An ICSE pass opens Class 11 of CBSE, which Sarjapur Road and Kanakapura Road both follow; from then on the books are those of NCERT.',
  41: 'Malad West follows CBSE in Grade 11. After ICSE Grade 10 that is a usual change, since the two years up to Class 12 are a course of their own with either board.',
  47: 'From ICSE to Malad West the board changes to CBSE, as for many pupils after Grade 10; English then has one paper instead of two.',
  54: 'Nigdi follows CBSE, so the board changes with the school: after the ICSE examination that is usual, in Grades 9 and 10 it is not done.',
  62: 'Those campuses follow CBSE; in Hyderabad itself the state’s intermediate course takes pupils with ICSE as well.',
  80: 'Joka goes on to ISC with the same Council; New Town changes to CBSE, as is usual after Grade 10, and has the stream with biology that Joka has not.',
} as const satisfies Record<BranchIdWhere<{ board: 'ICSE'; to: 14 }>, string>;
