import type { NodeId } from '@/data/study/graph/node';
import { loadMakers, type MakerPlace } from '@/lib/study/makers/books';
import { studyGraph } from './graph';

const CHAPTER = /^chapter:(.+)\/(\d+)$/;

/** The makers of the closest chapter that has any: a lesson and formulas go on with its questions. */
export const makersFor = async (id: NodeId): Promise<MakerPlace | null> => {
  for (const other of studyGraph().ties.get(id) ?? []) {
    const [, folder, chapter] = CHAPTER.exec(other) ?? [];
    if (!folder) continue;
    const place = { folder, chapter: Number(chapter) };
    const makers = await loadMakers(place);
    if (makers.length > 0) return place;
  }
  return null;
};
