import { booksInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { loadMakers } from '@/lib/study/makers/books';
import { makeQuestions } from '@/lib/study/makers/makeQuestions';
import type { PracticeQuestion } from '@/lib/study/practice/question';

/** Four times ten: a pupil on a journey sees few of them twice. */
export const POOL_SIZE = 40;

/** By the folder of the book and the number of the chapter: `class-7/curiosity/3`. */
export type QuestionPools = Readonly<Record<string, readonly PracticeQuestion[]>>;

/** Questions of every chapter of a class that has makers, for who has no network to ask for others. */
export const buildClassQuestions = async (classNumber: ClassNumber): Promise<QuestionPools> => {
  const pools: Record<string, readonly PracticeQuestion[]> = {};
  for (const { slug, book } of booksInUse(classNumber)) {
    const folder = `class-${classNumber}/${slug}`;
    for (const at of book.chapters.keys()) {
      const makers = await loadMakers({ folder, chapter: at + 1 });
      if (makers.length > 0)
        pools[`${folder}/${at + 1}`] = makeQuestions(makers, POOL_SIZE, 'kept');
    }
  }
  return pools;
};
