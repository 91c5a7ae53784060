import { byBranchId } from '@/data/places/byBranchId';
import type { BranchRecord } from '@/data/places/places';
import { BRANCH_STREAMS, STREAM_SUBJECTS, STREAMS, type Stream } from '@/data/places/streams';
import { branchTitle } from '@/lib/schools/directory/branches';

/** A stream of Grades 11 and 12, and the branches of the city that have it. */
export type BranchStreams = { name: string; subjects: string; branches: string[] };

const BY_BRANCH = byBranchId<readonly Stream[]>(BRANCH_STREAMS);

/** The streams taught at these branches; none where they end before Grade 11. */
export const streamsOf = (branches: readonly BranchRecord[]): BranchStreams[] =>
  STREAMS.map((stream) => ({
    ...STREAM_SUBJECTS[stream],
    branches: branches
      .filter(({ id }) => BY_BRANCH.get(id)?.includes(stream))
      .map((branch) => branchTitle(branch)),
  })).filter(({ branches: there }) => there.length > 0);
