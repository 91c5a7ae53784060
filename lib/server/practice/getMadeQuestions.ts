import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';
import { loadMakers } from '@/lib/study/makers/books';
import { makeQuestions } from '@/lib/study/makers/makeQuestions';

const COUNT = 10;
const SEED = /^[a-z0-9.]{1,40}$/i;

/**
 * GET /api/practice?book=class-7/ganita-prakash&chapter=9&seed=…: ten questions of the chapter's makers,
 * the same for the same seed. With `&maker=sign-rule` one question of that maker. Throws a SiteError that names the field where there are no such makers.
 */
export const getMadeQuestions = async ({ req }: EndpointContext<undefined>): Promise<Answer> => {
  const { book, chapter, seed, maker } = req.query;
  const makers = await loadMakers({ folder: String(book ?? ''), chapter: Number(chapter) });
  if (makers.length === 0) throw new SiteError('request/invalid', { field: 'chapter' });
  if (typeof seed !== 'string' || !SEED.test(seed))
    throw new SiteError('request/invalid', { field: 'seed' });
  if (maker === undefined) return { json: { questions: makeQuestions(makers, COUNT, seed) } };
  const wanted = makers.filter(({ id }) => id === maker);
  return { json: { questions: makeQuestions(wanted, 1, seed) } };
};
