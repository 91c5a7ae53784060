import { join } from 'node:path';
import { z } from 'zod';
import { SCHOOL } from '@/data/school';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { readReferences } from '@/tests/reliability/support/references';
import { withTestSite } from '@/tests/reliability/support/site';

const NAME = 'no-contact';
const POSTS = { short: 40, long: 400 };
const AT_ONCE = 8;
/** What a form may hold instead of a number or an address. */
const EMPTY = [{}, { mobile: '', email: '' }, { mobile: ' - ', email: '   ' }, { mobile: null }];

const refusal = z.object({ error: z.object({ code: z.string(), field: z.string() }) });

/** Whether a post as JSON is refused with its reason and the field. */
const isRefused = async (origin: string, index: number): Promise<boolean> => {
  const { mobile: _, ...body } = enquiryBody(`no-contact-json-${index}`);
  const visitor = createVisitor(origin, fromAddress(index));
  const reply = await visitor.post('/api/enquiries', { ...body, ...EMPTY[index % EMPTY.length] });
  const { code, field } = refusal.safeParse(reply.body).data?.error ?? {};
  return reply.status === 400 && code === 'enquiry/no-contact-details' && field === 'mobile';
};

/** A plain form: comes back with its words and the reason, and is taken once it has a number. */
const comesBack = async (origin: string, index: number): Promise<'taken' | 'lost'> => {
  const { mobile, branch, grade, ...texts } = enquiryBody(`no-contact-form-${index}`);
  const form = { ...texts, branch: String(branch), grade: String(grade) };
  const visitor = createVisitor(origin, fromAddress(100_000 + index));
  const { headers } = await visitor.postForm('/api/enquiries', form);
  if (headers.get('Location') !== '/enquiry/check') return 'lost';
  const page = String((await visitor.get('/enquiry/check')).body);
  const isWhole = page.includes(texts.child_name) && page.includes('neither call nor write back');
  const again = await visitor.postForm('/api/enquiries', { ...form, mobile });
  return isWhole && again.headers.get('Location')?.startsWith(`/enquiry/${SCHOOL.shortName}-`)
    ? 'taken'
    : 'lost';
};

export const NO_CONTACT: Experiment = {
  name: NAME,
  promise:
    'An enquiry that leaves no way to call or write back is refused with its reason, and nothing typed is lost.',
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: NAME, port: 4351, env: { TRUST_PROXY: '1' } }, async (site) => {
      const count = POSTS[size];
      const target = { file: join(site.dataDir, 'site.db') };
      const refused = await inParallel(count, AT_ONCE, (index) => isRefused(site.origin, index));
      note(
        exactly(
          'posts without number and e-mail, refused with reason and field',
          refused.filter(Boolean).length,
          count,
        ),
      );
      note(none('of these in the store', (await readReferences(target)).size));
      const forms = await inParallel(count, AT_ONCE, (index) => comesBack(site.origin, index));
      note(
        exactly(
          'plain forms that came back whole with the reason, and were taken with a number',
          forms.filter((form) => form === 'taken').length,
          count,
        ),
      );
    }),
};
