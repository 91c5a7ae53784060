import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';
import { parseClassNumber } from '@/lib/study/ncert/books';
import { getClassManifest } from './classManifest';
import { buildClassQuestions } from './classQuestions';

const askedClass = ({ req }: EndpointContext<undefined>) => {
  const classNumber = parseClassNumber(String(req.query.class ?? ''));
  if (classNumber === null) throw new SiteError('request/invalid', { field: 'class' });
  return classNumber;
};

/** GET /api/offline/manifest?class=7: what is stored of the class, and how large it is. */
export const getManifest = async (context: EndpointContext<undefined>): Promise<Answer> => ({
  json: await getClassManifest(askedClass(context)),
});

/** GET /api/offline/questions?class=7: questions of its chapters, made beforehand. */
export const getQuestions = async (context: EndpointContext<undefined>): Promise<Answer> => ({
  json: { chapters: await buildClassQuestions(askedClass(context)) },
});
